import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { boundedRow, formatNumber, type ReportRow } from "../report/report-row.ts";
import type { Bench } from "./bench-context.ts";
import { percentile } from "./percentile.ts";
import { ADMIN } from "./service-under-test.ts";

const HEALTHY_ENDPOINTS = 50;
const SERVERS = 5;
const LIMIT_MS = 60_000;
const PACE_MS = 200;

/**
 * Events to fifty endpoints on loopback: how many arrive a second, and what an endpoint that never answers costs the
 * others.
 */
export const webhookBench: Bench = async ({ agentId, service, quick }) => {
  const api = await signIn(service.address);
  const arrivals = new Map<string, number[]>();
  const servers = await Promise.all(Array.from({ length: SERVERS }, () => startReceiver(arrivals)));
  const dead = await startServer(createServer(() => {}));
  const addresses = Array.from({ length: HEALTHY_ENDPOINTS }, (_, n) => `${servers[n % SERVERS]!.address}/${n}`);
  const webhooks: string[] = [];
  try {
    for (const url of addresses) webhooks.push(await api.createWebhook(url));
    await leaveLeads(api, agentId, 2, 0, arrivals);
    const burst = await leaveLeads(api, agentId, quick ? 10 : 60, 0, arrivals);
    const paced = quick ? 10 : 30;
    const alone = await leaveLeads(api, agentId, paced, PACE_MS, arrivals);
    webhooks.push(await api.createWebhook(`${dead.address}/dead`));
    const beside = await leaveLeads(api, agentId, paced, PACE_MS, arrivals);
    return report(burst, percentile(alone.delays, 0.95), percentile(beside.delays, 0.95));
  } finally {
    for (const id of webhooks) await api.deleteWebhook(id);
    for (const server of [...servers, dead]) server.close();
  }
};

function report(burst: Load, alone: number, beside: number): ReportRow[] {
  return [
    boundedRow({
      what: `webhooks delivered a second to ${HEALTHY_ENDPOINTS} endpoints, signed and recorded`,
      figures: { "": burst.delays.length / (burst.tookMs / 1000), "p95 ms": percentile(burst.delays, 0.95) },
      bounds: [{ figure: "", atLeast: 500 }],
      format: formatNumber,
    }),
    boundedRow({
      what: `p95 of a delivery, ms: beside an endpoint that never answers, as a multiple of without it`,
      figures: { times: beside / alone, "alone ms": alone, "beside ms": beside },
      bounds: [{ figure: "times", atMost: 2 }],
      format: formatNumber,
    }),
  ];
}

interface Load {
  /** From the answer to the request that caused the event to its arrival, one a delivery. */
  delays: number[];
  tookMs: number;
}

/** Causes events and waits until every healthy endpoint has each. Throws when that takes a minute. */
async function leaveLeads(
  api: Api,
  agentId: string,
  count: number,
  everyMs: number,
  arrivals: Map<string, number[]>,
): Promise<Load> {
  const started = performance.now();
  const caused = new Map<string, number>();
  for (let index = 0; index < count; index++) {
    caused.set(await api.createLead(agentId), performance.now());
    if (everyMs > 0) await wait(everyMs);
  }
  const isDone = () => [...caused.keys()].every((id) => (arrivals.get(id)?.length ?? 0) >= HEALTHY_ENDPOINTS);
  while (!isDone()) {
    if (performance.now() - started > LIMIT_MS) throw new Error("Not every event arrived in a minute.");
    await wait(5);
  }
  const times = [...caused].flatMap(([id, at]) => arrivals.get(id)!.map((arrived) => ({ at, arrived })));
  return {
    delays: times.map(({ at, arrived }) => Math.max(0, arrived - at)),
    tookMs: Math.max(...times.map(({ arrived }) => arrived)) - started,
  };
}

interface Api {
  createWebhook(url: string): Promise<string>;
  deleteWebhook(id: string): Promise<void>;
  createLead(agentId: string): Promise<string>;
}

async function signIn(address: string): Promise<Api> {
  let token = "";
  const send = async (method: string, path: string, body: unknown, expected: number) => {
    const response = await fetch(address + path, {
      method,
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (response.status !== expected) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return text === "" ? {} : (JSON.parse(text) as Record<string, string>);
  };
  token = (await send("POST", "/v2/auth/login", ADMIN, 200)).token ?? "";
  return {
    createWebhook: async (url) => (await send("POST", "/v2/webhooks", { url, events: ["lead.created"] }, 201)).id!,
    deleteWebhook: async (id) => void (await send("DELETE", `/v2/webhooks/${id}`, undefined, 204)),
    createLead: async (agentId) =>
      (await send("POST", "/v2/leads", { agent_id: agentId, fields: { name: "Bench" } }, 201)).id!,
  };
}

interface StartedServer {
  address: string;
  close(): void;
}

function startReceiver(arrivals: Map<string, number[]>): Promise<StartedServer> {
  return startServer(
    createServer(async (request, response) => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const { data } = JSON.parse(Buffer.concat(parts).toString("utf8")) as { data: { id: string } };
      const times = arrivals.get(data.id) ?? [];
      times.push(performance.now());
      arrivals.set(data.id, times);
      response.writeHead(204).end();
    }),
  );
}

async function startServer(server: Server): Promise<StartedServer> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
