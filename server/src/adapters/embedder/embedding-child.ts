import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { residentBytes, spawnConfined } from "../../platform/confined/spawn-confined.ts";
import { ModelFailure } from "../../ports/chat-model.ts";
import type { EmbeddingRequest } from "../../ports/embedder.ts";
import type { LocalModel } from "./find-local-model.ts";

export interface EmbeddingChildLimits {
  /** Resident memory of the child, watched on Linux while it works; the JavaScript heap is held below it everywhere. */
  memoryBytes: number;
  loadMilliseconds: number;
  /** For one list of texts. */
  callMilliseconds: number;
}

/** From the child. It says `loaded` or `failure` once, then answers each list of texts with vectors or a failure. */
export type FromEmbeddingChild = { loaded: true } | { vectors: Float32Array[] } | { failure: string };
export type ToEmbeddingChild = Pick<EmbeddingRequest, "texts" | "purpose">;

/**
 * One child process, confined, that holds one model. It is killed when it breaks a limit; `isAlive` then is false and
 * it is of no more use. It ends by itself when its parent is gone.
 */
export class EmbeddingChild {
  readonly #process: ChildProcess;
  readonly #limits: EmbeddingChildLimits;
  readonly #exit: Promise<unknown>;
  readonly #loaded: Promise<FromEmbeddingChild>;
  #settle: ((outcome: FromEmbeddingChild | ModelFailure) => void) | undefined;
  #errorTail = "";
  #isAlive = true;
  #hasLoaded = false;

  constructor(model: LocalModel, limits: EmbeddingChildLimits) {
    this.#limits = limits;
    const program = {
      main: MAIN,
      parameters: [JSON.stringify(model)],
      readable: readableFor(model),
      memoryBytes: limits.memoryBytes,
      // What runs in WebAssembly needs no machine code of its own.
      hasAddons: model.kind === "transformers",
    };
    this.#process = spawnConfined(program, { stdio: ["ignore", "ignore", "pipe", "ipc"], serialization: "advanced" });
    this.#process.stderr!.setEncoding("utf8").on("data", (text: string) => {
      this.#errorTail = (this.#errorTail + text).slice(-2_048);
    });
    this.#process.on("message", (message) => this.#settle?.(message as FromEmbeddingChild));
    this.#process.on("error", (error) => this.#end(new ModelFailure("unavailable", error.message)));
    this.#process.on("close", () => this.#end(crashed(this.#errorTail)));
    this.#exit = once(this.#process, "close").catch(() => {});
    this.#loaded = this.#next(limits.loadMilliseconds, "Loading the model");
    this.#loaded.then(
      () => {
        this.#hasLoaded = true;
      },
      // Whoever asks for vectors is told.
      () => {},
    );
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  /** False: the model can't be used as it is, and another child would fare no better. */
  get hasLoaded(): boolean {
    return this.#hasLoaded;
  }

  /** One list at a time. Throws `ModelFailure`. */
  async embed(request: ToEmbeddingChild): Promise<Float32Array[]> {
    await this.#loaded;
    if (!this.#isAlive) throw crashed(this.#errorTail);
    const answer = this.#next(this.#limits.callMilliseconds, "Embedding");
    this.#process.send(request, (error) => error && this.#end(new ModelFailure("unavailable", error.message)));
    const outcome = await answer;
    if ("vectors" in outcome) return outcome.vectors;
    throw new ModelFailure("bad_response", "The model answered without vectors.");
  }

  /** Resolves when the process is gone. */
  async kill(): Promise<void> {
    this.#isAlive = false;
    this.#process.kill("SIGKILL");
    if (this.#process.pid !== undefined) await this.#exit;
  }

  async #next(milliseconds: number, doing: string): Promise<FromEmbeddingChild> {
    const { memoryBytes } = this.#limits;
    const outcome = await new Promise<FromEmbeddingChild | ModelFailure>((resolve) => {
      const timer = setTimeout(() => this.#breach(tooLate(doing, milliseconds)), milliseconds);
      const watch = setInterval(() => {
        if (residentBytes(this.#process.pid) > memoryBytes) this.#breach(tooLarge(memoryBytes));
      }, WATCH_MILLISECONDS);
      this.#settle = (message) => {
        clearTimeout(timer);
        clearInterval(watch);
        this.#settle = undefined;
        resolve(message);
      };
    });
    if (outcome instanceof ModelFailure) throw outcome;
    if ("failure" in outcome) throw new ModelFailure("unavailable", outcome.failure);
    return outcome;
  }

  #breach(failure: ModelFailure): void {
    void this.kill();
    this.#end(failure);
  }

  #end(failure: ModelFailure): void {
    this.#isAlive = false;
    this.#settle?.(failure);
  }
}

const MEBIBYTE = 2 ** 20;
const WATCH_MILLISECONDS = 50;
const MAIN = fileURLToPath(new URL("./embedding-main.ts", import.meta.url));

/** Its own code, and of the operator's folder the packages and this one model. */
function readableFor({ folder, name }: LocalModel): string[] {
  return [
    join(import.meta.dirname, "*"),
    join(folder, "package.json"),
    join(folder, "node_modules", "*"),
    join(folder, "models", name, "*"),
  ];
}

function crashed(errorTail: string): ModelFailure {
  const reason = errorTail.trim().split("\n").at(-1);
  return new ModelFailure("unavailable", `The model's process ended${reason ? `: ${reason}` : "."}`);
}

function tooLate(doing: string, milliseconds: number): ModelFailure {
  return new ModelFailure("timeout", `${doing} took longer than ${milliseconds / 1000} s.`);
}

function tooLarge(memoryBytes: number): ModelFailure {
  const limit = Math.floor(memoryBytes / MEBIBYTE);
  return new ModelFailure("unavailable", `The model needs more than ${limit} MB; EMBEDDING_MEMORY_MB raises it.`);
}
