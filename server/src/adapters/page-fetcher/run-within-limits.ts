import { type FetchedPage, FetchFailure, type FetchRequest } from "../../ports/page-fetcher.ts";
import { timeoutFailure } from "./fetch-failures.ts";

/**
 * Runs one request under its clock and its caller's signal. Settles when either ends it, even where what runs (a
 * look-up, `mayFollow`) can't be stopped. Throws `FetchFailure` (`timeout`, `aborted`) and what `run` throws.
 */
export async function runWithinLimits(
  request: FetchRequest,
  run: (signal: AbortSignal) => Promise<FetchedPage>,
): Promise<FetchedPage> {
  const controller = new AbortController();
  const ended = Promise.withResolvers<never>();
  const end = (failure: FetchFailure) => {
    controller.abort(failure);
    ended.reject(failure);
  };
  const stop = () => end(new FetchFailure("aborted", request.url, "The request was stopped."));
  const timer = setTimeout(() => end(timeoutFailure(request.url, request.timeoutMs)), request.timeoutMs);
  request.signal?.addEventListener("abort", stop, { once: true });
  if (request.signal?.aborted) stop();
  try {
    return await Promise.race([ended.promise, run(controller.signal)]);
  } finally {
    clearTimeout(timer);
    request.signal?.removeEventListener("abort", stop);
  }
}
