import { Duplex } from "node:stream";
import { ProtocolGroups } from "./protocol-groups.ts";

/** Where a stream's bytes go: the worker thread, or nothing once it has ended. */
export interface EmbeddedLink {
  /** Resolves when the session is ready for a startup packet. */
  connect(stream: EmbeddedStream): Promise<void>;
  /** Runs them one after another and answers once. */
  send(groups: ArrayBuffer[]): void;
  disconnect(stream: EmbeddedStream): void;
}

/** More than this many bytes on their way to the worker and the writer has to wait. */
const HIGH_WATER_BYTES = 1024 * 1024;

/** One message is run, one waits for its turn. */
const MAX_IN_FLIGHT = 2;

/**
 * What `pg` takes for a socket. It writes and reads the Postgres protocol; `EmbeddedEngine` carries it to the worker.
 */
export class EmbeddedStream extends Duplex {
  readonly #link: EmbeddedLink;
  readonly #groups = new ProtocolGroups();
  readonly #sizesInFlight: number[] = [];
  #bytesInFlight = 0;
  #resumeWriting: (() => void) | undefined;
  #unsent: ArrayBuffer[] = [];

  constructor(link: EmbeddedLink) {
    super({ allowHalfOpen: false, autoDestroy: true });
    this.#link = link;
  }

  // The parts of net.Socket that `pg` calls.
  connect(): this {
    this.#link.connect(this).then(
      () => this.emit("connect"),
      (error: Error) => this.destroy(error),
    );
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }

  /** Called by the engine with the worker's answer. */
  receive(bytes: ArrayBuffer, last: boolean): void {
    if (bytes.byteLength > 0) this.push(Buffer.from(bytes));
    if (!last) return;
    this.#bytesInFlight -= this.#sizesInFlight.shift() ?? 0;
    if (this.#unsent.length > 0) this.#sendUnsent();
    if (this.#bytesInFlight < HIGH_WATER_BYTES) {
      const resume = this.#resumeWriting;
      this.#resumeWriting = undefined;
      resume?.();
    }
  }

  override _read(): void {
    // The worker pushes answers as they come; they are in this process's memory already.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.#sendGroups(chunk);
    this.#continueWhenDrained(done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#sendGroups(Buffer.concat(chunks.map(({ chunk }) => chunk)));
    this.#continueWhenDrained(done);
  }

  override _final(done: () => void): void {
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#link.disconnect(this);
    done(error);
  }

  #sendGroups(bytes: Uint8Array): void {
    for (const group of this.#groups.add(bytes)) {
      if (this.#unsent.length === 0) afterThisTurn(() => this.#sendUnsent());
      this.#unsent.push(group);
      this.#bytesInFlight += group.byteLength;
    }
  }

  /**
   * What one turn of the program writes, a transaction's begin and its first statements, wakes the worker once. While
   * it has enough to do, more waits for its next answer and goes together.
   */
  #sendUnsent(): void {
    if (this.#sizesInFlight.length >= MAX_IN_FLIGHT) return;
    const groups = this.#unsent;
    this.#unsent = [];
    if (this.destroyed) return;
    this.#sizesInFlight.push(groups.reduce((sum, group) => sum + group.byteLength, 0));
    this.#link.send(groups);
  }

  #continueWhenDrained(done: () => void): void {
    if (this.#bytesInFlight < HIGH_WATER_BYTES) done();
    else this.#resumeWriting = done;
  }
}

/** Runs when all promises that can go on now have done so, before anything else comes in. */
function afterThisTurn(action: () => void): void {
  queueMicrotask(() => process.nextTick(action));
}
