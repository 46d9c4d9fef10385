import { createReadStream } from "node:fs";
import { type AuditEvent, verifyAuditChain } from "./features/audit/index.ts";

// npm run audit:verify -- FILE [SEQUENCE:HASH]   FILE: what GET /v2/audit_events answers as application/x-ndjson; `-`:
// standard input. Names the first event that does not fit and ends with 1; else prints the head, to be noted for the
// next time. What is no log at all ends with 2: nothing was verified. docs/audit.md
const [file, head] = process.argv.slice(2);
const noted = head === undefined ? undefined : /^(\d+):([0-9a-f]{64})$/.exec(head);
if (file === undefined || noted === null) {
  console.error("Usage: npm run audit:verify -- FILE [SEQUENCE:HASH]   (FILE may be -)");
  process.exit(2);
}

function refuse(reason: string): never {
  console.error(`${reason} Nothing was verified.`);
  process.exit(2);
}

/** By LF alone: `readline` also breaks a line at U+2028, which JSON may hold. */
async function* readLines(input: NodeJS.ReadableStream): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of input.setEncoding("utf8")) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop()!;
    yield* lines;
  }
  yield rest;
}

async function* readEvents(input: NodeJS.ReadableStream): AsyncGenerator<AuditEvent> {
  let line = 0;
  for await (const text of readLines(input)) {
    line++;
    if (text.trim() === "") continue;
    yield readEvent(text, line);
  }
}

function readEvent(text: string, line: number): AuditEvent {
  let value: Partial<AuditEvent> & { code?: unknown; detail?: unknown };
  try {
    value = JSON.parse(text);
  } catch {
    refuse(`Line ${line} is not JSON: the export was cut short, or is none. Get it again, with curl -f.`);
  }
  if (isEvent(value)) return value;
  const isRefusal = typeof value?.code === "string" && typeof value.detail === "string";
  const instead = isRefusal ? `, but the answer of a service that refused: ${value.code}, ${value.detail}` : ".";
  refuse(`Line ${line} is no event of an audit log${instead} Get it again, with curl -f.`);
}

/** What the chain is made of; whether it fits is not asked here. */
function isEvent(value: Partial<AuditEvent> | null): value is AuditEvent {
  return (
    typeof value === "object" &&
    value !== null &&
    ["id", "action", "created_at"].every((name) => typeof value[name as "id"] === "string") &&
    ["sequence", "content_hash", "previous_hash", "hash", "target", "before", "after"].every((name) => name in value) &&
    typeof value.actor === "object" &&
    value.actor !== null
  );
}

function openLog(path: string): NodeJS.ReadableStream {
  if (path === "-") return process.stdin;
  return createReadStream(path).on("error", (error: NodeJS.ErrnoException) =>
    refuse(error.code === "ENOENT" ? `There is no file ${path}.` : `${path} can't be read (${error.code}).`),
  );
}

const result = await verifyAuditChain(
  readEvents(openLog(file)),
  noted ? { sequence: Number(noted[1]), hash: noted[2]! } : undefined,
);
if (result.problem) {
  const { line, sequence, id, reason } = result.problem;
  console.error(`Line ${line}, event ${sequence ?? "?"}${id === null ? "" : ` (${id})`}: ${reason}.`);
  process.exitCode = 1;
} else if (result.last === null) {
  refuse("The log is empty, and that of a workspace never is: its download failed. Get it again, with curl -f.");
} else {
  const { first, last, events } = result;
  console.log(`${events} events fit, ${first} to ${last.sequence}. Head: ${last.sequence}:${last.hash}`);
}
