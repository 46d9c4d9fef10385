import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { Socket } from "node:net";
import { processorMilliseconds, residentBytes, spawnConfined } from "../../platform/confined/spawn-confined.ts";
import {
  ExtractionFailure,
  type ExtractionFailureCode,
  type ExtractionRequest,
  type ImportRequest,
} from "../../ports/text-extractor.ts";
import { type Content, openContent } from "./open-content.ts";

export interface ExtractionChildLimits {
  /** For one document, from the moment the child has it; more where other work keeps it from a processor. */
  wallMilliseconds: number;
  /** Resident memory of the child, watched on Linux; the JavaScript heap is held below it everywhere. */
  memoryBytes: number;
  /** Of one answer. */
  answerBytes: number;
  /** The program of the child, and what of its code it loads. */
  main: string;
  readable: readonly string[];
}

export type ChildRequest = ExtractionRequest & { asImport?: Pick<ImportRequest, "kind"> };

type Answer = { document: unknown } | { failure: { code: ExtractionFailureCode; message: string } };

/**
 * One child process, confined, that is handed one document at a time and opens no file. It is killed when it breaks a
 * limit or the caller gives up; `isAlive` then is false and it is of no more use. One that waits holds up no process
 * that has nothing else to do, and ends with it.
 */
export class ExtractionChild {
  readonly #process: ChildProcess;
  readonly #limits: ExtractionChildLimits;
  readonly #exit: Promise<unknown>;
  #chunks: Buffer[] = [];
  #answerBytes = 0;
  #errorTail = "";
  #settle: ((outcome: Answer | ExtractionFailure) => void) | undefined;
  #isAlive = true;
  #readings = 0;
  #lastMilliseconds = 0;

  constructor(limits: ExtractionChildLimits) {
    this.#limits = limits;
    this.#process = spawnConfined(limits, { stdio: "pipe" });
    this.#process.stdout!.on("data", (chunk: Buffer) => this.#receive(chunk));
    this.#process.stderr!.setEncoding("utf8").on("data", (text: string) => {
      this.#errorTail = (this.#errorTail + text).slice(-4096);
    });
    // A child that is gone is noticed by its end, not by writing to it.
    this.#process.stdin!.on("error", () => {});
    this.#process.on("error", () => this.#end(crashed()));
    this.#process.on("close", () => {
      this.#end(/heap out of memory|allocation failed/i.test(this.#errorTail) ? outOfMemory() : crashed());
    });
    this.#exit = once(this.#process, "close").catch(() => {});
    this.#holdUp(false);
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** Bytes of resident memory, 0 where the system doesn't tell. */
  get residentBytes(): number {
    return this.#isAlive && this.#process.pid !== undefined ? residentBytes(this.#process.pid) : 0;
  }

  /**
   * Whether a reading may have made it grow: asking the system after each of many small ones costs as much as they do.
   */
  get mayHaveGrown(): boolean {
    return this.#lastMilliseconds >= WATCH_MILLISECONDS || this.#readings % READINGS_A_LOOK === 0;
  }

  /** Throws `ExtractionFailure` for what the document is to blame for, the signal's reason once it is aborted. */
  async read<Result>(request: ChildRequest, signal?: AbortSignal): Promise<Result> {
    const content = await openContent(request);
    const started = performance.now();
    const outcome = await this.#ask(content, signal).finally(() => content.close());
    this.#readings += 1;
    this.#lastMilliseconds = performance.now() - started;
    if (outcome instanceof ExtractionFailure) throw outcome;
    if ("failure" in outcome) throw new ExtractionFailure(outcome.failure.code, outcome.failure.message);
    return outcome.document as Result;
  }

  /** Resolves when the process is gone. */
  async kill(): Promise<void> {
    this.#isAlive = false;
    this.#holdUp(true);
    this.#process.kill("SIGKILL");
    if (this.#process.pid !== undefined) await this.#exit;
  }

  #ask(content: Content, signal: AbortSignal | undefined): Promise<Answer | ExtractionFailure> {
    if (!this.#isAlive) return Promise.resolve(crashed());
    const { wallMilliseconds, memoryBytes } = this.#limits;
    this.#holdUp(true);
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        void this.kill();
        reject(signal?.reason);
      };
      const stopTime = this.#limitTime(wallMilliseconds);
      const watch = setInterval(() => {
        if (this.residentBytes > memoryBytes) this.#breach(outOfMemory());
      }, WATCH_MILLISECONDS);
      this.#settle = (outcome) => {
        stopTime();
        clearInterval(watch);
        signal?.removeEventListener("abort", giveUp);
        this.#settle = undefined;
        if (this.#isAlive) this.#holdUp(false);
        resolve(outcome);
      };
      signal?.addEventListener("abort", giveUp, { once: true });
      this.#hand(content).catch((error) => {
        void this.kill();
        reject(error);
      });
    });
  }

  /** Whether this process goes on as long as the child does. */
  #holdUp(isHeldUp: boolean): void {
    const { stdin, stdout, stderr } = this.#process;
    const pipes = [stdin, stdout, stderr].filter((pipe) => pipe instanceof Socket);
    for (const handle of [this.#process, ...pipes]) isHeldUp ? handle.ref() : handle.unref();
  }

  /**
   * Ends a document that has had its time. On a busy machine a child waits for a processor longer than it runs: what it
   * has not used of its time it gets, as long as it goes on and in all within `MAX_WAITED` times as much.
   */
  #limitTime(milliseconds: number): () => void {
    const { pid } = this.#process;
    const began = performance.now();
    const usedBefore = processorMilliseconds(pid) ?? 0;
    let usedLast = 0;
    const look = () => {
      const used = (processorMilliseconds(pid) ?? Number.POSITIVE_INFINITY) - usedBefore;
      const isOver = used >= milliseconds || performance.now() - began >= milliseconds * MAX_WAITED;
      if (isOver || used - usedLast < LEAST_PROGRESS_MS) return this.#breach(timedOut(milliseconds));
      usedLast = used;
      timer = setTimeout(look, Math.max(milliseconds - used, milliseconds / 10));
    };
    let timer = setTimeout(look, milliseconds);
    return () => clearTimeout(timer);
  }

  async #hand({ head, chunks }: Content): Promise<void> {
    const input = this.#process.stdin!;
    input.write(head);
    for await (const chunk of chunks) {
      if (!this.#isAlive) return;
      if (!input.write(chunk)) await Promise.race([once(input, "drain").catch(() => {}), this.#exit]);
    }
  }

  #receive(chunk: Buffer): void {
    if (this.#settle === undefined) return;
    this.#answerBytes += chunk.length;
    if (this.#answerBytes > this.#limits.answerBytes) {
      this.#breach(answerTooLarge());
      return;
    }
    this.#chunks.push(chunk);
    if (chunk.at(-1) !== LINE_FEED) return;
    const line = Buffer.concat(this.#chunks).toString("utf8");
    this.#chunks = [];
    this.#answerBytes = 0;
    try {
      this.#settle(JSON.parse(line) as Answer);
    } catch {
      this.#breach(crashed());
    }
  }

  #breach(failure: ExtractionFailure): void {
    void this.kill();
    this.#end(failure);
  }

  #end(failure: ExtractionFailure): void {
    this.#isAlive = false;
    this.#settle?.(failure);
  }
}

const LINE_FEED = 0x0a;
const MAX_WAITED = 6;
/** Between two looks; a child that does nothing waits for nothing that will come. */
const LEAST_PROGRESS_MS = 20;
const WATCH_MILLISECONDS = 25;
const READINGS_A_LOOK = 16;

function crashed(): ExtractionFailure {
  return new ExtractionFailure("broken", "Opening the file failed. Save it again and upload the copy.");
}

function timedOut(milliseconds: number): ExtractionFailure {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  return new ExtractionFailure(
    "timeout",
    `Reading the file took longer than ${seconds} seconds. Split it into smaller files.`,
  );
}

function outOfMemory(): ExtractionFailure {
  return new ExtractionFailure("out_of_memory", "Reading the file needs too much memory. Split it into smaller files.");
}

function answerTooLarge(): ExtractionFailure {
  return new ExtractionFailure("too_large", "The file holds too much text. Split it into smaller files.");
}
