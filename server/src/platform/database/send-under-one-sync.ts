import { LRUCache } from "lru-cache";
import pg from "pg";

export interface Statement {
  text: string;
  values?: unknown[] | undefined;
}

/**
 * Sends statements in one write with one `Sync` behind them: the server runs them in turn, and once one has failed
 * none of those behind it. (In queries of their own each has its own `Sync`: what stands behind a BEGIN that was
 * cancelled would run outside the transaction.) Resolves with a result for each, rejects with the error of the one that
 * failed.
 */
export function sendUnderOneSync(client: pg.PoolClient, statements: readonly Statement[]): Promise<pg.QueryResult[]> {
  return new Promise((resolve, reject) => {
    client.query(new StatementsTogether(statements, (error, results) => (error ? reject(error) : resolve(results))));
  });
}

/** What the driver takes for one query: it gathers several results, as of a text with several statements. */
class StatementsTogether extends pg.Query {
  readonly #statements: readonly Statement[];
  #unsendable: Error | undefined;

  constructor(
    statements: readonly Statement[],
    answered: (error: Error | null | undefined, results: pg.QueryResult[]) => void,
  ) {
    super("", undefined, (error, results) =>
      answered(this.#unsendable ?? error, [results].flat() as unknown as pg.QueryResult[]),
    );
    this.#statements = statements;
  }

  override submit = (connection: pg.Connection): void => {
    const written: Buffer[] = [];
    for (const { text, values } of this.#statements) {
      written.push(values === undefined ? plainMessages(connection, text) : this.#messages(connection, text, values));
      // What stands before it is answered, and rolled back.
      if (this.#unsendable) break;
    }
    gathering(connection, written).sync();
    connection.stream.write(Buffer.concat(written));
  };

  #messages(connection: pg.Connection, text: string, values: unknown[]): Buffer {
    return messagesOf(connection, text, values, (error) => {
      this.#unsendable = error;
    });
  }
}

/** As the driver writes a statement, but for the `Sync`. */
function messagesOf(
  connection: pg.Connection,
  text: string,
  values: unknown[],
  onUnsendable?: (error: Error | undefined) => void,
): Buffer {
  const written: Buffer[] = [];
  const unsynced = Object.assign(gathering(connection, written), { sync: () => {} });
  const config = { text, values, queryMode: "extended" };
  new pg.Query(config, undefined, onUnsendable).submit(unsynced);
  return Buffer.concat(written);
}

/** A connection whose messages are gathered instead of sent. */
function gathering(connection: pg.Connection, written: Buffer[]): pg.Connection {
  const stream = { writable: true, cork() {}, uncork() {}, write: (bytes: Buffer) => written.push(bytes) };
  return Object.assign(Object.create(connection) as pg.Connection, { stream });
}

/** Of statements without values: the same few stand around every transaction of a workspace. */
const plain = new LRUCache<string, Buffer>({ max: 1000 });

function plainMessages(connection: pg.Connection, text: string): Buffer {
  const messages = plain.get(text) ?? messagesOf(connection, text, []);
  plain.set(text, messages);
  return messages;
}
