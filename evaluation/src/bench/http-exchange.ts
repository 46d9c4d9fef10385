import { Agent, type IncomingMessage, request as sendRequest } from "node:http";

export interface Exchange {
  status: number;
  body: string;
  /** From sending to the last byte, in ms. */
  totalMs: number;
  /** From sending to the part that `isFirst` accepted, in ms; undefined when none was. */
  firstMs: number | undefined;
}

export interface ExchangeRequest {
  url: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Looks at each piece as it comes; the first true marks the first word of a streamed answer. */
  isFirst?: (piece: string) => boolean;
}

/** Sends one request over kept connections. Bare `node:http`: the client must cost less than what it measures. */
export class HttpExchanger {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 2000 });

  send({ url, method = "GET", headers = {}, body, isFirst }: ExchangeRequest): Promise<Exchange> {
    const started = performance.now();
    return new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
      const outgoing = sendRequest(url, { method, headers: { ...headers, ...length }, agent: this.#agent });
      outgoing.once("error", reject);
      outgoing.setTimeout(REQUEST_TIMEOUT_MS, () => outgoing.destroy(new Error(`${method} ${url} took too long.`)));
      outgoing.once("response", (response: IncomingMessage) => {
        let text = "";
        let firstMs: number | undefined;
        response.setEncoding("utf8");
        response.on("data", (piece: string) => {
          text += piece;
          if (firstMs === undefined && isFirst?.(piece)) firstMs = performance.now() - started;
        });
        response.once("error", reject);
        response.once("end", () =>
          resolve({ status: response.statusCode ?? 0, body: text, totalMs: performance.now() - started, firstMs }),
        );
      });
      outgoing.end(body);
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

const REQUEST_TIMEOUT_MS = 120_000;
