import { once } from "node:events";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { type MessagePort, parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { DurableFileSystem } from "./durable-file-system.ts";
import type { FromWorker, ToWorker, WorkerSettings } from "./embedded-messages.ts";
import { embeddedOptions } from "./embedded-options.ts";

const CHUNK_BYTES = 256 * 1024;
const ROLLBACK = new TextEncoder().encode("Q\0\0\0\u000dROLLBACK\0");

const port = parentPort;
if (port === null) throw new Error("embedded-worker.ts runs in a worker thread.");
const send = (message: FromWorker) => port.postMessage(message, message.type === "answer" ? [message.bytes] : []);

const { folder } = workerData as WorkerSettings;
const fileSystem = new DurableFileSystem(folder, {
  onDurable: (count) => send({ type: "durable", count }),
  onFailure: (error) => fail(error),
});

let lastWords = "";

try {
  send({ type: "loaded" });
  await once(port, "message");
  // Ours alone by the folder's lock. A process that was killed while it wrote this one would keep Postgres from
  // starting.
  rmSync(join(folder, "postmaster.pid"), { force: true });
  const database = await PGlite.create({
    fs: fileSystem,
    ...embeddedOptions(),
    onStderr(line: string) {
      if (/(PANIC|FATAL): /.test(line)) lastWords = line.replace(/^.*(PANIC|FATAL): +/, "");
      return false;
    },
  });
  port.on("message", (message: ToWorker) => handleWaiting(database, port, message));
  send({ type: "ready" });
} catch (error) {
  fail(error);
}

/** The main thread then ends this one, which may be beyond reading messages. */
function fail(error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  send({ type: "failed", message: lastWords ? `${message} (${lastWords})` : message });
}

/**
 * What is written is synced beside what waits to be run, or at once where nothing does: a thread more is slower. No
 * more than two in a turn: what was synced beside them is told between turns.
 */
function handleWaiting(database: PGlite, from: MessagePort, message: ToWorker): void {
  handle(database, message);
  const next = receiveMessageOnPort(from);
  if (next === undefined) {
    fileSystem.flushNow();
  } else {
    fileSystem.flushInBackground();
    handle(database, next.message as ToWorker);
    fileSystem.flushInBackground();
  }
}

function handle(database: PGlite, message: ToWorker): void {
  if (message.type === "close") return void close(database);
  if (message.type === "reset") {
    if (database.isInTransaction()) run(database, ROLLBACK, () => {});
    return;
  }
  const chunks = new AnswerChunks((bytes, last) =>
    send({ type: "answer", bytes, last, writtenCount: fileSystem.writtenCount }),
  );
  for (const group of message.groups) run(database, new Uint8Array(group), (bytes) => chunks.add(bytes));
  chunks.end();
}

function run(database: PGlite, bytes: Uint8Array, onData: (bytes: Uint8Array) => void): void {
  // All of the work happens inside this call; the promise is only about a sync that is done elsewhere. A failure here
  // means that Postgres itself has stopped, so it takes the thread down.
  void database.execProtocolRawStream(bytes, { syncToFs: false, onRawData: onData });
}

async function close(database: PGlite): Promise<void> {
  await database.close();
  send({ type: "closed" });
  port?.close();
}

/** Joins the small pieces in which Postgres writes and copies them out of WebAssembly's memory. */
class AnswerChunks {
  #buffer = new Uint8Array(8 * 1024);
  #length = 0;
  readonly #send: (bytes: ArrayBuffer, last: boolean) => void;

  constructor(send: (bytes: ArrayBuffer, last: boolean) => void) {
    this.#send = send;
  }

  add(bytes: Uint8Array): void {
    if (this.#length + bytes.length > this.#buffer.length) {
      const larger = new Uint8Array(Math.max(this.#buffer.length * 2, this.#length + bytes.length));
      larger.set(this.#buffer.subarray(0, this.#length));
      this.#buffer = larger;
    }
    this.#buffer.set(bytes, this.#length);
    this.#length += bytes.length;
    if (this.#length >= CHUNK_BYTES) this.#flush(false);
  }

  end(): void {
    this.#flush(true);
  }

  #flush(last: boolean): void {
    this.#send(this.#buffer.buffer.slice(0, this.#length), last);
    this.#length = 0;
  }
}
