import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import { newId, parseId } from "../../../platform/ids/identifiers.ts";
import { seededRandom } from "../../../testing/seeded-random.ts";
import { withTestServer } from "../../../testing/test-server.ts";
import { overview } from "../overview.ts";
import { subjectsOfReport } from "../show-report.ts";
import { questionRows, recountedFigures, recountedSubjects, sourceRows } from "../statistics-queries.ts";
import type { StatisticsScope } from "../statistics-scope.ts";
import { cellMinutes } from "./cell-minutes.ts";
import { countedFigures } from "./counted-figures.ts";
import { differencesOfCells } from "./differences-of-cells.ts";
import { recount, rollUp } from "./roll-up.ts";

const { context, owner } = await withTestServer();
const { database } = context;
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
const change = <Result>(work: (transaction: Executor) => Promise<Result>) => database.inWorkspace(workspaceId, work);

const HOUR_MS = 3_600_000;
const ZONES = ["UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Asia/Kathmandu", "Australia/Lord_Howe"];
const REASONS = ["no_source", "low_support"];
const READERS = [
  ["question", questionRows],
  ["source", sourceRows],
] as const;
const INTERVALS = ["hour", "day", "week", "month"] as const;
/** Around the days on which clocks are changed, and now. */
const MOMENTS = ["2024-10-27T00:30:00Z", "2025-03-09T06:00:00Z", "2025-03-30T00:00:00Z", "2025-04-05T14:00:00Z"];

for (const seed of [1, 2])
  test(`what is counted equals a recount, whatever has happened meanwhile (history ${seed})`, async () => {
    const random = seededRandom(seed);
    const within = (limit: number) => Math.floor(random() * limit);
    const pick = <Item>(items: readonly Item[]): Item => items[within(items.length)]!;
    const { body: brand } = await owner.post("/v2/brands", { name: `Brand ${seed}` });
    const agentIds: string[] = [];
    for (const [number, brand_id] of [brand.id, brand.id, undefined].entries())
      agentIds.push(
        parseId("agent", (await owner.post("/v2/agents", { name: `${seed} ${number}`, brand_id })).body.id)!,
      );
    const brandId = parseId("brand", brand.id)!;
    const sourceIds = [newId(), newId(), newId()];
    await change((transaction) =>
      transaction.query(sql`INSERT INTO sources (workspace_id, id, type, title, library_id, library_kind, identity, settings, agent_id, status)
        SELECT ${workspaceId}, s, 'text', 'A source', ${agentIds[0]}, 'agent', s::text, '{}', ${agentIds[0]}, 'ready'
        FROM unnest(${sourceIds}::uuid[]) s`),
    );
    const visitors = Array.from({ length: 12 }, (_, number) => ({ id: newId(), agentId: agentIds[number % 3]! }));
    await change((transaction) =>
      transaction.query(sql`INSERT INTO visitors (workspace_id, id, agent_id)
        SELECT ${workspaceId}, v.id, v.agent FROM jsonb_to_recordset(${JSON.stringify(
          visitors.map(({ id, agentId }) => ({ id, agent: agentId })),
        )}::jsonb) v (id uuid, agent uuid)`),
    );
    /** Mostly around one of the moments, close together or days apart. */
    const anyTime = () => {
      const about =
        random() < 0.2 ? Date.now() - 5 * HOUR_MS : Date.parse(MOMENTS[(seed + within(2)) % MOMENTS.length]!);
      return about + Math.floor((random() - 0.5) * pick([0.5, 4, 50, 900]) * HOUR_MS);
    };
    const messages: { id: string; chatId: string; agentId: string }[] = [];
    const beginChat = async () => {
      const { id: visitorId, agentId } = pick(visitors);
      const chatId = newId();
      let at = anyTime();
      const answers = Array.from({ length: 1 + within(5) }, () => {
        at = Math.min(Date.now(), at + Math.floor(random() ** 4 * 40 * HOUR_MS));
        const answered = pick([true, true, false, null]);
        const id = newId();
        messages.push({ id, chatId, agentId });
        return {
          id,
          at: new Date(at).toISOString(),
          answered,
          status: random() < 0.1 ? "failed" : "completed",
          cost: random() < 0.5 ? within(9_000) : null,
          first: random() < 0.9 ? within(pick([90, 900, 30_000])) : null,
          reason: answered === false ? pick(REASONS) : null,
          question: newId(),
          words: pick(["Where is it?", "where is it?", " WHERE is it? ", "How much?", "how much?", "When?"]),
          cited: answered ? Array.from({ length: within(4) }, () => pick(sourceIds)) : [],
        };
      });
      await change(async (transaction) => {
        await transaction.query(sql`INSERT INTO chats (workspace_id, id, agent_id, visitor_id, title, language)
          VALUES (${workspaceId}, ${chatId}, ${agentId}, ${random() < 0.85 ? visitorId : null}, '', ${pick(["de", "en", null])})`);
        const rows = JSON.stringify(answers);
        await transaction.query(sql`INSERT INTO messages (workspace_id, id, chat_id, agent_id, role, status, content, created_at)
          SELECT ${workspaceId}, a.question, ${chatId}, ${agentId}, 'user', 'completed', a.words, a.at
          FROM jsonb_to_recordset(${rows}::jsonb) a (question uuid, words text, at timestamptz)`);
        await transaction.query(sql`INSERT INTO messages (workspace_id, id, chat_id, agent_id, role, status, content, created_at, answered,
            reason, in_reply_to, cost_micros, first_word_ms)
          SELECT ${workspaceId}, a.id, ${chatId}, ${agentId}, 'assistant', a.status, '', a.at, a.answered, a.reason, a.question, a.cost, a.first
          FROM jsonb_to_recordset(${rows}::jsonb) a (id uuid, at timestamptz, answered boolean, status text, reason text, question uuid,
            cost bigint, first integer)`);
        await transaction.query(sql`INSERT INTO citations (workspace_id, message_id, number, status, source_id, document_version, title,
            start_offset, end_offset, sha256)
          SELECT ${workspaceId}, a.id, t.number, 'erased', t.source_id, 1, '', 0, 1, ''
          FROM jsonb_to_recordset(${rows}::jsonb) a (id uuid, cited uuid[]), unnest(a.cited) WITH ORDINALITY t (source_id, number)`);
      });
    };
    const rate = () => {
      const { id, chatId, agentId } = pick(messages);
      return change((transaction) =>
        transaction.query(sql`
          INSERT INTO feedback (workspace_id, id, message_id, chat_id, agent_id, author, author_kind, rating)
          SELECT ${workspaceId}, ${newId()}, ${id}, ${chatId}, ${agentId}, 'somebody', 'visitor', ${pick(["positive", "negative"])}
          WHERE EXISTS (SELECT FROM messages WHERE workspace_id = ${workspaceId} AND id = ${id})
          ON CONFLICT (workspace_id, message_id, author) DO UPDATE SET rating = ${pick(["positive", "negative", null])}`),
      );
    };
    const handOver = () => {
      const { chatId, agentId } = pick(messages);
      return change((transaction) =>
        transaction.query(sql`INSERT INTO handoffs (workspace_id, id, chat_id, agent_id, status, requested_by)
          SELECT ${workspaceId}, ${newId()}, ${chatId}, ${agentId}, 'resolved', 'visitor'
          WHERE EXISTS (SELECT FROM chats WHERE workspace_id = ${workspaceId} AND id = ${chatId})`),
      );
    };
    const erase = () => {
      const { chatId } = pick(messages);
      return change(async (transaction) => {
        await transaction.query(sql`DELETE FROM citations WHERE workspace_id = ${workspaceId} AND message_id IN
          (SELECT id FROM messages WHERE workspace_id = ${workspaceId} AND chat_id = ${chatId})`);
        for (const table of ["feedback", "handoffs", "messages"] as const) {
          const of = { feedback: sql`feedback`, handoffs: sql`handoffs`, messages: sql`messages` }[table];
          await transaction.query(sql`DELETE FROM ${of} WHERE workspace_id = ${workspaceId} AND chat_id = ${chatId}`);
        }
        await transaction.query(sql`DELETE FROM chats WHERE workspace_id = ${workspaceId} AND id = ${chatId}`);
      });
    };
    const forget = () => {
      const { chatId, agentId } = pick(messages);
      const another = pick(visitors.filter((visitor) => visitor.agentId === agentId));
      return change((transaction) =>
        transaction.query(sql`UPDATE chats SET visitor_id = ${pick([null, another.id])}
          WHERE workspace_id = ${workspaceId} AND id = ${chatId}`),
      );
    };
    const end = () =>
      change((transaction) =>
        transaction.query(sql`UPDATE messages SET answered = ${pick([true, false, null])}, reason = ${pick([...REASONS, null])},
          first_word_ms = ${within(500)}, cost_micros = ${within(9_000)} WHERE workspace_id = ${workspaceId} AND id = ${pick(messages).id}`),
      );

    const nameLanguage = () =>
      change((transaction) =>
        transaction.query(sql`UPDATE chats SET language = ${pick(["de", "en"])}
          WHERE workspace_id = ${workspaceId} AND id = ${pick(messages).chatId}`),
      );

    for (let chat = 0; chat < 15; chat++) await beginChat();
    for (let round = 0; round < 5; round++) {
      await rollUp(database, workspaceId);
      for (let step = 0; step < 6; step++)
        await pick([beginChat, rate, rate, handOver, erase, end, forget, nameLanguage])();
      for (let look = 0; look < 3; look++) {
        const [from, to] = [anyTime(), random() < 0.4 ? Date.now() : anyTime()].toSorted((one, other) => one - other);
        const scope: StatisticsScope = {
          workspaceId,
          agentId: random() < 0.3 ? pick(agentIds) : undefined,
          brandId: random() < 0.3 ? brandId : undefined,
          reason: random() < 0.25 ? pick(REASONS) : undefined,
          language: random() < 0.25 ? pick(["de", "en"]) : undefined,
          page: undefined,
          only: undefined,
          timeZone: pick(ZONES),
          from: new Date(random() < 0.3 ? 0 : from!).toISOString(),
          to: new Date(to!).toISOString(),
          interval: pick(INTERVALS),
          limit: 100_000,
        };
        const { rows, totals } = await overview(database, scope);
        const recounted = await change((transaction) => recountedFigures(transaction, scope, true));
        assert.deepEqual(rows, recounted, JSON.stringify(scope));
        const [inAll] = await change((transaction) => recountedFigures(transaction, scope, false));
        assert.deepEqual(
          Object.fromEntries(Object.keys(inAll!).map((name) => [name, totals[name]])),
          inAll,
          JSON.stringify(scope),
        );
        for (const [kind, read] of READERS)
          assert.deepEqual(
            (await subjectsOfReport(kind, read)(database, scope)).rows,
            await change((transaction) => read(transaction, scope, recountedSubjects(scope, kind))),
            `${kind} ${JSON.stringify(scope)}`,
          );
      }
    }
    await rollUp(database, workspaceId);
    const { compared, problems } = await change((transaction) => differencesOfCells(transaction, workspaceId));
    assert.deepEqual(problems, []);
    assert.ok(compared > 0);
    await change((transaction) =>
      transaction.query(sql`UPDATE report_cells SET questions = questions + 1 WHERE workspace_id = ${workspaceId}
        AND (agent_id, begins_at) IN (SELECT agent_id, begins_at FROM report_cells WHERE agent_id IS NOT NULL AND minutes = 60 LIMIT 1)`),
    );
    assert.notDeepEqual((await change((transaction) => differencesOfCells(transaction, workspaceId))).problems, []);
    await recount(database, workspaceId);
    assert.deepEqual((await change((transaction) => differencesOfCells(transaction, workspaceId))).problems, []);
    await change((transaction) =>
      transaction.query(sql`UPDATE report_cells SET later_visitors = later_visitors + 1 WHERE workspace_id = ${workspaceId}
        AND agent_id IS NULL AND slice = '' AND minutes = 60`),
    );
    assert.match(
      String((await change((transaction) => differencesOfCells(transaction, workspaceId))).problems),
      /visitors of all months, in all, by 60 minutes/,
    );
    await recount(database, workspaceId);
    for (const length of ["day", "month"]) {
      await change((transaction) =>
        transaction.query(sql`UPDATE report_subjects SET times = times + 1 WHERE workspace_id = ${workspaceId} AND (kind, subject_id,
          length, begins_at) = (SELECT kind, subject_id, length, begins_at FROM report_subjects WHERE length = ${length} AND slice = '' LIMIT 1)`),
      );
      const { problems: found } = await change((transaction) => differencesOfCells(transaction, workspaceId));
      assert.notDeepEqual(found, [], length);
      await recount(database, workspaceId);
    }
    assert.deepEqual((await change((transaction) => differencesOfCells(transaction, workspaceId))).problems, []);
  });

test("what is counted is read: answers are only looked at where cells don't reach", async () => {
  await rollUp(database, workspaceId);
  const scope = {
    workspaceId,
    agentId: undefined,
    brandId: undefined,
    reason: undefined,
    language: undefined,
    page: undefined,
  } as const;
  const all = {
    ...scope,
    only: undefined,
    timeZone: "UTC",
    from: "2024-01-01T00:00:00Z",
    to: new Date().toISOString(),
    interval: "month",
    limit: 100,
  } as const;
  const count = () =>
    change((transaction) => countedFigures(transaction, all, { minutes: 60, ofSome: false, slice: "" }));
  const before = (await count())!.totals;
  await change((transaction) =>
    transaction.query(sql`UPDATE report_cells SET questions = questions + 1000 WHERE workspace_id = ${workspaceId} AND minutes = 60 AND slice = ''
      AND agent_id IS NULL AND begins_at = (SELECT min(begins_at) FROM report_cells)`),
  );
  const after = (await count())!.totals;
  assert.equal(Number(after!.questions) - Number(before!.questions), 1000);
  const asked = async () => {
    const { rows } = await subjectsOfReport("question", questionRows)(database, all);
    return rows.reduce((sum, { asked: times }) => sum + Number(times), 0);
  };
  const [truly, months] = [
    await asked(),
    await change((transaction) =>
      transaction.query(sql`UPDATE report_subjects SET times = times + 1 WHERE workspace_id = ${workspaceId} AND kind = 'question'
        AND length = 'month' AND slice = '' RETURNING 1`),
    ),
  ];
  assert.ok(months.length > 0);
  assert.equal(await asked(), truly + months.length);
  await change((transaction) =>
    transaction.query(sql`INSERT INTO report_marks (workspace_id, hour)
      SELECT ${workspaceId}, date_bin('1 hour', min(begins_at), 'epoch'::timestamptz) FROM report_cells`),
  );
  assert.equal(await count(), undefined);
  assert.equal((await overview(database, all)).totals.questions, before!.questions);
});

test("cells are as long as a time zone's hours allow", () => {
  const year = ["2025-01-01T00:00:00Z", "2026-01-01T00:00:00Z"] as const;
  const minutes = ZONES.map((zone) => cellMinutes(zone, ...year));
  assert.deepEqual(minutes, [60, 60, 60, 15, 15, 15]);
});
