/** Runs a page's scripts and gives the document as it stands then. All its requests go through the `PageFetcher`. */
export interface PageRenderer {
  /** HTML in UTF-8. Throws `RenderFailure`. */
  render(url: string, signal: AbortSignal): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** `message` is a sentence for people. */
export class RenderFailure extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "RenderFailure";
  }
}
