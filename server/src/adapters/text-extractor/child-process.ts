import type { ExtractedDocument, ExtractionRequest, TextExtractor } from "../../ports/text-extractor.ts";
import { ExtractionChild, type ExtractionChildLimits } from "./extraction-child.ts";

export interface ChildProcessTextExtractorOptions {
  /** Where the files are that will be asked for; the children can read nothing else beside their code. */
  readableFolders: readonly string[];
  /** Children at most; each is started when it is first needed. Default 1. */
  processes?: number;
  /** Default 10,000. */
  wallMilliseconds?: number;
  /** Default 512 MiB. */
  memoryBytes?: number;
  /** Children without work end after this time. Default 60,000. */
  idleMilliseconds?: number;
}

/** Reads documents in child processes, one at a time in each; what waits is taken in order. */
export function createChildProcessTextExtractor(options: ChildProcessTextExtractorOptions): TextExtractor {
  return new ChildProcessTextExtractor(options);
}

const MEBIBYTE = 2 ** 20;

class ChildProcessTextExtractor implements TextExtractor {
  readonly #limits: ExtractionChildLimits;
  readonly #processes: number;
  readonly #idleMilliseconds: number;
  readonly #idle: { child: ExtractionChild; timer: NodeJS.Timeout }[] = [];
  readonly #busy = new Set<ExtractionChild>();
  readonly #waiting: ((child: ExtractionChild) => void)[] = [];
  #isClosed = false;

  constructor(options: ChildProcessTextExtractorOptions) {
    this.#processes = options.processes ?? 1;
    this.#idleMilliseconds = options.idleMilliseconds ?? 60_000;
    this.#limits = {
      wallMilliseconds: options.wallMilliseconds ?? 10_000,
      memoryBytes: options.memoryBytes ?? 512 * MEBIBYTE,
      answerBytes: 128 * MEBIBYTE,
      readableFolders: options.readableFolders,
    };
  }

  async extract(request: ExtractionRequest, signal?: AbortSignal): Promise<ExtractedDocument> {
    signal?.throwIfAborted();
    const child = await this.#take();
    try {
      signal?.throwIfAborted();
      return await child.read(request, signal);
    } finally {
      this.#giveBack(child);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const { child, timer } of this.#idle.splice(0)) {
      clearTimeout(timer);
      child.kill();
    }
    for (const child of this.#busy) child.kill();
  }

  async #take(): Promise<ExtractionChild> {
    if (this.#isClosed) throw new Error("The text extractor is closed.");
    const idle = this.#idle.pop();
    if (idle) {
      clearTimeout(idle.timer);
      this.#busy.add(idle.child);
      return idle.child;
    }
    if (this.#busy.size < this.#processes) return this.#start();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  #start(): ExtractionChild {
    const child = new ExtractionChild(this.#limits);
    this.#busy.add(child);
    return child;
  }

  #giveBack(child: ExtractionChild): void {
    this.#busy.delete(child);
    // WebAssembly memory never shrinks: a child that grew is replaced rather than kept.
    if (child.isAlive && (this.#isClosed || child.residentBytes > this.#limits.memoryBytes / 2)) child.kill();
    const next = this.#isClosed ? undefined : this.#waiting.shift();
    if (next) {
      if (child.isAlive) this.#busy.add(child);
      next(child.isAlive ? child : this.#start());
    } else if (child.isAlive) {
      this.#keep(child);
    }
  }

  #keep(child: ExtractionChild): void {
    const timer = setTimeout(() => {
      this.#idle.splice(
        this.#idle.findIndex((entry) => entry.child === child),
        1,
      );
      child.kill();
    }, this.#idleMilliseconds);
    timer.unref();
    this.#idle.push({ child, timer });
  }
}
