import { openAsBlob } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { CitedeskClient } from "../citedesk-client.ts";
import type { Schema } from "../contract-types.ts";
import { chooseAgent } from "./choose-agent.ts";
import type { Session, Values } from "./session.ts";
import { showProgress } from "./show-progress.ts";
import { UsageError } from "./usage-error.ts";

const LOOK_MS = 500;
const ENDED = ["ready", "ready_with_errors", "failed", "paused", "cancelled"];

/** One after the other. All are added before the first that could not be read fails the command. */
export async function addSources(session: Session, values: Values, targets: string[]): Promise<void> {
  if (targets.length === 0) throw new UsageError("sources add takes files or addresses.");
  await assertThere(targets);
  const client = session.client();
  const { brand } = values as { brand?: string };
  const library = brand ? { brand_id: brand } : { agent_id: await chooseAgent(client, values.agent) };
  const failed: string[] = [];
  for (const target of targets) {
    const added = await addSource(session, client, { target, library });
    const source = values["no-wait"] ? added : await follow(session, client, added);
    show(session, source);
    if (source.status === "failed") failed.push(`${target}: ${source.error?.message ?? "It could not be read."}`);
  }
  if (failed.length > 0) throw new Error(failed.join("\n"));
}

/** Before anything is sent. */
async function assertThere(targets: readonly string[]): Promise<void> {
  for (const target of targets.filter((one) => !isAddress(one))) {
    const found = await stat(target).catch(() => undefined);
    if (!found?.isFile()) throw new UsageError(`${target} is neither a file nor an address (https://…).`);
  }
}

async function addSource(
  session: Session,
  client: CitedeskClient,
  { target, library }: { target: string; library: { agent_id: string } | { brand_id: string } },
): Promise<Schema<"Source">> {
  if (isAddress(target)) return client.post("/v2/sources", { body: { type: "website", url: target, ...library } });
  const name = basename(target);
  const bar = showProgress(session.err, name);
  const source = await client.upload(
    await openAsBlob(target),
    { ...library, name },
    {
      signal: session.signal,
      onProgress: ({ sent, total }) =>
        bar.write({
          done: sent,
          all: total,
          note: total ? `${Math.floor((100 * sent) / total)} % sent` : `${sent} bytes sent`,
        }),
    },
  );
  bar.end();
  return source;
}

/** Until it is read, or won't be. */
async function follow(session: Session, client: CitedeskClient, source: Schema<"Source">): Promise<Schema<"Source">> {
  const bar = showProgress(session.err, source.title);
  let now = source;
  for (;;) {
    const { found, fetched, skipped, failed, passages } = now.progress;
    const note = `${now.status}, ${fetched} of ${found} read, ${failed} failed, ${passages} passages`;
    bar.write({ done: fetched + skipped + failed, all: ENDED.includes(now.status) ? 1 : found, note });
    if (ENDED.includes(now.status)) break;
    await sleep(LOOK_MS, undefined, { signal: session.signal });
    now = await client.get("/v2/sources/{id}", { path: { id: source.id }, signal: session.signal });
  }
  bar.end();
  return now;
}

export async function watchSource(session: Session, _values: Values, [id]: string[]): Promise<void> {
  if (!id) throw new UsageError("sources watch takes the id of a source.");
  const client = session.client();
  show(session, await follow(session, client, await client.get("/v2/sources/{id}", { path: { id } })));
}

export async function listSources(session: Session, values: Values): Promise<void> {
  const query = typeof values.agent === "string" ? { agent_id: values.agent } : {};
  for await (const source of session.client().list("/v2/sources", { query })) show(session, source);
}

function show(session: Session, source: Schema<"Source">): void {
  session.say(`${source.id}  ${source.status}  ${source.title}`);
  session.give(source);
}

function isAddress(target: string): boolean {
  return /^https?:\/\//.test(target);
}
