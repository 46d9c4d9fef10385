import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { type ExtractedDocument, ExtractionFailure, type ExtractionFailureCode } from "../../ports/text-extractor.ts";

export interface ExtractionChildLimits {
  /** For one document, from the moment the child has it. */
  wallMilliseconds: number;
  /** Resident memory of the child, watched on Linux; the JavaScript heap is held below it everywhere. */
  memoryBytes: number;
  /** Of one answer. */
  answerBytes: number;
  /** Folders beside the code that the child may read. */
  readableFolders: readonly string[];
}

type Answer = { document: ExtractedDocument } | { failure: { code: ExtractionFailureCode; message: string } };

/**
 * One child process that reads one document at a time. It is killed when it breaks a limit or the caller gives up;
 * `isAlive` then is false and the pool starts another.
 */
export class ExtractionChild {
  readonly #process: ChildProcess;
  readonly #limits: ExtractionChildLimits;
  #chunks: Buffer[] = [];
  #answerBytes = 0;
  #errorTail = "";
  #settle: ((outcome: Answer | ExtractionFailure) => void) | undefined;
  #isAlive = true;

  constructor(limits: ExtractionChildLimits) {
    this.#limits = limits;
    this.#process = spawn(process.execPath, childArguments(limits), { env: {}, stdio: ["pipe", "pipe", "pipe"] });
    this.#process.stdout!.on("data", (chunk: Buffer) => this.#receive(chunk));
    this.#process.stderr!.setEncoding("utf8").on("data", (text: string) => {
      this.#errorTail = (this.#errorTail + text).slice(-4096);
    });
    this.#process.stdin!.on("error", () => {});
    this.#process.on("error", () => this.#end(crashed()));
    this.#process.on("close", () => {
      this.#end(/heap out of memory|allocation failed/i.test(this.#errorTail) ? outOfMemory() : crashed());
    });
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** Bytes of resident memory, 0 where the system doesn't tell. */
  get residentBytes(): number {
    return this.#isAlive && this.#process.pid !== undefined ? residentBytes(this.#process.pid) : 0;
  }

  async read(request: { path: string; fileName: string; mediaType?: string; url?: string }, signal?: AbortSignal) {
    const outcome = await new Promise<Answer | ExtractionFailure>((resolve, reject) => {
      const giveUp = () => {
        this.kill();
        reject(signal?.reason);
      };
      const timer = setTimeout(
        () => this.#breach(timedOut(this.#limits.wallMilliseconds)),
        this.#limits.wallMilliseconds,
      );
      const watch = setInterval(() => {
        if (this.residentBytes > this.#limits.memoryBytes) this.#breach(outOfMemory());
      }, 25);
      this.#settle = (settled) => {
        clearTimeout(timer);
        clearInterval(watch);
        signal?.removeEventListener("abort", giveUp);
        this.#settle = undefined;
        resolve(settled);
      };
      signal?.addEventListener("abort", giveUp, { once: true });
      this.#process.stdin!.write(`${JSON.stringify(request)}\n`);
    });
    if (outcome instanceof ExtractionFailure) throw outcome;
    if ("failure" in outcome) throw new ExtractionFailure(outcome.failure.code, outcome.failure.message);
    return outcome.document;
  }

  /** Resolves when the process is gone. */
  kill(): void {
    this.#isAlive = false;
    this.#process.kill("SIGKILL");
  }

  #receive(chunk: Buffer): void {
    if (this.#settle === undefined) return;
    this.#answerBytes += chunk.length;
    if (this.#answerBytes > this.#limits.answerBytes) {
      this.#breach(answerTooLarge());
      return;
    }
    this.#chunks.push(chunk);
    if (chunk.at(-1) !== 0x0a) return;
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
    this.kill();
    this.#end(failure);
  }

  #end(failure: ExtractionFailure): void {
    this.#isAlive = false;
    this.#settle?.(failure);
  }
}

/** Only the code and the given folders can be read, nothing written, no process, worker or add-on started. */
function childArguments(limits: ExtractionChildLimits): string[] {
  const main = fileURLToPath(import.meta.resolve("@citedesk/extraction/child"));
  const extraction = dirname(dirname(main));
  const root = dirname(extraction);
  const readable = [
    join(extraction, "*"),
    join(root, "node_modules", "*"),
    join(root, "package.json"),
    ...limits.readableFolders.map((folder) => join(folder, "*")),
  ];
  return [
    "--permission",
    ...readable.map((path) => `--allow-fs-read=${path}`),
    `--max-old-space-size=${Math.floor((limits.memoryBytes * 0.7) / 2 ** 20)}`,
    "--disable-warning=ExperimentalWarning",
    "--disable-warning=SecurityWarning",
    main,
  ];
}

function residentBytes(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, "latin1").split(" ")[1]) * 4096;
  } catch {
    return 0;
  }
}

function crashed(): ExtractionFailure {
  return new ExtractionFailure(
    "broken",
    "The file could not be read: opening it failed. Save it again and upload the copy.",
  );
}

function timedOut(milliseconds: number): ExtractionFailure {
  return new ExtractionFailure(
    "timeout",
    `Reading the file took longer than ${Math.round(milliseconds / 1000)} seconds. Split it into smaller files.`,
  );
}

function outOfMemory(): ExtractionFailure {
  return new ExtractionFailure("out_of_memory", "Reading the file needs too much memory. Split it into smaller files.");
}

function answerTooLarge(): ExtractionFailure {
  return new ExtractionFailure("too_large", "The file holds too much text. Split it into smaller files.");
}
