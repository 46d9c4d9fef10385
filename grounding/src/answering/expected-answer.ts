export type ExpectedAnswer = "number" | "date" | "name" | "reason";

/** What kind of thing an English question asks for; null when its words don't say. */
export function expectedAnswer(question: string): ExpectedAnswer | null {
  return QUESTIONS.find(([, pattern]) => pattern.test(question))?.[0] ?? null;
}

/** Whether a sentence holds such a thing that isn't in the question already. */
export function holdsExpected(expected: ExpectedAnswer, sentence: string, question: string): boolean {
  if (expected === "reason") return REASON.test(sentence);
  if (expected === "name") return (sentence.match(NAME) ?? []).some((name) => !holds(question, name));
  if (expected === "date" && !DATE.test(sentence)) return false;
  return (sentence.match(expected === "date" ? DATE_PART : NUMBER) ?? []).some((part) => !holds(question, part));
}

const QUESTIONS: readonly (readonly [ExpectedAnswer, RegExp])[] = [
  [
    "number",
    /\bhow (?:many|much|long|old|far|tall|large|big|fast|high|deep|often)\b|\b(?:what|which) (?:percent|percentage|number|amount|population|age|size|price)\b/i,
  ],
  ["date", /\bwhen\b|\b(?:what|which) (?:year|date|day|month|century|decade|time)\b/i],
  [
    "name",
    /\b(?:who|whom|whose|where)\b|\b(?:what|which) (?:city|country|place|state|town|region|area|continent|river|company|person)\b/i,
  ],
  ["reason", /\bwhy\b/i],
];

const NUMBER =
  /\d[\d.,]*|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|half|hundred|thousand|million|billion|percent)\b/gi;
const MONTH_OR_DAY =
  "january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday";
const DATE = new RegExp(
  `\\b(?:1\\d{3}|20\\d{2})\\b|\\b(?:${MONTH_OR_DAY})\\b|\\b\\d{1,2}(?:st|nd|rd|th) |centur|\\d{1,2}(?::\\d\\d| ?[ap]\\.?m)`,
  "i",
);
const DATE_PART = new RegExp(`\\d[\\d.,:]*|\\b(?:${MONTH_OR_DAY}|centur\\w+)\\b`, "gi");
/** A capitalised word that doesn't begin the sentence. */
const NAME = /(?<=\S\s)\p{Lu}[\p{L}\p{M}.'’-]+/gu;
const REASON =
  /\bbecause\b|\bdue to\b|\bso that\b|\bin order to\b|\bsince\b|\bcaus|\breason|\bas a result\b|\bto (?:avoid|prevent|protect|ensure|make)\b/i;

function holds(question: string, part: string): boolean {
  return question.toLowerCase().includes(part.toLowerCase().replace(/['’]s$|[.,:]+$/, ""));
}
