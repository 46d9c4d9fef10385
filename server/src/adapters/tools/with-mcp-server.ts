import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport, StreamableHTTPError } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { ErrorCode, McpError } from "@modelcontextprotocol/sdk/types.js";
import { VERSION } from "../../platform/version.ts";
import type { Clock } from "../../ports/clock.ts";
import type { PageFetcher } from "../../ports/page-fetcher.ts";
import { ToolFailure } from "../../ports/tool-caller.ts";
import type { ToolServer } from "../../ports/tool-server-client.ts";
import { guardedFetch } from "./guarded-fetch.ts";
import { toToolFailure } from "./to-tool-failure.ts";

export interface McpCall {
  server: ToolServer;
  /** Of the call, in what is signed. */
  id: string;
  /** For all of it together. */
  timeoutMs: number;
  signal: AbortSignal;
  fetcher: PageFetcher;
  clock: Clock;
}

/** `settings` go along with each request. */
export type UseServer<Value> = (client: Client, settings: { timeout: number; signal: AbortSignal }) => Promise<Value>;

/** Connects, uses the connection and ends it. Throws `ToolFailure`. */
export async function withMcpServer<Value>(call: McpCall, use: UseServer<Value>): Promise<Value> {
  const { server, timeoutMs, fetcher } = call;
  const signal = AbortSignal.any([call.signal, AbortSignal.timeout(timeoutMs)]);
  const settings = { timeout: timeoutMs, signal };
  const client = new Client({ name: "citedesk", version: VERSION });
  const transport = new StreamableHTTPClientTransport(new URL(server.url), {
    fetch: guardedFetch(fetcher, { ...call, signal }),
    // A dropped answer is a failure: a call is never sent twice.
    reconnectionOptions: {
      maxRetries: 0,
      initialReconnectionDelay: 0,
      maxReconnectionDelay: 0,
      reconnectionDelayGrowFactor: 1,
    },
  });
  try {
    // Its optional members don't say that they may be undefined.
    await client.connect(transport as Parameters<Client["connect"]>[0], settings);
    return await use(client, settings);
  } catch (error) {
    throw describeFailure(error, call.signal, signal);
  } finally {
    // A server that keeps sessions forgets this one by itself when it can't be told.
    await transport.terminateSession().catch(() => {});
    await client.close().catch(() => {});
  }
}

function describeFailure(error: unknown, asked: AbortSignal, whole: AbortSignal): unknown {
  const failure = toToolFailure(error);
  if (failure instanceof ToolFailure) return failure;
  if (asked.aborted) return new ToolFailure("aborted", "The call was stopped.", { cause: error });
  if (whole.aborted || (error instanceof McpError && error.code === ErrorCode.RequestTimeout))
    return new ToolFailure("timeout", "The tool took too long.", { cause: error });
  if (error instanceof StreamableHTTPError)
    return new ToolFailure("bad_status", `The tool's server answered with status ${error.code ?? "unknown"}.`, {
      cause: error,
    });
  // What isn't the protocol, and what the server refuses: a sentence of its own may hold anything.
  return new ToolFailure("bad_response", "The tool's server did not answer as the Model Context Protocol says.", {
    cause: error,
  });
}
