import pg from "pg";
import type { Connections } from "../connections.ts";
import type { Signals } from "../database.ts";

const CHANNEL = "citedesk_signals";
const RECONNECT_AFTER_MS = 1_000;

/**
 * NOTIFY to every process that listens, on a connection of its own that is opened with the first listener. Behind a
 * pooler that lends a connection for one transaction nothing arrives: then signals are lost, and nothing else is.
 */
export function createPostgresSignals(
  databaseUrl: string,
  connections: Connections,
): Signals & { close(): Promise<void> } {
  const listeners = new Set<{ listener: (text: string) => void; onListening: (() => void) | undefined }>();
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;

  function connect(): void {
    retry = undefined;
    if (isClosed || client || listeners.size === 0) return;
    const opened = new pg.Client({
      connectionString: databaseUrl,
      application_name: "citedesk signals",
      keepAlive: true,
    });
    client = opened;
    const lose = () => {
      if (client !== opened) return;
      client = undefined;
      opened.end().catch(() => {});
      if (!isClosed) retry ??= setTimeout(connect, RECONNECT_AFTER_MS).unref();
    };
    opened.on("error", lose);
    opened.on("end", lose);
    opened.on("notification", ({ payload }) => {
      for (const { listener } of listeners) listener(payload ?? "");
    });
    opened
      .connect()
      .then(() => opened.query(`LISTEN ${CHANNEL}`))
      .then(() => {
        for (const { onListening } of listeners) onListening?.();
      })
      .catch(lose);
  }

  return {
    send: async (text) => {
      await connections.query("SELECT pg_notify($1, $2)", [CHANNEL, text]);
    },
    listen: (listener, onListening) => {
      const one = { listener, onListening };
      listeners.add(one);
      if (retry === undefined) connect();
      return () => listeners.delete(one);
    },
    close: async () => {
      isClosed = true;
      clearTimeout(retry);
      const open = client;
      client = undefined;
      await open?.end().catch(() => {});
    },
  };
}
