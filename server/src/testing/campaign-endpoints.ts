import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { verifyWebhook } from "@citedesk/client";

/** One in so many first attempts is answered 500. */
const REFUSES_ONE_IN = 200;

/** A client's endpoint: mostly quick, now and then slow, and some first attempts it refuses. */
export class CampaignEndpoint {
  agentId = "";
  webhookId = "";
  secret = "";
  /** `drops`: the connection ends in the midst of a request. */
  trouble: "hangs" | "500" | "drops" | undefined;
  /** How often each event was received and answered with a 204. */
  readonly received = new Map<string, number>();
  readonly refused = new Set<string>();
  readonly unsigned: string[] = [];
  /** Milliseconds from each event to its first receipt. */
  readonly waits: number[] = [];
  readonly number: number;
  readonly #random: () => number;
  readonly #held: ServerResponse[] = [];

  constructor(number: number, random: () => number) {
    this.number = number;
    this.#random = random;
  }

  /** Well again; what it held is let go of. */
  recover(): void {
    this.trouble = undefined;
    for (const response of this.#held.splice(0)) response.writeHead(500).end();
  }

  async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request);
    if (this.trouble === "hangs") return void this.#held.push(response);
    if (this.trouble === "drops") return void request.socket.destroy();
    if (this.trouble === "500") return void response.writeHead(500).end();
    const headers = new Headers(request.headers as Record<string, string>);
    try {
      const { id, timestamp } = await verifyWebhook(body, headers, this.secret);
      if (this.#random() < 0.1) await sleep(this.#random() * 50);
      const isNew = !this.received.has(id);
      const isRefused = isNew && !this.refused.has(id) && this.#random() < 1 / REFUSES_ONE_IN;
      if (isRefused) this.refused.add(id);
      else {
        // What was refused once comes after seconds, as it should.
        if (isNew && !this.refused.has(id)) this.waits.push(Date.now() - Date.parse(timestamp));
        this.received.set(id, (this.received.get(id) ?? 0) + 1);
      }
      response.writeHead(isRefused ? 500 : 204).end();
    } catch (error) {
      this.unsigned.push(`${headers.get("webhook-id")}: ${(error as Error).message}`);
      response.writeHead(400).end();
    }
  }
}

/** Each with endpoints of its own, by path. */
export function startOrigins(count: number) {
  return Promise.all(Array.from({ length: count }, startOrigin));
}

async function startOrigin() {
  const endpoints = new Map<string, CampaignEndpoint>();
  const server = createServer((request, response) => {
    // A killed service breaks off in the midst of a request.
    endpoints
      .get(request.url ?? "")
      ?.take(request, response)
      .catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    add(endpoint: CampaignEndpoint): string {
      const path = `/hooks/${endpoint.number}`;
      endpoints.set(path, endpoint);
      return `http://127.0.0.1:${port}${path}`;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
