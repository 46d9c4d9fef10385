/** Stands where words of an erased text stood. */
export const ERASED_WORDS = "[erased]";

export interface RedactableAnswer {
  content: string;
  statements: {
    start: number;
    end: number;
    citations: number[];
    support: "verbatim" | "close" | "matched" | "checked";
  }[];
}

/**
 * An answer without the statements that rest on erased citations. Markers such as `[1]` stay, the offsets of the other
 * statements (UTF-16 code units of the content) follow. A conflict names the title of each side in front of its
 * statement.
 */
export function redactAnswer(
  answer: RedactableAnswer,
  erased: readonly { number: number; title: string }[],
): RedactableAnswer {
  const numbers = new Set(erased.map(({ number }) => number));
  const titles = erased.map(({ title }) => title.replaceAll(/\s+/g, " ").trim()).filter((title) => title !== "");
  const statements: RedactableAnswer["statements"] = [];
  let content = "";
  let position = 0;
  for (const statement of answer.statements.toSorted((one, other) => one.start - other.start)) {
    const isErased = statement.citations.some((number) => numbers.has(number));
    const lead = answer.content.slice(position, statement.start);
    content += isErased ? withoutTitles(lead, titles) : lead;
    const start = content.length;
    content += isErased ? ERASED_WORDS : answer.content.slice(statement.start, statement.end);
    if (!isErased) statements.push({ ...statement, start, end: content.length });
    position = statement.end;
  }
  return { content: content + answer.content.slice(position), statements };
}

function withoutTitles(text: string, titles: readonly string[]): string {
  return titles.reduce((result, title) => result.replaceAll(title, ERASED_WORDS), text);
}
