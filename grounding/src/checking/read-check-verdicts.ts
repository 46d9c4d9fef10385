/** What a checker said of one statement. */
export interface CheckVerdict {
  verdict: "BACKED" | "NOT_BACKED" | "NO_CLAIM";
  /** The numbers of the passages that it names; empty when it names none. */
  passages: number[];
  /** As it copied them: hints where to look, never trusted as they stand. */
  quotes: string[];
}

/**
 * Reads a checker's answer: for each of `count` statements its verdict, undefined where it gave none that can be read.
 * Lines of JSON, a JSON array, and either within a code fence or behind a `<think>` block are understood. A statement
 * that is judged twice and differently is not backed.
 */
export function readCheckVerdicts(output: string, count: number): (CheckVerdict | undefined)[] {
  const verdicts = new Array<CheckVerdict | undefined>(count).fill(undefined);
  for (const value of readObjects(output.replace(/<think>[\s\S]*?(?:<\/think>|$)/giu, ""))) {
    const read = readVerdict(value, count);
    if (!read) continue;
    const known = verdicts[read.index];
    verdicts[read.index] = known && known.verdict !== read.verdict.verdict ? NOT_BACKED : (known ?? read.verdict);
  }
  return verdicts;
}

const NOT_BACKED: CheckVerdict = { verdict: "NOT_BACKED", passages: [], quotes: [] };

/** Every object that stands in the text, whether in an array or a line each. */
function readObjects(output: string): unknown[] {
  const objects: unknown[] = [];
  for (let at = output.indexOf("{"); at >= 0; at = output.indexOf("{", at)) {
    const end = endOfObject(output, at);
    if (end < 0) break;
    try {
      objects.push(JSON.parse(output.slice(at, end)));
    } catch {
      // Not JSON: the statement stays without a verdict.
    }
    at = end;
  }
  return objects;
}

/** Behind the brace that closes the one at `from`; -1 when the text ends before. */
function endOfObject(text: string, from: number): number {
  let depth = 0;
  let isInString = false;
  for (let at = from; at < text.length; at++) {
    const mark = text[at];
    if (isInString) {
      if (mark === "\\") at++;
      else if (mark === '"') isInString = false;
    } else if (mark === '"') isInString = true;
    else if (mark === "{") depth++;
    else if (mark === "}" && --depth === 0) return at + 1;
  }
  return -1;
}

function readVerdict(value: unknown, count: number): { index: number; verdict: CheckVerdict } | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { n, verdict, passages, quotes } = value as Record<string, unknown>;
  const number = typeof n === "string" ? Number(n) : n;
  if (typeof number !== "number" || !Number.isInteger(number) || number < 1 || number > count) return undefined;
  const word = typeof verdict === "string" ? verdict.trim().toUpperCase().replaceAll(/[\s-]/g, "_") : "";
  if (word !== "BACKED" && word !== "NOT_BACKED" && word !== "NO_CLAIM") return undefined;
  return {
    index: number - 1,
    verdict: {
      verdict: word,
      passages: listOf(passages).map(Number).filter(Number.isInteger),
      quotes: listOf(quotes).filter((quote): quote is string => typeof quote === "string" && quote.trim() !== ""),
    },
  };
}

function listOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}
