import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { test } from "node:test";
import sql from "sql-template-tag";
import { assertNoOpenTransaction, OpenTransactionError } from "./open-transaction-error.ts";
import { withTestDatabase } from "./test-database.ts";

const database = await withTestDatabase();
await database.owner.query(`
  CREATE TABLE test_notes (workspace_id uuid NOT NULL, id uuid NOT NULL DEFAULT gen_random_uuid(), body text NOT NULL,
                      PRIMARY KEY (workspace_id, id));
  SELECT citedesk_protect('test_notes');
  CREATE TABLE test_accounts (email text PRIMARY KEY);
  SELECT citedesk_protect_unscoped('test_accounts');`);
const ours = randomUUID();
const theirs = randomUUID();
await database.inWorkspace(ours, (transaction) =>
  transaction.query(sql`INSERT INTO test_notes VALUES (${ours}, DEFAULT, 'ours')`),
);

test("a workspace sees its own rows only", async () => {
  const read = (workspace: string) =>
    database.inWorkspace(workspace, (transaction) =>
      transaction.query<{ body: string }>(sql`SELECT body FROM test_notes`),
    );
  assert.deepEqual(await read(ours), [{ body: "ours" }]);
  assert.deepEqual(await read(theirs), []);
});

test("a row cannot be written into another workspace", async () => {
  await assert.rejects(
    database.inWorkspace(ours, (transaction) =>
      transaction.query(sql`INSERT INTO test_notes VALUES (${theirs}, DEFAULT, 'x')`),
    ),
    /row-level security/,
  );
});

test("a query without a workspace returns nothing", async () => {
  const rows = await database.owner.lend(async (connection) => {
    await connection.query("BEGIN; SET LOCAL ROLE citedesk_workspace");
    const result = await connection.query("SELECT body FROM test_notes");
    await connection.query("ROLLBACK");
    return result.rows;
  });
  assert.deepEqual(rows, []);
});

test("the unscoped role sees what a migration gave it and nothing of a workspace", async () => {
  await database.unscoped((transaction) => transaction.query(sql`INSERT INTO test_accounts VALUES ('a@example.com')`));
  const found = await database.unscoped((transaction) => transaction.query(sql`SELECT email FROM test_accounts`));
  assert.deepEqual(found, [{ email: "a@example.com" }]);
  await assert.rejects(
    database.unscoped((transaction) => transaction.query(sql`SELECT FROM test_notes`)),
    /permission denied/,
  );
  await assert.rejects(
    database.inWorkspace(ours, (transaction) => transaction.query(sql`SELECT FROM test_accounts`)),
    /permission denied/,
  );
});

test("the role and the workspace end with the transaction", async () => {
  await database.inWorkspace(ours, (transaction) => transaction.query(sql`SELECT 1`));
  const { rows } = await database.owner.query(
    "SELECT current_user = session_user AS same, citedesk_workspace_id() AS workspace",
  );
  assert.deepEqual(rows, [{ same: true, workspace: null }]);
});

test("a workspace id that is no UUID is refused before anything is sent", async () => {
  await assert.rejects(
    database.inWorkspace("'; DROP TABLE test_notes; --", async () => 1),
    /UUID/,
  );
});

test("an error rolls everything back and the connection stays usable", async () => {
  await assert.rejects(
    database.inWorkspace(theirs, async (transaction) => {
      await transaction.query(sql`INSERT INTO test_notes VALUES (${theirs}, DEFAULT, 'lost')`);
      throw new Error("changed my mind");
    }),
    /changed my mind/,
  );
  assert.deepEqual(
    await database.inWorkspace(theirs, (transaction) => transaction.query(sql`SELECT body FROM test_notes`)),
    [],
  );
});

test("a failed statement that the work swallows still fails the transaction", async () => {
  await assert.rejects(
    database.inWorkspace(theirs, async (transaction) => {
      await transaction.query(sql`INSERT INTO test_notes VALUES (${theirs}, DEFAULT, 'lost')`);
      await transaction.query(sql`SELECT 1 / 0`).catch(() => {});
    }),
    /rolled back/,
  );
});

test("what is sent at once is committed at once, and each sees its own workspace only", async () => {
  const workspaces = Array.from({ length: 40 }, () => randomUUID());
  const seen = await Promise.all(
    workspaces.map((workspace, number) =>
      database.inWorkspace(
        workspace,
        async (transaction) => {
          const [, notes] = await Promise.all([
            transaction.query(sql`INSERT INTO test_notes VALUES (${workspace}, DEFAULT, ${`note ${number}`})`),
            transaction.query<{ body: string }>(sql`SELECT body FROM test_notes`),
          ]);
          return notes.map(({ body }) => body);
        },
        { pipelined: true },
      ),
    ),
  );
  assert.deepEqual(
    seen,
    workspaces.map((_, number) => [`note ${number}`]),
  );
});

test("of what is sent at once beside each other only what failed is rolled back", async () => {
  const workspace = randomUUID();
  const add = (body: string, divisor: number) =>
    database.inWorkspace(
      workspace,
      (transaction) =>
        Promise.all([
          transaction.query(sql`INSERT INTO test_notes VALUES (${workspace}, DEFAULT, ${body})`),
          transaction.query(sql`SELECT 1 / ${divisor}::int`),
        ]),
      { pipelined: true },
    );
  const bodies = async () => {
    const rows = await database.inWorkspace(workspace, (transaction) =>
      transaction.query<{ body: string }>(sql`SELECT body FROM test_notes ORDER BY body`),
    );
    return rows.map(({ body }) => body);
  };
  const held = database.inWorkspace(workspace, async (transaction) => {
    await transaction.query(sql`INSERT INTO test_notes VALUES (${workspace}, DEFAULT, 'held')`);
    await transaction.query(sql`SELECT pg_sleep(0.02)`);
    throw new Error("changed my mind");
  });
  const ends = await Promise.allSettled([add("a", 1), add("b", 0), held, add("c", 1), add("d", 0), add("e", 1)]);
  assert.deepEqual(
    ends.map(({ status }) => status),
    ["fulfilled", "rejected", "rejected", "fulfilled", "rejected", "fulfilled"],
  );
  assert.match(String((ends[1] as PromiseRejectedResult).reason), /division by zero/);
  assert.deepEqual(await bodies(), ["a", "c", "e"]);
});

test("a statement that comes after those that were sent at once is refused", async () => {
  const late = database.inWorkspace(
    ours,
    async (transaction) => {
      await transaction.query(sql`SELECT 1`);
      await transaction.query(sql`SELECT 2`);
    },
    { pipelined: true },
  );
  await assert.rejects(late, /after its transaction had ended/);
});

test("a nested transaction throws instead of waiting for its own connection", async () => {
  await assert.rejects(
    database.inWorkspace(ours, () => database.inWorkspace(ours, async () => 1)),
    OpenTransactionError,
  );
  await assert.rejects(
    database.unscoped(() => database.ping()),
    OpenTransactionError,
  );
});

test("the guard throws inside a transaction and not after it", async () => {
  let late: Promise<void> | undefined;
  let release = () => {};
  await database.inWorkspace(ours, async () => {
    assert.throws(() => assertNoOpenTransaction("The network"), {
      name: "OpenTransactionError",
      message: /The network/,
    });
    late = new Promise<void>((resolve) => {
      release = resolve;
    }).then(() => assertNoOpenTransaction("The network"));
  });
  assertNoOpenTransaction("The network");
  release();
  await late;
});

test("after-commit actions run after a commit, outside the transaction, and never after a rollback", async () => {
  const seen: string[] = [];
  await database.inWorkspace(ours, async (transaction) => {
    transaction.afterCommit(() => {
      assertNoOpenTransaction("The network");
      seen.push("committed");
    });
    transaction.afterCommit(() => {
      throw new Error("nobody hears this");
    });
    assert.deepEqual(seen, []);
  });
  await assert.rejects(
    database.inWorkspace(ours, async (transaction) => {
      transaction.afterCommit(() => seen.push("rolled back"));
      throw new Error("no");
    }),
  );
  assert.deepEqual(seen, ["committed"]);
});

test("a transaction object is dead after its transaction", async () => {
  const transaction = await database.inWorkspace(ours, async (open) => open);
  await assert.rejects(transaction.query(sql`SELECT 1`), /had ended/);
});

test("work runs again after a serialization failure, as often as asked", async () => {
  let attempts = 0;
  const work = async () => {
    attempts += 1;
    if (attempts < 3) throw Object.assign(new Error("could not serialize access"), { code: "40001" });
    return attempts;
  };
  assert.equal(await database.inWorkspace(ours, work, { retries: 2 }), 3);
  attempts = 0;
  await assert.rejects(database.inWorkspace(ours, work, { retries: 1 }), /serialize/);
});

test("parameters and results keep their types", async () => {
  const [row] = await database.inWorkspace(ours, (transaction) =>
    transaction.query(sql`SELECT count(*) AS count, ${new Date(0)}::timestamptz AS at, ${JSON.stringify({ a: [1] })}::jsonb AS json,
      '2026-02-28'::date AS day, ${["a", "b"]}::text[] AS list, ${null}::text AS nothing, '[1,2,3]'::vector <-> '[1,2,4]' AS distance FROM test_notes`),
  );
  assert.deepEqual(row, {
    count: 1,
    at: new Date(0),
    json: { a: [1] },
    day: "2026-02-28",
    list: ["a", "b"],
    nothing: null,
    distance: 1,
  });
});

test("large parameters and results pass whole", async () => {
  const text = "ä".repeat(3_000_000);
  const [row] = await database.inWorkspace(ours, (transaction) =>
    transaction.query<{ text: string }>(sql`SELECT ${text}::text AS text`),
  );
  assert.equal(row?.text, text);
  const rows = await database.inWorkspace(ours, (transaction) =>
    transaction.query(sql`SELECT repeat('x', 1000) FROM generate_series(1, 5000)`),
  );
  assert.equal(rows.length, 5000);
});

test("many transactions at once wait for their turn", async () => {
  const add = sql`INSERT INTO test_notes VALUES (${theirs}, DEFAULT, 'one of fifty')`;
  await Promise.all(
    Array.from({ length: 50 }, () => database.inWorkspace(theirs, (transaction) => transaction.query(add))),
  );
  const rows = await database.inWorkspace(theirs, (transaction) => transaction.query(sql`SELECT FROM test_notes`));
  assert.equal(rows.length, 50);
});
