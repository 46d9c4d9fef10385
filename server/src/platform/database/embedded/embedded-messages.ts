/**
 * What the main thread and the database's worker thread say to each other. Buffers are transferred, not copied.
 * The first message of the main thread, `start`, answers `loaded`; the others follow `ready`.
 */
export type ToWorker =
  /** Each group is whole protocol messages up to a Query, Sync, startup or Terminate. One answer to all. */
  | { type: "run"; groups: ArrayBuffer[] }
  /** A new connection takes over the one session there is: whatever the last one left open is rolled back. */
  | { type: "reset" }
  | { type: "close" };

export type FromWorker =
  /** The thread's own code is there. */
  | { type: "loaded" }
  | { type: "ready" }
  /** Protocol messages. `last` closes the answer to one `run`; `writtenCount` counts log syncs asked for so far. */
  | { type: "answer"; bytes: ArrayBuffer; last: boolean; writtenCount: number }
  /** The log is on the disk up to this `writtenCount`. */
  | { type: "durable"; count: number }
  | { type: "failed"; message: string }
  | { type: "closed" };

export interface WorkerSettings {
  folder: string;
}
