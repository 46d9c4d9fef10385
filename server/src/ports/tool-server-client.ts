import type { ToolCallRequest, ToolResult } from "./tool-caller.ts";

/** A client's server that speaks the Model Context Protocol. */
export interface ToolServer {
  url: string;
  /** The client's own, sent with every request. */
  headers: Record<string, string>;
  /** `whsec_` and base64; signs the requests and never leaves the service. */
  secret: string | null;
}

/** What a server says of one of its tools. */
export interface ServerTool {
  name: string;
  description: string;
  /** JSON Schema of the arguments. */
  parameters: Record<string, unknown>;
}

export interface ToolServerClient {
  /** Throws `ToolFailure`. At most `MAX_SERVER_TOOLS`. */
  listTools(server: ToolServer, options: { timeoutMs: number; signal?: AbortSignal }): Promise<ServerTool[]>;
  /** Throws `ToolFailure`, also for what the tool says went wrong. Nothing is tried twice: a call may have effects. */
  callTool(server: ToolServer, tool: ServerTool, request: ToolCallRequest): Promise<ToolResult>;
}

export const MAX_SERVER_TOOLS = 200;
