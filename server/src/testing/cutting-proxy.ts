import { createServer, type ServerResponse, request as sendOn } from "node:http";
import type { AddressInfo } from "node:net";
import { after } from "node:test";

export interface CuttingProxy {
  url: string;
  /** Where it sends on to. */
  target: string;
  /** Event streams are cut after so many bytes; undefined: not at all. */
  cutAfter: number | undefined;
  /** To the byte, inside an event too; else at the end of what came in one piece. */
  isExact: boolean;
  cuts: number;
  /** Event streams that are asked for and not over. */
  readonly streams: number;
  /** Breaks off all that are open. */
  breakStreams(): void;
  /** Requests by method and path, as they came. */
  seen: string[];
  /** Answers instead of the service; undefined: the service answers. */
  answer: ((call: string, response: ServerResponse) => boolean) | undefined;
}

/** As a rule the page has read by then what came before the break. */
const READ_WITHIN_MS = 300;

/**
 * Stands between a browser and the service, as a bad network does. The browser sees its address alone. A break takes
 * with it what the page has received and not read yet; of a page that is so left where it was, the next stream ends in
 * order: after six in a row that bring nothing the client asks in another way.
 */
export async function startCuttingProxy(target = ""): Promise<CuttingProxy> {
  const open = new Set<ServerResponse>();
  const proxy: CuttingProxy = {
    url: "",
    target,
    cutAfter: undefined,
    isExact: false,
    cuts: 0,
    get streams() {
      return open.size;
    },
    breakStreams: () => {
      for (const response of open) response.destroy();
    },
    seen: [],
    answer: undefined,
  };
  let lastCutOf: string | undefined;
  const server = createServer((request, response) => {
    const path = request.url ?? "";
    const call = `${request.method} ${path.split("?")[0]}`;
    proxy.seen.push(call);
    if (proxy.answer?.(call, response)) return;
    const { method, headers } = request;
    if (headers.accept?.includes("event-stream")) {
      open.add(response);
      response.on("close", () => open.delete(response));
    }
    const onward = sendOn(proxy.target + path, { method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      response.flushHeaders();
      const isStream = String(answer.headers["content-type"]).includes("event-stream") && path.includes("/chat");
      const lastEventId = headers["last-event-id"]?.toString();
      const isLeftThere = lastEventId !== undefined && lastEventId === lastCutOf;
      let passed = 0;
      let isCut = false;
      answer.on("data", (chunk: Buffer) => {
        // What came in the same packet is still told of behind a cut.
        if (isCut) return;
        passed += chunk.length;
        if (!isStream || proxy.cutAfter === undefined || passed < proxy.cutAfter) return void response.write(chunk);
        isCut = true;
        proxy.cuts += 1;
        lastCutOf = lastEventId;
        answer.destroy();
        response.write(proxy.isExact ? chunk.subarray(0, chunk.length - (passed - proxy.cutAfter)) : chunk);
        if (isLeftThere) response.end();
        else setTimeout(() => response.destroy(), READ_WITHIN_MS);
      });
      answer.on("end", () => {
        if (!isCut) response.end();
      });
      answer.on("error", () => {
        if (!isCut) response.destroy();
      });
    });
    onward.on("error", () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return proxy;
}
