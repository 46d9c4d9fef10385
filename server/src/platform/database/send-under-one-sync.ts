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
    const inMemory = writingTo(written, connection);
    for (const { text, values } of this.#statements) {
      if (values === undefined) written.push(plainMessages(text, connection));
      else this.#write(inMemory, text, values);
      // What stands before it is answered, and rolled back.
      if (this.#unsendable) break;
    }
    inMemory.sync();
    connection.stream.write(Buffer.concat(written));
  };

  /** As the driver writes it, but for the `Sync`. */
  #write(connection: pg.Connection, text: string, values: unknown[]): void {
    const unsynced = Object.assign(Object.create(connection) as pg.Connection, { sync: () => {} });
    const config = { text, values, queryMode: "extended" };
    new pg.Query(config, undefined, (error) => {
      this.#unsendable = error;
    }).submit(unsynced);
  }
}

/** A connection whose messages are gathered instead of sent. */
function writingTo(written: Buffer[], connection: pg.Connection): pg.Connection {
  const stream = { writable: true, cork() {}, uncork() {}, write: (bytes: Buffer) => written.push(bytes) };
  return Object.assign(Object.create(connection) as pg.Connection, { stream });
}

/** Of statements without values: the same few stand around every transaction of a workspace. */
const messagesOf = new LRUCache<string, Buffer>({ max: 1000 });

function plainMessages(text: string, connection: pg.Connection): Buffer {
  const known = messagesOf.get(text);
  if (known) return known;
  const written: Buffer[] = [];
  const inMemory = writingTo(written, connection);
  inMemory.parse({ name: "", text, types: [] }, true);
  inMemory.bind({}, true);
  inMemory.describe({ type: "P", name: "" }, true);
  inMemory.execute({}, true);
  const messages = Buffer.concat(written);
  messagesOf.set(text, messages);
  return messages;
}
