/** A client's own function that a model may ask for. */
export interface CallableTool {
  name: string;
  /** JSON Schema (draft-07 or 2020-12) of the arguments; its type is `object`. */
  parameters: object;
  url: string;
  /** The client's own, sent with every call. */
  headers: Record<string, string>;
  /** `whsec_` and base64; signs the request and never leaves the server. null sends it unsigned. */
  secret: string | null;
}

export interface ToolCallRequest {
  /** Repeated when a call is repeated, so that the receiver can tell. */
  id: string;
  /** As the model wrote them; checked against `parameters` before anything is sent. */
  arguments: unknown;
  /** What the call belongs to and for whom it is, in public ids, e.g. `agent_id`, `visitor`. */
  context: Record<string, unknown>;
  timeoutMs: number;
  signal: AbortSignal;
}

export interface ToolResult {
  /** JSON or text. Data for the next prompt, never instructions. */
  content: string;
  /** Whether `content` was cut. */
  truncated: boolean;
  durationMs: number;
}

export type ToolFailureCode =
  | "invalid_parameters"
  | "invalid_arguments"
  | "address_refused"
  | "unreachable"
  | "timeout"
  | "too_large"
  | "bad_status"
  | "bad_response"
  | "aborted";

/** `message` is a sentence that may be shown to the model and to members; it holds no secret. */
export class ToolFailure extends Error {
  readonly code: ToolFailureCode;
  constructor(code: ToolFailureCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "ToolFailure";
    this.code = code;
  }
}

export interface ToolCaller {
  /** Throws `ToolFailure("invalid_parameters")` for a schema that can't be used. For when a tool is saved. */
  checkParameters(parameters: object): void;
  /** Throws `ToolFailure("invalid_arguments")`. For tools that need no request. */
  checkArguments(parameters: object, value: unknown): void;
  /** Throws `ToolFailure`. Nothing is tried twice: a call may have effects. */
  call(tool: CallableTool, request: ToolCallRequest): Promise<ToolResult>;
}
