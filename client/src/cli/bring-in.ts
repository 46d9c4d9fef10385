import { openAsBlob } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { CitedeskClient, ImportFields } from "../citedesk-client.ts";
import type { Schema } from "../contract-types.ts";
import { chooseAgent } from "./choose-agent.ts";
import type { Session, Values } from "./session.ts";
import { showProgress } from "./show-progress.ts";
import { UsageError } from "./usage-error.ts";

const LOOK_MS = 500;
const PLACES_SHOWN = 5;

/** Shows what a file from elsewhere would bring, or brings it in and follows it to its end. */
export async function bringIn(session: Session, values: Values, [path, ...others]: string[]): Promise<void> {
  if (path === undefined || others.length > 0) throw new UsageError("import takes one file.");
  if (!(await stat(path).catch(() => undefined))?.isFile()) throw new UsageError(`${path} is no file.`);
  const client = session.client();
  const { brand, kind } = values as { brand?: string; kind?: ImportFields["kind"] };
  const library = brand ? { brand_id: brand } : { agent_id: await chooseAgent(client, values.agent) };
  const fields = { ...library, ...(kind && { kind }), name: basename(path) };
  const file = await openAsBlob(path);
  if (values.preview) return showPreview(session, await client.previewImport(file, fields));
  const ended = await follow(session, client, await client.createImport(file, fields));
  const { created, replaced, unchanged, left_out: leftOut } = ended.counts;
  session.say(
    `${ended.id}  ${ended.status}  ${created} new, ${replaced} replaced, ${unchanged} unchanged, ${leftOut} left out`,
  );
  sayLeftOut(session, ended.left_out);
  if (ended.source_id) session.say(`citedesk sources watch ${ended.source_id} shows how far it is read.`);
  session.give(ended);
  if (ended.status === "failed") throw new Error(ended.problem ?? "It could not be brought in.");
}

async function follow(session: Session, client: CitedeskClient, started: Schema<"Import">): Promise<Schema<"Import">> {
  const bar = showProgress(session.err, started.file_name);
  let now = started;
  for (;;) {
    const { done, total } = now.progress;
    bar.write({ done, all: total, note: `${now.status}, ${done} of ${total}` });
    if (now.status === "completed" || now.status === "failed") break;
    await sleep(LOOK_MS, undefined, { signal: session.signal });
    now = await client.get("/v2/imports/{id}", { path: { id: started.id }, signal: session.signal });
  }
  bar.end();
  return now;
}

function showPreview(session: Session, preview: Schema<"ImportPreview">): void {
  session.say(`${preview.file_name}: ${preview.count} ${preview.kind}. Nothing is stored yet. The first of them:`);
  for (const { line, name, text } of preview.rows)
    session.say(`  ${line === null ? "" : `line ${line}: `}${name}${text ? ` → ${text.split("\n", 1)[0]}` : ""}`);
  sayLeftOut(session, preview.left_out);
  session.give(preview);
}

function sayLeftOut(session: Session, leftOut: Schema<"Import">["left_out"]): void {
  for (const { count, message, places } of leftOut) {
    const shown = places
      .slice(0, PLACES_SHOWN)
      .map(({ line, name, field }) => [line && `line ${line}`, name, field].filter(Boolean).join(" "));
    session.say(`  left out: ${count} – ${message} (${shown.join(", ")}${count > shown.length ? ", …" : ""})`);
  }
}
