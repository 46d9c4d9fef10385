import type { Sql } from "sql-template-tag";
import type { Connection, Connections, Queryable, QueryResult } from "./connections.ts";
import type { Transaction, TransactionOptions } from "./database.ts";
import { DatabaseUnavailableError, isTransient } from "./database-errors.ts";
import { asOpenTransaction, outsideTransaction } from "./open-transaction-error.ts";
import { reachWithin } from "./reach.ts";

/** Under which plain role a transaction runs, so that row-level security holds. */
export type TransactionScope = { role: "citedesk_workspace"; workspaceId: string } | { role: "citedesk_unscoped" };

export interface TransactionRules {
  connections: Connections;
  /**
   * Sends the first statement right behind BEGIN, without waiting for its answer. Only where BEGIN cannot be cancelled:
   * a statement behind a BEGIN that failed would run outside the transaction, as the login user. The embedded engine;
   * it has no timeouts of its own either.
   */
  pipelineBegin: boolean;
  /** How long a statement waits for a lock; undefined: the engine has one session, which waits for nobody. */
  lockTimeoutMs?: number;
  /** Told of what was announced and committed. */
  recorded: ReadonlySet<(workspaceId: string) => void>;
}

const REPLACE_CONNECTION_MS = 300;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** One transaction: BEGIN with role and workspace in one round trip, the work, COMMIT; any error rolls back. */
export async function runTransaction<Result>(
  rules: TransactionRules,
  scope: TransactionScope,
  work: (transaction: Transaction) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  const { connections, pipelineBegin, lockTimeoutMs } = rules;
  const { pipelined = false } = options;
  const begin = beginStatements(scope, pipelineBegin ? undefined : connections.statementTimeoutMs, lockTimeoutMs);
  const started = performance.now();
  for (let retriesLeft = options.retries ?? 0; ; retriesLeft -= 1) {
    let hasBegun = false;
    try {
      const { result, afterCommit, isAnnounced } = await connections.lend(
        async (connection) => {
          const transaction = new OpenTransaction(connection, scope.role);
          const start = () => {
            hasBegun = true;
            return asOpenTransaction(() => work(transaction));
          };
          const attempting = { connection, transaction, begin, pipelineBegin, start };
          const result = await (pipelined ? attemptPipelined(attempting) : attempt(attempting));
          return { result, afterCommit: transaction.afterCommitActions, isAnnounced: transaction.isAnnounced };
        },
        { isPipelined: pipelined },
      );
      runAll(afterCommit);
      if (isAnnounced && "workspaceId" in scope)
        runAll([...rules.recorded].map((listener) => () => listener(scope.workspaceId)));
      return result;
    } catch (error) {
      // After a restart of the server the pool lends connections whose end it hasn't noticed. Nothing has run on them.
      const isFresh = performance.now() - started < REPLACE_CONNECTION_MS;
      if (error instanceof DatabaseUnavailableError && !hasBegun && isFresh) {
        retriesLeft += 1;
      } else if (retriesLeft <= 0 || !isTransient(error)) {
        throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 20));
    }
  }
}

/** `SET LOCAL`, not `set_config`: a SELECT is planned, and this stands before everything. */
function beginStatements(
  scope: TransactionScope,
  statementTimeoutMs: number | undefined,
  lockTimeoutMs: number | undefined,
): string[] {
  const settings = [`ROLE ${scope.role}`];
  if (scope.role === "citedesk_workspace") {
    if (!UUID.test(scope.workspaceId)) throw new TypeError("A workspace id is a UUID.");
    settings.push(`citedesk.workspace_id = '${scope.workspaceId}'`);
    const reach = reachWithin(scope.workspaceId);
    if (reach) {
      settings.push(`citedesk.agent_ids = '${uuidArray(reach.agentIds)}'`);
      settings.push(`citedesk.brand_ids = '${uuidArray(reach.brandIds)}'`);
    }
  }
  if (statementTimeoutMs !== undefined) {
    // Compiling a report's query takes longer than the query.
    settings.push("jit = off");
    settings.push(`statement_timeout = ${statementTimeoutMs}`);
    settings.push(`idle_in_transaction_session_timeout = ${statementTimeoutMs}`);
  }
  if (lockTimeoutMs !== undefined) settings.push(`lock_timeout = ${lockTimeoutMs}`);
  return ["BEGIN", ...settings.map((setting) => `SET LOCAL ${setting}`)];
}

function uuidArray(ids: readonly string[]): string {
  if (!ids.every((id) => UUID.test(id))) throw new TypeError("A reach is made of UUIDs.");
  return `{${ids.join(",")}}`;
}

interface Attempting<Result> {
  connection: Connection;
  transaction: OpenTransaction;
  begin: readonly string[];
  pipelineBegin: boolean;
  start: () => Promise<Result>;
}

async function attempt<Result>(attempting: Attempting<Result>): Promise<Result> {
  const { connection, transaction, begin, pipelineBegin, start } = attempting;
  const begun = connection.query(begin.join("; "));
  begun.catch(() => {});
  let result: Result;
  try {
    if (!pipelineBegin) await begun;
    result = await start();
    await begun;
    transaction.isOpen = false;
    assertCommitted(await connection.query("COMMIT"));
  } catch (error) {
    transaction.isOpen = false;
    // Fails only with the connection itself, and then there is nothing left to roll back.
    await connection.query("ROLLBACK").catch(() => {});
    // When BEGIN failed, that is the cause; the work only saw what follows from it.
    await begun;
    throw error;
  }
  return result;
}

/** In one write: the COMMIT goes out behind the statements, before any is answered. */
async function attemptPipelined<Result>(attempting: Attempting<Result>): Promise<Result> {
  const { connection, transaction, begin, pipelineBegin, start } = attempting;
  const sent = connection.sendTogether(() => {
    const begun = Promise.all((pipelineBegin ? [begin.join("; ")] : begin).map((text) => connection.query(text)));
    const working = start();
    transaction.isOpen = false;
    return [begun, working, connection.query("COMMIT")] as const;
  });
  const [begun, worked, committed] = await Promise.allSettled(sent);
  // On a server a COMMIT is not run behind what failed.
  if (committed.status === "rejected") await connection.query("ROLLBACK").catch(() => {});
  if (begun.status === "rejected") throw begun.reason;
  if (worked.status === "rejected") throw worked.reason;
  if (committed.status === "rejected") throw committed.reason;
  assertCommitted(committed.value);
  return worked.value;
}

function assertCommitted({ command }: QueryResult): void {
  if (command !== "COMMIT") throw new Error("The transaction was rolled back: a statement in it had failed.");
}

/**
 * Runs statements of an open transaction as the login user, for tables that no plain role may touch (the job queue's).
 * The role is back before the next statement; when a statement fails, the whole transaction does.
 */
export function asOwner(transaction: Transaction): Queryable {
  if (!(transaction instanceof OpenTransaction)) throw new TypeError("Not a transaction of this module.");
  return { query: (text, values) => transaction.queryAsOwner(text, values) };
}

class OpenTransaction implements Transaction {
  isOpen = true;
  isAnnounced = false;
  readonly afterCommitActions: (() => void)[] = [];
  readonly #connection: Connection;
  readonly #role: TransactionScope["role"];

  constructor(connection: Connection, role: TransactionScope["role"]) {
    this.#connection = connection;
    this.#role = role;
  }

  async query<Row extends object>(statement: Sql): Promise<Row[]> {
    if (!this.isOpen) throw new Error("A statement was sent after its transaction had ended.");
    const { rows } = await this.#connection.query(statement.text, statement.values);
    return rows as Row[];
  }

  async queryAsOwner(text: string, values?: unknown[]): Promise<QueryResult> {
    if (!this.isOpen) throw new Error("A statement was sent after its transaction had ended.");
    if (ENDS_TRANSACTION.test(text)) throw new Error("A library tried to end a transaction that is not its own.");
    const [, result] = await Promise.all([
      this.#connection.query("SET LOCAL ROLE NONE"),
      this.#connection.query(text, values),
      this.#connection.query(`SET LOCAL ROLE ${this.#role}`),
    ]);
    return result;
  }

  afterCommit(action: () => void): void {
    this.afterCommitActions.push(action);
  }

  announce(): void {
    this.isAnnounced = true;
  }
}

/** Libraries that bring their own SQL wrap some of it. */
const ENDS_TRANSACTION = /^\s*(begin|commit|rollback)\b/im;

function runAll(actions: (() => void)[]): void {
  for (const action of actions) {
    try {
      outsideTransaction(action);
    } catch {
      // The commit stands; what an action was to announce is found by polling as well.
    }
  }
}
