import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import { newId, parseId } from "../../../platform/ids/identifiers.ts";
import { seededRandom } from "../../../testing/seeded-random.ts";
import { withTestServer } from "../../../testing/test-server.ts";
import { overview } from "../overview.ts";
import { leads, questions, ratings, sources } from "../show-report.ts";
import {
  feedbackRows,
  leadRows,
  outcomeTotals,
  questionRows,
  recountedFigures,
  recountedSubjects,
  sourceRows,
} from "../statistics-queries.ts";
import type { StatisticsScope } from "../statistics-scope.ts";
import { DayCache } from "./day-cache.ts";
import { differencesOfDays } from "./differences-of-days.ts";
import { readAhead } from "./read-ahead.ts";
import { recount, rollUp } from "./roll-up.ts";
import { waitAt, waitNumber, waitOf } from "./waits.ts";
import { zoneOffsets } from "./zone-offsets.ts";

const { context, owner } = await withTestServer();
const { database } = context;
const reports = { database, cache: new DayCache() };
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
const change = <Result>(work: (transaction: Executor) => Promise<Result>) => database.inWorkspace(workspaceId, work);

const HOUR_MS = 3_600_000;
const ZONES = [
  "UTC",
  "Europe/Berlin",
  "America/New_York",
  // Its clocks are changed at midnight: a day there begins twice, and one does not begin at all.
  "America/Havana",
  "Asia/Kolkata",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
];
const PAGES = [
  "https://a.example/",
  "https://a.example/shoes",
  "https://b.example/shoes/red",
  "https://b.example/news",
  null,
];
const PAGE_FILTERS = ["/shoes", "/shoes*", "/*", "https://b.example/*", "https://a.example/", "/nowhere"];
const REASONS = ["no_source", "low_support"];
const READERS = [
  ["question", questions, questionRows],
  ["source", sources, sourceRows],
] as const;
const INTERVALS = ["hour", "day", "week", "month"] as const;
/** Around the days on which clocks are changed, and now. */
const MOMENTS = [
  "2024-10-27T00:30:00Z",
  "2024-11-03T05:00:00Z",
  "2025-03-09T06:00:00Z",
  "2025-03-30T00:00:00Z",
  "2025-04-05T14:00:00Z",
];

for (const seed of [3, 1])
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
          first: random() < 0.9 ? within(pick([90, 900, 30_000, 2_000_000_000])) : null,
          reason: answered === false ? pick(REASONS) : null,
          question: newId(),
          words: pick(["Where is it?", "where is it?", " WHERE is it? ", "How much?", "how much?", "When?"]),
          cited: answered ? Array.from({ length: within(4) }, () => pick(sourceIds)) : [],
        };
      });
      await change(async (transaction) => {
        await transaction.query(sql`INSERT INTO chats (workspace_id, id, agent_id, visitor_id, title, language, page_url)
          VALUES (${workspaceId}, ${chatId}, ${agentId}, ${random() < 0.85 ? visitorId : null}, '', ${pick(["de", "en", null])}, ${pick(PAGES)})`);
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
          INSERT INTO feedback (workspace_id, id, message_id, chat_id, agent_id, author, author_kind, rating, created_at)
          SELECT ${workspaceId}, ${newId()}, ${id}, ${chatId}, ${agentId}, 'somebody', 'visitor', ${pick(["positive", "negative"])},
            ${new Date(Math.min(Date.now(), anyTime())).toISOString()}
          WHERE EXISTS (SELECT FROM messages WHERE workspace_id = ${workspaceId} AND id = ${id})
          ON CONFLICT (workspace_id, message_id, author) DO UPDATE SET rating = ${pick(["positive", "negative", null])}`),
      );
    };
    const handOver = () => {
      const { chatId, agentId } = pick(messages);
      return change((transaction) =>
        transaction.query(sql`INSERT INTO handoffs (workspace_id, id, chat_id, agent_id, status, requested_by, created_at)
          SELECT ${workspaceId}, ${newId()}, ${chatId}, ${agentId}, 'resolved', 'visitor',
            ${new Date(Math.min(Date.now(), anyTime())).toISOString()}
          WHERE EXISTS (SELECT FROM chats WHERE workspace_id = ${workspaceId} AND id = ${chatId})`),
      );
    };
    const takeOver = () =>
      change((transaction) =>
        transaction.query(sql`UPDATE handoffs SET claimed_at = created_at + make_interval(secs => ${within(900)}),
            ended_at = created_at + make_interval(secs => ${900 + within(900)})
          WHERE workspace_id = ${workspaceId} AND chat_id = ${pick(messages).chatId}`),
      );
    const leaveDetails = () => {
      const { chatId, agentId } = pick(messages);
      const id = newId();
      return change((transaction) =>
        transaction.query(sql`INSERT INTO leads (workspace_id, id, agent_id, chat_id, fields, person_id, created_at, consent_given_at)
          VALUES (${workspaceId}, ${id}, ${agentId}, (SELECT c.id FROM chats c
              WHERE c.workspace_id = ${workspaceId} AND c.id = ${pick([chatId, null])}), '{}', ${id},
            ${new Date(Math.min(Date.now(), anyTime())).toISOString()}, ${pick([null, new Date().toISOString()])})`),
      );
    };
    const workOnLead = () =>
      change((transaction) =>
        transaction.query(sql`UPDATE leads SET status = ${pick(["qualified", "done"])},
            deleted_at = ${pick([null, null, new Date().toISOString()])}
          WHERE workspace_id = ${workspaceId} AND id = (SELECT id FROM leads WHERE workspace_id = ${workspaceId}
            ORDER BY md5(id::text || ${String(random())}) LIMIT 1)`),
      );
    const moveOn = () =>
      change((transaction) =>
        transaction.query(sql`UPDATE chats SET page_url = ${pick(PAGES)}
          WHERE workspace_id = ${workspaceId} AND id = ${pick(messages).chatId}`),
      );
    const erase = () => {
      const { chatId } = pick(messages);
      return change(async (transaction) => {
        await transaction.query(sql`DELETE FROM citations WHERE workspace_id = ${workspaceId} AND message_id IN
          (SELECT id FROM messages WHERE workspace_id = ${workspaceId} AND chat_id = ${chatId})`);
        for (const table of ["feedback", "handoffs", "leads", "messages"] as const) {
          const of = { feedback: sql`feedback`, handoffs: sql`handoffs`, leads: sql`leads`, messages: sql`messages` }[
            table
          ];
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

    const HAPPENINGS = [
      ...[beginChat, rate, rate, handOver, takeOver, leaveDetails, workOnLead, moveOn],
      ...[erase, end, forget, nameLanguage],
    ];
    for (let chat = 0; chat < 15; chat++) await beginChat();
    for (let lead = 0; lead < 10; lead++) await leaveDetails();
    for (let round = 0; round < 5; round++) {
      await rollUp(database, workspaceId);
      for (let step = 0; step < 9; step++) await pick(HAPPENINGS)();
      for (let look = 0; look < 3; look++) {
        const [from, to] = [anyTime(), random() < 0.4 ? Date.now() : anyTime()].toSorted((one, other) => one - other);
        const scope: StatisticsScope = {
          workspaceId,
          agentId: random() < 0.3 ? pick(agentIds) : undefined,
          brandId: random() < 0.3 ? brandId : undefined,
          reason: random() < 0.25 ? pick(REASONS) : undefined,
          language: random() < 0.25 ? pick(["de", "en"]) : undefined,
          page: random() < 0.25 ? pick(PAGE_FILTERS) : undefined,
          only: undefined,
          timeZone: pick(ZONES),
          from: new Date(random() < 0.3 ? 0 : from!).toISOString(),
          to: new Date(to!).toISOString(),
          interval: pick(INTERVALS),
          limit: 100_000,
        };
        const { rows, totals } = await overview(reports, scope);
        const recounted = await change((transaction) => recountedFigures(transaction, scope, true));
        assert.deepEqual(rows, recounted, JSON.stringify(scope));
        const [inAll] = await change((transaction) => recountedFigures(transaction, scope, false));
        const outcomes = await change((transaction) => outcomeTotals(transaction, scope));
        assert.deepEqual(totals, { ...inAll, ...outcomes }, JSON.stringify(scope));
        for (const [counted, read] of [
          [leads, leadRows],
          [ratings, feedbackRows],
        ] as const)
          assert.deepEqual(
            (await counted(reports, scope)).rows,
            await change((transaction) => read(transaction, scope)),
            JSON.stringify(scope),
          );
        const few = { ...scope, limit: pick([1, 2, 100]) };
        for (const [kind, counted, read] of READERS)
          assert.deepEqual(
            (await counted(reports, few)).rows,
            await change((transaction) => read(transaction, few, recountedSubjects(few, kind))),
            `${kind} ${JSON.stringify(few)}`,
          );
      }
    }
    await rollUp(database, workspaceId);
    const differences = () => change((transaction) => differencesOfDays(transaction, workspaceId));
    const { compared, problems } = await differences();
    assert.deepEqual(problems, []);
    assert.ok(compared > 0);
    for (const spoiled of [sql`times = keys`, sql`day = '1999-01-01'`, sql`citations = languages`]) {
      await change((transaction) =>
        transaction.query(sql`UPDATE report_days SET ${spoiled} WHERE workspace_id = ${workspaceId}
          AND (agent_id, day) = (SELECT agent_id, day FROM report_days ORDER BY length(sizes) DESC, day LIMIT 1)`),
      );
      assert.notDeepEqual((await differences()).problems, [], spoiled.sql);
      await recount(database, workspaceId);
    }
    assert.deepEqual((await differences()).problems, []);
  });

const EVERYTHING = {
  workspaceId,
  agentId: undefined,
  brandId: undefined,
  reason: undefined,
  language: undefined,
  page: undefined,
  only: undefined,
  timeZone: "UTC",
  from: "2020-01-01T00:00:00Z",
  interval: "month",
  limit: 100,
} as const;

test("what is counted is read: answers are only looked at where it doesn't reach, or has changed", async () => {
  await rollUp(database, workspaceId);
  const all = { ...EVERYTHING, to: new Date().toISOString() };
  const read = async () => {
    const rows = await Promise.all([questions, sources].map(async (report) => (await report(reports, all)).rows));
    return [(await overview(reports, all)).totals.questions, ...rows.map((found) => found.length)];
  };
  const truly = await read();
  await change((transaction) =>
    transaction.query(sql`DELETE FROM report_days WHERE workspace_id = ${workspaceId} AND day < current_date - 30`),
  );
  const left = await read();
  assert.ok(Number(left[0]) < Number(truly[0]), JSON.stringify([truly, left]));
  await change((transaction) =>
    transaction.query(sql`INSERT INTO report_marks (workspace_id, hour)
      SELECT DISTINCT ${workspaceId}::uuid, date_bin('1 hour', created_at, 'epoch'::timestamptz) FROM messages WHERE role = 'assistant'`),
  );
  assert.deepEqual(await read(), truly);
  await recount(database, workspaceId);
});

test("a day is read once, and again after it was counted again; a start reads the last year ahead", async () => {
  class WatchedCache extends DayCache {
    read: string[] = [];
    override put(...[workspace, stored, columns]: Parameters<DayCache["put"]>) {
      this.read.push(stored.day);
      return super.put(workspace, stored, columns);
    }
    take = () => this.read.splice(0);
  }
  const cache = new WatchedCache();
  // With all of the moments above.
  const now = Date.parse("2025-05-01T00:00:00Z");
  const year = { ...EVERYTHING, from: "2024-06-01T00:00:00Z", to: "2025-04-30T00:00:00Z" };
  await readAhead({ database, cache }, { now, isStopping: () => true });
  assert.deepEqual(cache.take(), []);
  await readAhead({ database, cache }, { now, isStopping: () => false });
  assert.notDeepEqual(cache.take(), []);
  const read = async () => [
    await overview({ database, cache }, year),
    await questions({ database, cache }, year),
    await sources({ database, cache }, { ...year, page: "/shoes*", language: "de" }),
    await leads({ database, cache }, year),
  ];
  const before = await read();
  assert.deepEqual(cache.take(), []);
  const [erased] = await change((transaction) =>
    transaction.query<{
      day: string;
    }>(sql`DELETE FROM leads WHERE workspace_id = ${workspaceId} AND id = (SELECT id FROM leads
        WHERE workspace_id = ${workspaceId} AND created_at > ${year.from} AND created_at < ${year.to} AND deleted_at IS NULL
          AND (created_at AT TIME ZONE 'UTC')::date IN (SELECT (m.created_at AT TIME ZONE 'UTC')::date FROM messages m WHERE m.role = 'assistant')
        ORDER BY id LIMIT 1)
      RETURNING (created_at AT TIME ZONE 'UTC')::date::text AS day`),
  );
  const after = await read();
  assert.notDeepEqual(after, before);
  assert.deepEqual([...new Set(cache.take())], [erased!.day]);
  assert.deepEqual(await overview({ database, cache: new DayCache() }, year), after[0]);
});

test("until a great deal is counted, reports read the answers, and say the same", async () => {
  const all = { ...EVERYTHING, to: new Date().toISOString() };
  const { totals } = await overview(reports, all);
  await change((transaction) =>
    transaction.query(sql`DELETE FROM report_progress WHERE workspace_id = ${workspaceId}`),
  );
  await change((transaction) => transaction.query(sql`DELETE FROM report_days WHERE workspace_id = ${workspaceId}`));
  assert.deepEqual((await overview(reports, all)).totals, totals);
  const counted = await change((transaction) => transaction.query(sql`SELECT FROM report_days`));
  assert.deepEqual(counted, []);
});

test("a zone's offsets are known from one change of clocks to the next, where they are quarters of an hour", () => {
  const year = [Date.parse("2025-01-01T00:00:00Z"), Date.parse("2026-01-01T00:00:00Z")] as const;
  const changesIn = (zone: string) =>
    zoneOffsets(zone, ...year)?.map(({ since, offset }) => [
      Number.isFinite(since) ? new Date(since).toISOString().slice(0, 16) : "",
      offset / HOUR_MS,
    ]);
  assert.deepEqual(changesIn("UTC"), [["", 0]]);
  assert.deepEqual(changesIn("Europe/Berlin"), [
    ["", 1],
    ["2025-03-30T01:00", 2],
    ["2025-10-26T01:00", 1],
  ]);
  assert.deepEqual(changesIn("Australia/Lord_Howe"), [
    ["", 11],
    ["2025-04-05T15:00", 10.5],
    ["2025-10-04T15:30", 11],
  ]);
  assert.deepEqual(changesIn("Asia/Kathmandu"), [["", 5.75]]);
  assert.deepEqual(changesIn("America/St_Johns")?.[0], ["", -3.5]);
});

test("waits are kept to two digits", () => {
  for (const [ms, kept] of [
    [0, 0],
    [99, 99],
    [104, 100],
    [105, 110],
    [995, 1000],
    [2_147_483_647, 2_100_000_000],
  ] as const)
    assert.equal(waitOf(waitNumber(ms)), kept);
  const times = new Uint32Array(1000);
  for (const ms of [5, 5, 700, 1234]) times[waitNumber(ms)]! += 1;
  assert.deepEqual([waitAt(0.5, times), waitAt(0.75, times), waitAt(0.95, times)], [5, 700, 1200]);
  assert.equal(waitAt(0.5, new Uint32Array(1000)), null);
});
