import assert from "node:assert/strict";
import { test } from "node:test";
import { newId, parseId } from "../../platform/ids/identifiers.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { insertLead } from "./lead-queries.ts";

const { context, owner, stranger, url } = await withTestServer();
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;

async function agentWith(...leads: Record<string, string>[]): Promise<string> {
  const { body } = await owner.post("/v2/agents", { name: "Shop" });
  for (const fields of leads)
    assert.equal((await owner.post("/v2/leads", { agent_id: body.id, fields, keep_apart: true })).status, 201);
  return body.id;
}

/** Oldest first; cells by column. */
async function rowsOf(query: string, client = owner) {
  const headers = { authorization: `Bearer ${client.token}` };
  const text = await (await fetch(`${url}/v2/leads?format=csv&sort=created_at&${query}`, { headers })).text();
  const [head = [], ...rows] = readCsv(text);
  return { head, rows: rows.map((cells) => Object.fromEntries(head.map((name, place) => [name, cells[place]]))) };
}

/** RFC 4180. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain!);
    if (end === "\r\n") rows.push([]);
  }
  return rows.slice(0, -1);
}

const between = (head: string[]) => head.slice(head.indexOf("status") + 1, head.indexOf("consent"));

test("each field of the listed leads is a column: the usual ones first, then the others by name", async () => {
  const agent = await agentWith(
    { zip: "10115", email: "ada@example.com" },
    { name: 'Ada "the" Countess, Lovelace', message: "Two\r\nlines", budget: "300" },
    { company: "=HYPERLINK(1)", phone: "+49 30 1234" },
  );
  await agentWith({ size: "XL" });
  const { head, rows } = await rowsOf(`agent_id=${agent}`);
  const fields = ["name", "email", "phone", "company", "message", "budget", "zip"];
  assert.deepEqual(between(head), [...fields, "more_fields"]);
  assert.deepEqual(
    rows.map((row) => fields.map((name) => row[name])),
    [
      ["", "ada@example.com", "", "", "", "", "10115"],
      ['Ada "the" Countess, Lovelace', "", "", "", "Two\r\nlines", "300", ""],
      // A spreadsheet would run them.
      ["", "", "'+49 30 1234", "'=HYPERLINK(1)", "", "", ""],
    ],
  );
  assert.ok(rows.every((row) => row.more_fields === ""));
  assert.deepEqual(between((await rowsOf(`agent_id=${agent}&q=10115`)).head), ["email", "zip", "more_fields"]);
  assert.deepEqual(between((await rowsOf("status=done")).head), ["more_fields"]);
  assert.deepEqual(between((await rowsOf("", stranger)).head), ["more_fields"]);
  const { body } = await owner.get(`/v2/leads?agent_id=${agent}&sort=created_at&limit=1`);
  const behind = await rowsOf(`agent_id=${agent}&cursor=${body.pagination.next_cursor}`);
  assert.deepEqual([behind.rows.length, behind.head.includes("zip")], [2, false]);
});

test("a field that is called like a column of the list, or like what every object has, is told apart", async () => {
  const agent = await agentWith(
    { status: "gold", id: "7", constructor: "Ada" },
    { more_fields: "none", email: "a@b.example" },
  );
  const { head, rows } = await rowsOf(`agent_id=${agent}`);
  assert.deepEqual(between(head), [
    "email",
    "constructor",
    "fields.id",
    "fields.more_fields",
    "fields.status",
    "more_fields",
  ]);
  assert.equal(new Set(head).size, head.length);
  assert.deepEqual([rows[0]!.status, rows[0]!["fields.status"], rows[0]!.constructor], ["new", "gold", "Ada"]);
  assert.deepEqual([rows[1]!.constructor, rows[1]!["fields.more_fields"]], ["", "none"]);
});

test("of more fields than a table has room for, those of fewest leads stand in the last column; the file is written page by page", async () => {
  const agent = await agentWith({ email: "a@b.example" });
  const agentId = parseId("agent", agent)!;
  await context.database.inWorkspace(workspaceId, async (transaction) => {
    for (let lead = 0; lead < 150; lead++) {
      const id = newId();
      const fields = { name: `Lead ${lead}`, [`a${lead}`]: "1", [`b${lead}`]: "=2" };
      const nothing = { chatId: null, visitorId: null, address: null, consent: null, isOwn: true };
      await insertLead(transaction, workspaceId, { ...nothing, id, personId: id, agentId, fields });
    }
  });
  const { head, rows } = await rowsOf(`agent_id=${agent}`);
  assert.equal(between(head).length, 201);
  assert.deepEqual(between(head).slice(0, 2), ["name", "email"]);
  assert.equal(rows.length, 151);
  const kept = rows.map((row) => [row.more_fields, ...between(head).map((name) => row[name])].join("\n"));
  for (let lead = 0; lead < 150; lead++) assert.match(kept[lead + 1]!, /(?:^|\n)(?:b\d+: =2|'=2)/);
  assert.ok(rows.some((row) => /^b\d+: =2$/.test(row.more_fields!)));
});
