/** A word, number, month or address of a statement or passage in the form in which the support checks compare it. */
export interface SupportToken {
  /** UTF-16 code units of the text. */
  start: number;
  end: number;
  kind: "word" | "number" | "month" | "address" | "negator";
  /** Lower case, folded. */
  word: string;
  /** Equal for tokens that say the same: a stem, a number with its unit (`#time:86400`), a month. */
  key: string;
  /**
   * For numbers: the key without unit (`#:14`), which a bare number meets. Empty for others, and for money and the
   * like.
   */
  bareKey: string;
  isContent: boolean;
  /** Capitalised where a sentence doesn't ask for it. */
  isName: boolean;
  /** First word of its sentence. */
  isInitial: boolean;
  /** What stands before it: nothing (0), a comma, bracket or dash (1), or the end of a sentence or line (2). */
  breakBefore: 0 | 1 | 2;
}

/** Whether two tokens say the same; a bare number in the statement meets the number with any unit. */
export function saysSame(statement: SupportToken, source: SupportToken): boolean {
  return (
    statement.key === source.key ||
    (source.bareKey !== "" && statement.key === source.bareKey) ||
    (statement.kind === "number" && isPounds(statement.key, source.key))
  );
}

/** `£9` and `9 pounds`, which may be a mass, too. */
function isPounds(statement: string, source: string): boolean {
  return (
    (statement.startsWith("#pound:") && source === statement.replace("pound", "gbp")) ||
    (statement.startsWith("#gbp:") && source === statement.replace("gbp", "pound"))
  );
}
