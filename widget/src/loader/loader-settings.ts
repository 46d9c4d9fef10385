/** What the service writes behind the loader: the assistant as the page around the chat needs it. */
export interface LoaderSettings {
  baseUrl: string;
  deploymentId: string;
  agentId: string;
  name: string;
  /** What the launcher is called, e.g. "Shop help chat". */
  title: string;
  /** What a visitor reads where no chat comes: that it didn't, and to try again. */
  notice: string;
  /** With the service's own. */
  allowedOrigins: string[];
  /** What the chat's frame may do, as its own policy says too. */
  sandbox: string;
  /** The page of the assistant itself. */
  mode?: "page";
  position: string;
  /** Declarations of custom properties. */
  theme: string;
}
