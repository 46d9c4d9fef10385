/** What the service writes behind the loader: the assistant as the page around the chat needs it. */
export interface LoaderSettings {
  baseUrl: string;
  deploymentId: string;
  agentId: string;
  name: string;
  /** What the launcher is called, e.g. "Shop help chat". */
  title: string;
  allowedOrigins: string[];
  /** What the chat's frame may do, as its own policy says too. */
  sandbox: string;
  /** The page of the assistant itself. */
  mode?: "page";
  position: string;
  /** Declarations of custom properties. */
  theme: string;
}
