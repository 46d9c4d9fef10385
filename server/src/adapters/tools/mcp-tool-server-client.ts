import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { assertNoOpenTransaction } from "../../platform/database/open-transaction-error.ts";
import { newId } from "../../platform/ids/identifiers.ts";
import { VERSION } from "../../platform/version.ts";
import type { Clock } from "../../ports/clock.ts";
import type { PageFetcher } from "../../ports/page-fetcher.ts";
import { ToolFailure } from "../../ports/tool-caller.ts";
import {
  MAX_SERVER_TOOLS,
  type ServerTool,
  type ToolServer,
  type ToolServerClient,
} from "../../ports/tool-server-client.ts";
import { systemClock } from "../clock/system-clock.ts";
import { createArgumentChecker } from "./check-arguments.ts";
import { guardedFetch } from "./guarded-fetch.ts";
import { toToolFailure } from "./to-tool-failure.ts";

const MAX_RESULT_LENGTH = 16_384;
const MAX_FAILURE_LENGTH = 500;
/** What a call belongs to, and for whom it is; in `_meta` of the call. */
const CONTEXT_KEY = "citedesk/context";

/**
 * Tools of a server that speaks the Model Context Protocol over streamable HTTP, by the official SDK. Every request
 * goes through the guarded fetcher, without redirects, and is signed as Standard Webhooks are. A connection lasts as
 * long as one call: nothing of one visitor's stays for another's.
 */
export function createMcpToolServerClient(options: { fetcher: PageFetcher; clock?: Clock }): ToolServerClient {
  const { fetcher, clock = systemClock } = options;
  const checker = createArgumentChecker();

  async function connected<Value>(
    server: ToolServer,
    limits: { id: string; timeoutMs: number; signal: AbortSignal },
    use: (client: Client, settings: { timeout: number; signal: AbortSignal }) => Promise<Value>,
  ): Promise<Value> {
    assertNoOpenTransaction("A tool");
    const { Client, StreamableHTTPClientTransport, describeFailure } = await loadProtocol();
    const signal = AbortSignal.any([limits.signal, AbortSignal.timeout(limits.timeoutMs)]);
    const settings = { timeout: limits.timeoutMs, signal };
    const client = new Client({ name: "citedesk", version: VERSION });
    const transport = new StreamableHTTPClientTransport(new URL(server.url), {
      fetch: guardedFetch(fetcher, { ...limits, signal, server, clock }),
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
      throw describeFailure(error, limits.signal, signal);
    } finally {
      // A server that keeps sessions forgets this one by itself when it can't be told.
      await transport.terminateSession().catch(() => {});
      await client.close().catch(() => {});
    }
  }

  return {
    listTools(server, { timeoutMs, signal = new AbortController().signal }) {
      return connected(server, { id: `call_${newId()}`, timeoutMs, signal }, async (client, settings) => {
        const tools: ServerTool[] = [];
        let cursor: string | undefined;
        do {
          const page = await client.listTools(cursor === undefined ? {} : { cursor }, settings);
          for (const { name, description = "", inputSchema } of page.tools)
            tools.push({ name, description, parameters: inputSchema as Record<string, unknown> });
          cursor = page.nextCursor;
        } while (cursor !== undefined && tools.length < MAX_SERVER_TOOLS);
        return tools.slice(0, MAX_SERVER_TOOLS);
      });
    },

    async callTool(server, tool, { id, arguments: given, context, timeoutMs, signal }) {
      checker.check(tool.parameters, given);
      const started = performance.now();
      const called = await connected(server, { id, timeoutMs, signal }, (client, settings) =>
        client.callTool(
          { name: tool.name, arguments: given as Record<string, unknown>, _meta: { [CONTEXT_KEY]: context } },
          undefined,
          settings,
        ),
      );
      const content = readContent(called as CallToolResult);
      if (called.isError)
        throw new ToolFailure("bad_response", `The tool says that it failed: ${content.slice(0, MAX_FAILURE_LENGTH)}`);
      return {
        content: content.slice(0, MAX_RESULT_LENGTH),
        truncated: content.length > MAX_RESULT_LENGTH,
        durationMs: Math.round(performance.now() - started),
      };
    },
  };
}

/** Its structured form where there is one; else its texts, those of embedded resources too. Pictures can't be cited. */
function readContent({ content, structuredContent }: CallToolResult): string {
  if (structuredContent !== undefined) return JSON.stringify(structuredContent);
  return content
    .flatMap((part) => {
      if (part.type === "text") return [part.text];
      return part.type === "resource" && "text" in part.resource ? [String(part.resource.text)] : [];
    })
    .join("\n");
}

/** Few use it, and it takes a while to load: that is done for the first who does. */
async function loadProtocol() {
  const [{ Client }, { StreamableHTTPClientTransport, StreamableHTTPError }, { ErrorCode, McpError }] =
    await Promise.all([
      import("@modelcontextprotocol/sdk/client/index.js"),
      import("@modelcontextprotocol/sdk/client/streamableHttp.js"),
      import("@modelcontextprotocol/sdk/types.js"),
    ]);

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

  return { Client, StreamableHTTPClientTransport, describeFailure };
}
