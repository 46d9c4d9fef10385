import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type {
  ExtractedDocument,
  ExtractionRequest,
  ImportContents,
  ImportRequest,
  TextExtractor,
} from "../../ports/text-extractor.ts";
import { type ChildRequest, ExtractionChild, type ExtractionChildLimits } from "./extraction-child.ts";

export interface ChildProcessTextExtractorOptions {
  /** Children at most; each is started when it is first needed. Default 1. */
  processes?: number;
  /** Default 10,000. */
  wallMilliseconds?: number;
  /** Default 512 MiB. */
  memoryBytes?: number;
  /** Default 128 MiB. */
  answerBytes?: number;
  /** Children without work end after this time; each holds some 90 MB. Default 15,000. */
  idleMilliseconds?: number;
  /** Another program, of one file, in the place of the extraction's own. */
  childMain?: string;
}

/** Reads documents in child processes, one at a time in each; what waits is taken in order. */
export function createChildProcessTextExtractor(options: ChildProcessTextExtractorOptions = {}): TextExtractor {
  return new ChildProcessTextExtractor(options);
}

const MEBIBYTE = 2 ** 20;

interface Waiting {
  take(child: ExtractionChild): void;
  giveUp(reason: unknown): void;
}

class ChildProcessTextExtractor implements TextExtractor {
  readonly #limits: ExtractionChildLimits;
  readonly #processes: number;
  readonly #idleMilliseconds: number;
  readonly #idle: { child: ExtractionChild; timer: NodeJS.Timeout }[] = [];
  readonly #busy = new Set<ExtractionChild>();
  readonly #waiting = new Set<Waiting>();
  #isClosed = false;

  constructor(options: ChildProcessTextExtractorOptions) {
    this.#processes = options.processes ?? 1;
    this.#idleMilliseconds = options.idleMilliseconds ?? 15_000;
    this.#limits = {
      wallMilliseconds: options.wallMilliseconds ?? 10_000,
      memoryBytes: options.memoryBytes ?? 512 * MEBIBYTE,
      answerBytes: options.answerBytes ?? 128 * MEBIBYTE,
      ...(options.childMain === undefined ? extractionProgram() : { main: options.childMain, readable: [] }),
    };
  }

  extract(request: ExtractionRequest, signal?: AbortSignal): Promise<ExtractedDocument> {
    return this.#read<ExtractedDocument>(request, signal);
  }

  readImport({ kind, ...request }: ImportRequest): Promise<ImportContents> {
    return this.#read<ImportContents>({ ...request, asImport: { kind } });
  }

  async #read<Result>(request: ChildRequest, signal?: AbortSignal): Promise<Result> {
    signal?.throwIfAborted();
    const child = await this.#take(signal);
    try {
      signal?.throwIfAborted();
      return await child.read<Result>(request, signal);
    } finally {
      this.#giveBack(child);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const waiting of this.#waiting) waiting.giveUp(closed());
    const idle = this.#idle.splice(0);
    for (const { timer } of idle) clearTimeout(timer);
    await Promise.all([...idle.map(({ child }) => child.kill()), ...[...this.#busy].map((child) => child.kill())]);
  }

  async #take(signal: AbortSignal | undefined): Promise<ExtractionChild> {
    if (this.#isClosed) throw closed();
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      clearTimeout(idle.timer);
      if (!idle.child.isAlive) continue;
      this.#busy.add(idle.child);
      return idle.child;
    }
    if (this.#busy.size < this.#processes) return this.#start();
    return this.#waitForChild(signal);
  }

  #waitForChild(signal: AbortSignal | undefined): Promise<ExtractionChild> {
    return new Promise((resolve, reject) => {
      const abort = () => waiting.giveUp(signal?.reason);
      const waiting: Waiting = {
        take: (child) => {
          this.#waiting.delete(waiting);
          signal?.removeEventListener("abort", abort);
          resolve(child);
        },
        giveUp: (reason) => {
          this.#waiting.delete(waiting);
          signal?.removeEventListener("abort", abort);
          reject(reason);
        },
      };
      signal?.addEventListener("abort", abort, { once: true });
      this.#waiting.add(waiting);
    });
  }

  #start(): ExtractionChild {
    const child = new ExtractionChild(this.#limits);
    this.#busy.add(child);
    return child;
  }

  #giveBack(child: ExtractionChild): void {
    this.#busy.delete(child);
    // WebAssembly memory never shrinks: a child that grew is replaced rather than kept.
    const isWorn = this.#isClosed || (child.mayHaveGrown && child.residentBytes > this.#limits.memoryBytes / 2);
    if (child.isAlive && isWorn) void child.kill();
    const [next] = this.#waiting;
    if (next) {
      if (child.isAlive) this.#busy.add(child);
      next.take(child.isAlive ? child : this.#start());
    } else if (child.isAlive) {
      this.#keep(child);
    }
  }

  #keep(child: ExtractionChild): void {
    const entry = { child, timer: setTimeout(() => this.#retire(entry), this.#idleMilliseconds) };
    entry.timer.unref();
    this.#idle.push(entry);
  }

  #retire(entry: { child: ExtractionChild; timer: NodeJS.Timeout }): void {
    const index = this.#idle.indexOf(entry);
    if (index >= 0) this.#idle.splice(index, 1);
    void entry.child.kill();
  }
}

function extractionProgram() {
  const main = fileURLToPath(import.meta.resolve("@citedesk/extraction/child"));
  const code = dirname(dirname(main));
  const root = dirname(code);
  return { main, readable: [join(code, "*"), join(root, "node_modules", "*"), join(root, "package.json")] };
}

function closed(): Error {
  return new Error("The text extractor is closed.");
}
