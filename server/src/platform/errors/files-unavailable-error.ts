/** Where files are kept can't be reached, or refuses us. Whether a write came through is not known. */
export class FilesUnavailableError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "FilesUnavailableError";
  }
}
