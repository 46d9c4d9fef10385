import type { Log } from "../create-log.ts";
import type { OpenedDatabase } from "./open-database.ts";

const SHOWN_CHARACTERS = 1_000;
/** Enough to tell one statement from another: the log counts those that say the same. */
const NAME_CHARACTERS = 120;

/** Logs statements that took `limitMs` or longer, with their text and without their values. 0: none. */
export function logSlowStatements(
  database: Pick<OpenedDatabase, "onStatement">,
  log: Pick<Log, "warn">,
  limitMs: number,
): void {
  if (limitMs === 0) return;
  database.onStatement(({ text, durationMs }) => {
    if (durationMs < limitMs) return;
    const statement = withoutValues(text);
    log.warn(
      { duration_ms: Math.round(durationMs), statement: statement.slice(0, SHOWN_CHARACTERS) },
      `slow statement: ${statement.slice(0, NAME_CHARACTERS)}`,
    );
  });
}

/** Values are sent apart; what is quoted inside may name a workspace. */
const withoutValues = (text: string): string =>
  text
    .replaceAll(/'(?:[^']|'')*'/g, "'…'")
    .replaceAll(/\s+/g, " ")
    .trim();
