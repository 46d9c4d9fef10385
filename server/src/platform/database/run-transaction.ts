import type { Sql } from "sql-template-tag";
import type { Connection, Connections } from "./connections.ts";
import type { Transaction, TransactionOptions } from "./database.ts";
import { isTransient } from "./database-errors.ts";
import { asOpenTransaction, outsideTransaction } from "./open-transaction.ts";

/** Under which plain role a transaction runs, so that row-level security holds. */
export type TransactionScope = { role: "citedesk_workspace"; workspaceId: string } | { role: "citedesk_unscoped" };

export interface TransactionRules {
  connections: Connections;
  /**
   * Sends the first statement right behind BEGIN, without waiting for its answer. Only where BEGIN cannot be cancelled:
   * a statement behind a BEGIN that failed would run outside the transaction, as the login user.
   */
  pipelineBegin: boolean;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** One transaction: BEGIN with role and workspace in one round trip, the work, COMMIT; any error rolls back. */
export async function runTransaction<Result>(
  rules: TransactionRules,
  scope: TransactionScope,
  work: (transaction: Transaction) => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  const begin = beginStatement(scope, rules.connections.statementTimeoutMs);
  for (let retriesLeft = options.retries ?? 0; ; retriesLeft -= 1) {
    try {
      const { result, afterCommit } = await rules.connections.lend(async (connection) => {
        const transaction = new OpenTransaction(connection);
        const result = await attempt(connection, transaction, begin, rules.pipelineBegin, work);
        return { result, afterCommit: transaction.afterCommitActions };
      });
      runAll(afterCommit);
      return result;
    } catch (error) {
      if (retriesLeft <= 0 || !isTransient(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 5 + Math.random() * 20));
    }
  }
}

function beginStatement(scope: TransactionScope, statementTimeoutMs: number): string {
  const settings = [`set_config('role', '${scope.role}', true)`];
  if (scope.role === "citedesk_workspace") {
    if (!UUID.test(scope.workspaceId)) throw new TypeError("A workspace id is a UUID.");
    settings.push(`set_config('citedesk.workspace_id', '${scope.workspaceId}', true)`);
  }
  // For Postgres; the embedded engine ignores both and is bounded from outside.
  settings.push(`set_config('statement_timeout', '${statementTimeoutMs}', true)`);
  settings.push(`set_config('idle_in_transaction_session_timeout', '${statementTimeoutMs}', true)`);
  return `BEGIN; SELECT ${settings.join(", ")}`;
}

async function attempt<Result>(
  connection: Connection & { mustBeDropped?: boolean },
  transaction: OpenTransaction,
  begin: string,
  pipelineBegin: boolean,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  connection.mustBeDropped = true;
  const begun = connection.query(begin);
  begun.catch(() => {});
  let result: Result;
  try {
    if (!pipelineBegin) await begun;
    result = await asOpenTransaction(() => work(transaction));
    await begun;
    transaction.isOpen = false;
    const { command } = await connection.query("COMMIT");
    if (command !== "COMMIT") throw new Error("The transaction was rolled back: a statement in it had failed.");
  } catch (error) {
    transaction.isOpen = false;
    const rolledBack = await connection.query("ROLLBACK").then(
      () => true,
      () => false,
    );
    connection.mustBeDropped = !rolledBack;
    // When BEGIN failed, that is the cause; the work only saw what follows from it.
    await begun;
    throw error;
  }
  connection.mustBeDropped = false;
  return result;
}

class OpenTransaction implements Transaction {
  isOpen = true;
  readonly afterCommitActions: (() => void)[] = [];
  readonly #connection: Connection;

  constructor(connection: Connection) {
    this.#connection = connection;
  }

  async query<Row extends object>(statement: Sql): Promise<Row[]> {
    if (!this.isOpen) throw new Error("A statement was sent after its transaction had ended.");
    const { rows } = await this.#connection.query(statement.text, statement.values);
    return rows as Row[];
  }

  afterCommit(action: () => void): void {
    this.afterCommitActions.push(action);
  }
}

function runAll(actions: (() => void)[]): void {
  for (const action of actions) {
    try {
      outsideTransaction(action);
    } catch {
      // The commit stands; what an action was to announce is found by polling as well.
    }
  }
}
