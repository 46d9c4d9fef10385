import { assertNoOpenTransaction } from "../../platform/database/open-transaction-error.ts";
import type { Clock } from "../../ports/clock.ts";
import type { FetchedPage, PageFetcher } from "../../ports/page-fetcher.ts";
import { type ToolCaller, ToolFailure } from "../../ports/tool-caller.ts";
import { systemClock } from "../clock/system-clock.ts";
import { createArgumentChecker } from "./check-arguments.ts";
import { lowerCased } from "./lower-cased.ts";
import { signRequest } from "./sign-request.ts";
import { toToolFailure } from "./to-tool-failure.ts";

const MAX_RESPONSE_BYTES = 256 * 1024;
const MAX_RESULT_LENGTH = 16_384;

/**
 * Tools behind an address of the client's: `POST` of `{type: "tool.call", timestamp, data: {tool, arguments, …}}`,
 * signed as Standard Webhooks are. It goes through the guarded fetcher, without redirects. The answer is JSON or text.
 */
export function createHttpToolCaller(options: { fetcher: PageFetcher; clock?: Clock }): ToolCaller {
  const { fetcher, clock = systemClock } = options;
  const checker = createArgumentChecker();
  return {
    checkParameters: checker.compile,
    checkArguments: checker.check,
    async call(tool, request) {
      assertNoOpenTransaction("A tool");
      checker.check(tool.parameters, request.arguments);
      const time = new Date(clock.now());
      const body = JSON.stringify({
        type: "tool.call",
        timestamp: time.toISOString(),
        data: { ...request.context, tool: tool.name, arguments: request.arguments },
      });
      const signature = signRequest({
        id: request.id,
        timestamp: Math.floor(time.getTime() / 1000),
        body,
        secrets: tool.secret === null ? [] : [tool.secret],
      });
      const page = await fetcher
        .fetch({
          url: tool.url,
          method: "POST",
          headers: {
            ...lowerCased(tool.headers),
            ...signature,
            "content-type": "application/json",
            accept: "application/json, text/plain;q=0.9",
          },
          body,
          maxBytes: MAX_RESPONSE_BYTES,
          timeoutMs: request.timeoutMs,
          maxRedirects: 0,
          signal: request.signal,
        })
        .catch((error: unknown) => {
          throw toToolFailure(error);
        });
      return { ...readResult(page), durationMs: page.durationMs };
    },
  };
}

function readResult(page: FetchedPage): { content: string; truncated: boolean } {
  if (page.status < 200 || page.status > 299) {
    throw new ToolFailure("bad_status", `The tool answered with status ${page.status}.`);
  }
  const mediaType = (page.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  const isJson = mediaType === "application/json" || mediaType.endsWith("+json");
  if (!isJson && !mediaType.startsWith("text/") && page.body.byteLength > 0) {
    throw new ToolFailure("bad_response", "The tool answered neither with JSON nor with text.");
  }
  const text = new TextDecoder().decode(page.body);
  const content = isJson && text !== "" ? compactJson(text) : text;
  return { content: content.slice(0, MAX_RESULT_LENGTH), truncated: content.length > MAX_RESULT_LENGTH };
}

function compactJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch (cause) {
    throw new ToolFailure("bad_response", "The tool's answer says it is JSON, but it is not.", { cause });
  }
}
