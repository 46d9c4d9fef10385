import { createReadStream } from "node:fs";
import { type AuditEvent, verifyAuditChain } from "./features/audit/index.ts";

// npm run audit:verify -- FILE [SEQUENCE:HASH]   FILE: what GET /v2/audit_events answers as application/x-ndjson; `-`:
// standard input. Names the first event that does not fit and fails; else prints the head, to be noted for the next
// time. docs/audit.md
const [file, head] = process.argv.slice(2);
const noted = head === undefined ? undefined : /^(\d+):([0-9a-f]{64})$/.exec(head);
if (file === undefined || noted === null) {
  console.error("Usage: npm run audit:verify -- FILE [SEQUENCE:HASH]   (FILE may be -)");
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
    try {
      yield JSON.parse(text) as AuditEvent;
    } catch {
      console.error(`Line ${line} is not JSON: the export was cut short, or is none. Get it again.`);
      process.exit(2);
    }
  }
}

const result = await verifyAuditChain(
  readEvents(file === "-" ? process.stdin : createReadStream(file)),
  noted ? { sequence: Number(noted[1]), hash: noted[2]! } : undefined,
);
if (result.problem) {
  const { line, sequence, id, reason } = result.problem;
  console.error(`Line ${line}, event ${sequence ?? "?"}${id === null ? "" : ` (${id})`}: ${reason}.`);
  process.exitCode = 1;
} else if (result.last === null) console.log("The log is empty.");
else {
  const { first, last, events } = result;
  console.log(`${events} events fit, ${first} to ${last.sequence}. Head: ${last.sequence}:${last.hash}`);
}
