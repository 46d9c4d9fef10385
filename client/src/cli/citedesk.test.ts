import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const COMMAND = fileURLToPath(new URL("./citedesk.ts", import.meta.url));
const MANY = Array.from({ length: 2000 }, (_, index) => ({ sequence: index + 1, id: `row_${index}`, data: {} }));

const asked: string[] = [];
/** A service that has thousands of rows of everything. */
const service = createServer((request, response) => {
  asked.push(`${request.url} ${request.headers.accept}`);
  response.setHeader("content-type", request.url!.includes("format=") ? "text/csv" : "application/json");
  if (request.url!.includes("format=")) response.end("question,count\nHow long?,3\n");
  else response.end(JSON.stringify({ data: MANY, pagination: { next_cursor: null, has_more: true } }));
});
service.listen(0, "127.0.0.1");
await once(service, "listening");
after(() => {
  service.closeAllConnections();
  service.close();
});

function start(...words: string[]) {
  return spawn(process.execPath, [COMMAND, ...words], {
    env: {
      PATH: process.env.PATH,
      XDG_CONFIG_HOME: join(tmpdir(), "citedesk-nobody"),
      CITEDESK_URL: `http://127.0.0.1:${(service.address() as AddressInfo).port}`,
      CITEDESK_TOKEN: "key",
    },
  });
}

/** `isEnough`: what reads the output closes it after the first piece. */
async function run(words: string[], isEnough = false) {
  const child = start(...words);
  let out = "";
  let errors = "";
  child.stdout.on("data", (data) => {
    out += data;
    if (isEnough) child.stdout.destroy();
  });
  child.stderr.on("data", (data) => (errors += data));
  const [code] = await once(child, "close");
  return { code, out, errors };
}

for (const words of [
  ["tail", "--after", "0", "--json"],
  ["sources", "list", "--json"],
])
  test(`${words.join(" ")} ends without a word when whoever reads it has enough`, async () => {
    const { code, out, errors } = await run(words, true);
    assert.match(out, /^\{/);
    assert.deepEqual([code, errors], [0, ""]);
  });

test("a report is exported as CSV, a list as JSON lines, unless told", async () => {
  assert.equal((await run(["export", "stats/questions"])).out, "question,count\nHow long?,3\n");
  assert.match(asked.at(-1)!, /^\/v2\/stats\/questions\?format=csv text\/csv/);
  await run(["export", "leads"]);
  assert.match(asked.at(-1)!, /^\/v2\/leads\?format=jsonl application\/x-ndjson/);
  const { code, errors } = await run(["export", "stats/questions", "--format", "jsonl"]);
  assert.equal(code, 2);
  assert.match(errors, /stats\/questions is a report, which is written as --format csv\./);
});
