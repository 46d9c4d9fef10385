import { clusterQuestions } from "@citedesk/grounding";
import { Piscina } from "piscina";
import type { QuestionClusterer } from "../../ports/question-clusterer.ts";

/** A batch of the gaps' sorting takes under a second on a slow machine; what takes this long hangs. */
const LIMIT_MS = 60_000;
const IDLE_MS = 10_000;
const MAX_WAITING = 16;

interface Options {
  /** Told where the thread could not do it, and this one does. */
  onError: (error: unknown) => void;
  /** The module whose `clusterQuestions` the thread runs. */
  module?: string;
}

/**
 * One thread, which starts with the first job and ends when there was none for a while. Where it fails, hangs or has
 * too many jobs, the questions are clustered here instead: late answers are better than gaps that nobody sees.
 */
export function createThreadQuestionClusterer({
  onError,
  module = import.meta.resolve("@citedesk/grounding"),
}: Options): QuestionClusterer & {
  /** How many jobs were done in the thread, and here. */
  readonly done: { inThread: number; here: number };
  close(): Promise<void>;
} {
  const done = { inThread: 0, here: 0 };
  const closing = new AbortController();
  let pool: Piscina | undefined;
  const open = () => {
    const opened = new Piscina({
      filename: module,
      name: "clusterQuestions",
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      maxQueue: MAX_WAITING,
      // Not those of this process: `--eval` and its like make a thread fail.
      execArgv: [],
      // Comparing makes much short-lived garbage: the default nursery takes more memory for no speed.
      resourceLimits: { maxYoungGenerationSizeMb: 8 },
    });
    // A thread that ends before it takes a job is started again and again: its pool ends, and the next job opens one.
    opened.on("error", () => {
      if (pool === opened) pool = undefined;
      void opened.destroy();
    });
    return opened;
  };
  return {
    done,
    cluster: async (questions) => {
      closing.signal.throwIfAborted();
      try {
        pool ??= open();
        const clusters = await pool.run(questions, {
          signal: AbortSignal.any([closing.signal, AbortSignal.timeout(LIMIT_MS)]),
        });
        done.inThread += 1;
        return clusters;
      } catch (error) {
        closing.signal.throwIfAborted();
        onError(error);
        done.here += 1;
        return clusterQuestions(questions);
      }
    },
    close: async () => {
      closing.abort(new Error("The service stops."));
      await pool?.destroy();
    },
  };
}
