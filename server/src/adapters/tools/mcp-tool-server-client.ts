import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { assertNoOpenTransaction } from "../../platform/database/open-transaction-error.ts";
import { newId } from "../../platform/ids/identifiers.ts";
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
import type { UseServer } from "./with-mcp-server.ts";

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
    use: UseServer<Value>,
  ): Promise<Value> {
    assertNoOpenTransaction("A tool");
    // Few use it, and the protocol's library takes a while to load: that is done for the first who does.
    const { withMcpServer } = await import("./with-mcp-server.ts");
    return withMcpServer({ ...limits, server, fetcher, clock }, use);
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
