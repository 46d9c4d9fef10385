import { cacheBeside } from "../analysis/cache-beside.ts";
import type { PreparedQuery } from "./prepare-query.ts";

/** Passages of one search are in few languages. */
const MOST_LANGUAGES = 20;

/** What a question says to texts of a language (a tag), read once and not for each of its passages. `find` is pure. */
export function oncePerQuery<Value>(
  find: (query: PreparedQuery, language: string) => Value,
): (query: PreparedQuery, language: string) => Value {
  return cacheBeside(MOST_LANGUAGES, find);
}
