import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import sql from "sql-template-tag";
import { type Reach, withinReach } from "./reach.ts";
import { withTestDatabase } from "./test-database.ts";

// Two brands with an assistant each, and an assistant without a brand; of each kind of row what belongs to whom.
const database = await withTestDatabase();
const [workspace, account, northBrand, southBrand] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const [alone, north, south] = [randomUUID(), randomUUID(), randomUUID()];
const attached = randomUUID();
await database.owner.lend(async (connection) => {
  await connection.query("BEGIN; SET LOCAL citedesk.migrating = 'on'; SET LOCAL ROLE citedesk_unscoped");
  await connection.query("INSERT INTO accounts (id, name) VALUES ($1, 'Ours')", [account]);
  await connection.query("INSERT INTO workspaces (id, account_id, kind, name) VALUES ($1, $2, 'live', 'Ours')", [
    workspace,
    account,
  ]);
  await connection.query("COMMIT");
});
await database.inWorkspace(workspace, async (transaction) => {
  const id = () => randomUUID();
  for (const [brand, name] of [
    [northBrand, "North"],
    [southBrand, "South"],
  ])
    await transaction.query(sql`INSERT INTO brands (workspace_id, id, name) VALUES (${workspace}, ${brand}, ${name})`);
  for (const [agent, name, brand] of [
    [alone, "alone", null],
    [north, "north", northBrand],
    [south, "south", southBrand],
  ]) {
    await transaction.query(sql`INSERT INTO agents (workspace_id, id, name, model, prompt, settings, slug, brand_id)
      VALUES (${workspace}, ${agent}, ${name}, 'extractive', '', '{}', ${id()}, ${brand})`);
    await transaction.query(sql`INSERT INTO chats (workspace_id, id, agent_id, title)
      VALUES (${workspace}, ${id()}, ${agent}, ${`of ${name}`})`);
  }
  for (const [name, agent, brand] of [
    ["of alone", alone, null],
    ["of north", north, null],
    ["of North", null, northBrand],
    ["of South", null, southBrand],
    ["of all", null, null],
  ] as const) {
    await transaction.query(sql`
      INSERT INTO tools (workspace_id, id, name, description, kind, parameters, url, agent_id, brand_id)
      VALUES (${workspace}, ${id()}, ${name}, '', 'http', '{}', '', ${agent}, ${brand})`);
    await transaction.query(sql`INSERT INTO replies (workspace_id, id, title, text, agent_id, brand_id)
      VALUES (${workspace}, ${id()}, ${name}, '', ${agent}, ${brand})`);
    await transaction.query(sql`
      INSERT INTO imports (workspace_id, id, kind, file_name, file_bytes, actor, total, agent_id, brand_id)
      VALUES (${workspace}, ${id()}, 'questions', ${name}, 1, '{}', 1, ${agent}, ${brand})`);
  }
  for (const [source, title, agent, brand, kind, library] of [
    [id(), "of alone", alone, null, "agent", alone],
    [id(), "of north", north, null, "agent", north],
    [id(), "library of North", null, null, "brand", northBrand],
    [id(), "library of South", null, null, "brand", southBrand],
    [id(), "limited to North", null, northBrand, "workspace", workspace],
    [attached, "attached to alone", null, null, "workspace", workspace],
    [id(), "of all", null, null, "workspace", workspace],
  ])
    await transaction.query(sql`INSERT INTO sources
      (workspace_id, id, type, title, library_id, library_kind, identity, settings, agent_id, brand_id, status)
      VALUES (${workspace}, ${source}, 'text', ${title}, ${library}, ${kind}, ${source}, '{}', ${agent}, ${brand}, 'ready')`);
  await transaction.query(sql`INSERT INTO source_agents (workspace_id, source_id, agent_id)
    VALUES (${workspace}, ${attached}, ${alone})`);
});

/** What a credential sees of each table, by name. */
async function seenBy(reach: Reach | undefined): Promise<Record<string, string>> {
  const rows = await withinReach(workspace, reach, () =>
    database.inWorkspace(workspace, (transaction) =>
      transaction.query<{ kind: string; names: string }>(sql`
        SELECT kind, string_agg(name, ', ' ORDER BY name COLLATE "C") AS names FROM (
          SELECT 'chats' AS kind, title AS name FROM chats UNION ALL SELECT 'tools', name FROM tools
          UNION ALL SELECT 'replies', title FROM replies UNION ALL SELECT 'imports', file_name FROM imports
          UNION ALL SELECT 'sources', title FROM sources
          UNION ALL SELECT 'attachments', source_id::text FROM source_agents) AS seen GROUP BY kind`),
    ),
  );
  return Object.fromEntries(rows.map(({ kind, names }) => [kind, names]));
}

test("who is limited to an assistant sees what is its own, what is attached to it, and what is for everybody", async () => {
  assert.deepEqual(await seenBy({ agentIds: [alone], brandIds: [] }), {
    attachments: attached,
    chats: "of alone",
    imports: "of alone",
    replies: "of all, of alone",
    sources: "attached to alone, of alone",
    tools: "of alone",
  });
});

test("who is limited to a brand's assistant sees what the brand's library lends it", async () => {
  assert.deepEqual(await seenBy({ agentIds: [north], brandIds: [] }), {
    chats: "of north",
    imports: "of north",
    replies: "of North, of all, of north",
    sources: "library of North, of north",
    tools: "of North, of north",
  });
});

test("who is limited to a brand sees what is the brand's and its assistants'", async () => {
  assert.deepEqual(await seenBy({ agentIds: [], brandIds: [northBrand] }), {
    chats: "of north",
    imports: "of North, of north",
    replies: "of North, of all, of north",
    sources: "library of North, limited to North, of north",
    tools: "of North, of north",
  });
});

test("who is limited to nothing sees only replies for everybody; who has no limit sees all", async () => {
  assert.deepEqual(await seenBy({ agentIds: [], brandIds: [] }), { replies: "of all" });
  const all = await seenBy(undefined);
  assert.equal(all.sources?.split(", ").length, 7);
  assert.equal(all.chats, "of alone, of north, of south");
});
