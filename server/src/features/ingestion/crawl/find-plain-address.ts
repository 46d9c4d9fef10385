import { FetchFailure } from "../../../ports/page-fetcher.ts";
import type { RobotsReader } from "./robots-reader.ts";

/** The same address by http, where the site answers there. */
export async function findPlainAddress(
  robots: RobotsReader,
  url: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const plain = new URL(url);
  if (plain.protocol !== "https:") return undefined;
  plain.protocol = "http:";
  return (await robots.of(plain.href, signal)).failure === null ? plain.href : undefined;
}

/**
 * Whether a failure says that nothing speaks https there. A certificate that can't be trusted says that something does,
 * but where the port was named, what answers there by http speaks nothing else.
 */
export function lacksHttps({ code, url }: FetchFailure): boolean {
  return code === "connection_failed" || code === "timeout" || (code === "tls_failed" && new URL(url).port !== "");
}

/** A refused connection, with what to enter where the site answers by http. */
export async function explainRefusal(
  robots: RobotsReader,
  failure: FetchFailure,
  url: string,
  signal: AbortSignal,
): Promise<FetchFailure> {
  if (failure.code !== "connection_failed" || !(await findPlainAddress(robots, url, signal))) return failure;
  const message = `${new URL(url).host} does not answer by https, but by http. If that is meant, enter its address with http://.`;
  return new FetchFailure(failure.code, url, message, { cause: failure });
}
