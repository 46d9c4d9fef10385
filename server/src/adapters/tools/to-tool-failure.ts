import { FetchFailure, type FetchFailureCode } from "../../ports/page-fetcher.ts";
import { ToolFailure, type ToolFailureCode } from "../../ports/tool-caller.ts";

const FAILURES: Record<FetchFailureCode, ToolFailureCode> = {
  invalid_url: "address_refused",
  private_address: "address_refused",
  dns_failed: "unreachable",
  connection_failed: "unreachable",
  tls_failed: "unreachable",
  timeout: "timeout",
  too_large: "too_large",
  too_many_redirects: "bad_status",
  redirect_loop: "bad_status",
  redirect_refused: "bad_status",
  invalid_response: "bad_response",
  aborted: "aborted",
};

/** What the guarded fetcher throws, as a tool's failure; anything else stays what it is. */
export function toToolFailure(error: unknown): unknown {
  if (!(error instanceof FetchFailure)) return error;
  return new ToolFailure(FAILURES[error.code], `The tool could not be called: ${error.message}`, { cause: error });
}
