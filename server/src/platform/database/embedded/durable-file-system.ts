import fs from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/**
 * PGlite's folder on disk, made durable.
 *
 * PGlite's own file system ignores `fsync`. Here every `fsync` of Postgres reaches the disk as an `fdatasync`, with
 * one difference: that of a write-ahead log segment (at each COMMIT) is put off, so that several commits share it.
 *
 *   COMMIT → write(segment), fsync(segment) → noted, `writtenCount` + 1 → reply goes out, marked with `writtenCount`
 *   `flushInBackground()` → one fdatasync of all noted segments → `onDurable(count)` → only now is a commit
 *   acknowledged
 *
 * Postgres relies on "log before data": nothing else may reach the disk before the log that describes it. So every
 * other write, truncation, rename or removal first syncs the noted segments, in place; only an empty page that is added
 * to a file does not.
 */
export class DurableFileSystem extends NodeFS {
  readonly #log: LogSync;
  readonly #observer: DurabilityObserver;

  constructor(folder: string, observer: DurabilityObserver) {
    super(folder);
    this.#observer = observer;
    this.#log = new LogSync(observer);
  }

  get writtenCount(): number {
    return this.#log.writtenCount;
  }

  flushInBackground(): void {
    this.#log.flushInBackground();
  }

  flushNow(): void {
    this.#log.flushNow();
  }

  override async init(...[pglite, options]: Parameters<NodeFS["init"]>): ReturnType<NodeFS["init"]> {
    const result = await super.init(pglite, options);
    // After a PANIC, PGlite would try the same message again for ever.
    Object.assign(result.emscriptenOpts, {
      onAbort: () => this.#observer.onFailure(new Error("Postgres stopped itself")),
    });
    result.emscriptenOpts.preRun = [
      (module: unknown) => hook((module as EmscriptenModule).FS.filesystems.NODEFS, this.#log),
      ...(result.emscriptenOpts.preRun ?? []),
    ];
    return result;
  }
}

export interface DurabilityObserver {
  /** Everything up to this `writtenCount` is on the disk. May come with a smaller count than the last time. */
  onDurable(count: number): void;
  /** The disk refused a sync, or Postgres gave up: what was noted may be lost, and nothing more may be run. */
  onFailure(error: Error): void;
}

class LogSync {
  writtenCount = 0;
  readonly #noted = new Set<number>();
  #inFlight: Set<number> | undefined;
  readonly #observer: DurabilityObserver;

  constructor(observer: DurabilityObserver) {
    this.#observer = observer;
  }

  note(descriptor: number): void {
    this.#noted.add(descriptor);
    this.writtenCount += 1;
  }

  /** Called before anything but the log changes on the disk. */
  flushNow(): void {
    const descriptors = new Set([...(this.#inFlight ?? []), ...this.#noted]);
    if (descriptors.size === 0) return;
    try {
      for (const descriptor of descriptors) fs.fdatasyncSync(descriptor);
    } catch (error) {
      this.#observer.onFailure(error as Error);
      throw error;
    }
    this.#inFlight?.clear();
    this.#noted.clear();
    this.#observer.onDurable(this.writtenCount);
  }

  flushBeforeClose(descriptor: number): void {
    if (this.#noted.has(descriptor) || this.#inFlight?.has(descriptor)) this.flushNow();
  }

  flushInBackground(): void {
    if (this.#inFlight !== undefined || this.#noted.size === 0) return;
    const count = this.writtenCount;
    const inFlight = new Set(this.#noted);
    this.#inFlight = inFlight;
    this.#noted.clear();
    let waiting = inFlight.size;
    for (const descriptor of inFlight) {
      fs.fdatasync(descriptor, (error) => {
        // A descriptor that `flushNow` has synced may be closed by now; its error says nothing.
        if (error && inFlight.has(descriptor)) return this.#observer.onFailure(error);
        waiting -= 1;
        if (waiting > 0) return;
        this.#inFlight = undefined;
        this.#observer.onDurable(count);
        this.flushInBackground();
      });
    }
  }
}

/** The parts of Emscripten's NODEFS that are replaced here. */
interface NodeFileSystem {
  realPath(node: unknown): string;
  stream_ops: Record<string, StreamOperation> & { fsync?: (stream: OpenFile) => number };
  node_ops: Record<string, (...parameters: unknown[]) => unknown>;
}
interface EmscriptenModule {
  FS: { filesystems: { NODEFS: NodeFileSystem } };
}
interface OpenFile {
  node: unknown;
  nfd: number;
}
type StreamOperation = (stream: OpenFile, ...parameters: unknown[]) => unknown;

const EMPTY_PAGE = Buffer.alloc(8192);

/**
 * A table or index that grows, before anything stands in its new page. Postgres does not wait for its log there either:
 * an empty page at the end says nothing, and recovery takes it as it comes.
 */
function addsEmptyPage({ nfd }: OpenFile, bytes: Uint8Array, position: number): boolean {
  return EMPTY_PAGE.equals(bytes) && position >= fs.fstatSync(nfd).size;
}

const LOG_SEGMENT = /[\\/]pg_wal[\\/][0-9A-F]{24}$/;

function hook(fileSystem: NodeFileSystem, log: LogSync): void {
  const isLogSegment = (stream: OpenFile) => LOG_SEGMENT.test(fileSystem.realPath(stream.node));
  const streams = fileSystem.stream_ops;
  streams.fsync = (stream) => {
    if (isLogSegment(stream)) {
      log.note(stream.nfd);
      return 0;
    }
    log.flushNow();
    fs.fdatasyncSync(stream.nfd);
    return 0;
  };
  const { write, setattr, close } = streams as Record<"write" | "setattr" | "close", StreamOperation>;
  streams.write = (stream, ...rest) => {
    const [memory, offset, length, position] = rest as [Int8Array, number, number, number];
    const bytes = new Uint8Array(memory.buffer, memory.byteOffset + offset, length);
    const isSafe = isLogSegment(stream) || addsEmptyPage(stream, bytes, position);
    if (!isSafe) log.flushNow();
    return write(stream, ...rest);
  };
  streams.setattr = (stream, ...rest) => {
    log.flushNow();
    return setattr(stream, ...rest);
  };
  streams.close = (stream, ...rest) => {
    log.flushBeforeClose(stream.nfd);
    return close(stream, ...rest);
  };
  for (const name of ["setattr", "rename", "unlink", "rmdir", "mknod"]) {
    const operation = fileSystem.node_ops[name] as (...parameters: unknown[]) => unknown;
    fileSystem.node_ops[name] = (...parameters) => {
      log.flushNow();
      return operation(...parameters);
    };
  }
}
