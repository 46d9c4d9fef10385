import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type ServerProcess, startServerProcess } from "./server-process.ts";
import { createTestClient, OWNER, signIn } from "./test-server.ts";

export interface RestartCampaign {
  environment: Record<string, string>;
  processes: number;
  /** One process after the other, again from the first. */
  restarts: number;
  clients: number;
}

export interface RestartReport {
  requests: number;
  /** Sent again: a connection that failed, or 503 with Retry-After. */
  repeated: number;
  /** What a client that follows the contract could not do anything about. */
  errors: string[];
  /** Questions that were answered, and how many more or fewer chats there are than those. */
  answered: number;
  notOnce: number;
  /** Live streams that were told to come back, one a restart. */
  reconnects: number;
}

const MAX_TRIES = 40;
const WAIT_MS = 100;

/** Asks without a pause while processes on one database are restarted one after the other, as an upgrade does it. */
export async function runRestartCampaign(campaign: RestartCampaign): Promise<RestartReport> {
  const processes: ServerProcess[] = [];
  for (let count = 0; count < campaign.processes; count++)
    processes.push(await startServerProcess(campaign.environment));
  const report: RestartReport = { requests: 0, repeated: 0, errors: [], answered: 0, notOnce: 0, reconnects: 0 };
  const first = createTestClient(processes[0]!.url, await signIn(processes[0]!.url, OWNER));
  const { body: agent } = await first.post("/v2/agents", { name: "Help", model: "extractive", prompt: "Brief." });
  await first.post(
    "/v2/sources",
    { type: "text", title: "Refunds", text: "Refunds take 14 days.", agent_id: agent.id },
    { prefer: "wait=20" },
  );
  const asking = { processes, report, token: first.token!, agentId: agent.id as string, isOver: false };
  const clients = Array.from({ length: campaign.clients }, () => askOnAndOn(asking));
  for (let restart = 0; restart < campaign.restarts; restart++) {
    const place = restart % processes.length;
    const stopping = processes[place]!;
    const live = await fetch(`${stopping.url}/v2/live?topics=chats`, {
      headers: { authorization: `Bearer ${first.token}` },
    });
    const [code, told] = await Promise.all([stopping.stop(), live.text()]);
    if (told.includes('"type":"reconnect"')) report.reconnects += 1;
    if (code !== 0) report.errors.push(`a process ended with ${code}: ${stopping.output()}`);
    processes[place] = await startServerProcess(campaign.environment);
  }
  asking.isOver = true;
  const answered = (await Promise.all(clients)).flat();
  const reader = createTestClient(processes[0]!.url, first.token);
  report.answered = answered.length;
  report.notOnce = await countNotOnce(reader, answered);
  for (const each of processes) await each.stop();
  return report;
}

interface Asking {
  processes: ServerProcess[];
  report: RestartReport;
  token: string;
  agentId: string;
  isOver: boolean;
}

/** Returns the chats of the questions that were answered. */
async function askOnAndOn(asking: Asking): Promise<string[]> {
  const chatIds: string[] = [];
  while (!asking.isOver) {
    const body = { agent_id: asking.agentId, message: "How long do refunds take?" };
    const headers = { "idempotency-key": randomUUID() };
    const response = await follow(asking, (client) => client.post("/v2/chat", body, headers));
    if (response?.body.content === "Refunds take 14 days.[1]") chatIds.push(response.body.chat_id);
    else if (response) asking.report.errors.push(`${response.status} ${JSON.stringify(response.body)}`);
    await follow(asking, (client) => client.get("/v2/agents"));
  }
  return chatIds;
}

type Send = (client: ReturnType<typeof createTestClient>) => ReturnType<ReturnType<typeof createTestClient>["get"]>;

/** A failed connection, or 503 with Retry-After: sent again, to the next process, with the same key. */
async function follow(asking: Asking, send: Send) {
  const { processes, report } = asking;
  report.requests += 1;
  let place = Math.floor(Math.random() * processes.length);
  let last = "";
  for (let tries = 0; tries < MAX_TRIES; tries++, place++) {
    try {
      const response = await send(createTestClient(processes[place % processes.length]!.url, asking.token));
      if (response.status !== 503 || response.headers.get("retry-after") === null) {
        if (response.status >= 400) report.errors.push(`${response.status} ${JSON.stringify(response.body)}`);
        return response.status < 400 ? response : undefined;
      }
      last = JSON.stringify(response.body);
    } catch (error) {
      last = String(error);
    }
    report.repeated += 1;
    await sleep(WAIT_MS);
  }
  report.errors.push(`no process answered: ${last}`);
  return undefined;
}

/** Chats without an answer that somebody got, and answers without a chat. */
async function countNotOnce(client: ReturnType<typeof createTestClient>, answered: string[]): Promise<number> {
  const stored = new Set<string>();
  for (let cursor = ""; ; ) {
    const { body } = await client.get(`/v2/chats?limit=100${cursor && `&cursor=${cursor}`}`);
    for (const { id } of body.data) stored.add(id);
    if (!body.pagination.next_cursor) break;
    cursor = encodeURIComponent(body.pagination.next_cursor);
  }
  const got = new Set(answered);
  const differing = [...stored].filter((id) => !got.has(id)).length + [...got].filter((id) => !stored.has(id)).length;
  return differing + (answered.length - got.size);
}
