export const QUESTION_NAMES = ["question", "questions", "q", "prompt", "frage", "fragen"];
export const ANSWER_NAMES = ["answer", "answers", "a", "response", "antwort", "antworten"];
/** What may also be called so where it is no question. */
const TITLE_NAMES = ["title", "name", "heading", "titel"];
const TEXT_NAMES = ["content", "text", "body", "description", "acceptedanswer", "inhalt", ...ANSWER_NAMES];

export interface QuestionPair {
  question: string;
  answer: string;
  /** The record's other fields. */
  others: Record<string, unknown>;
}

/** A record's question and its answer, as its keys name them. Undefined: it is none. */
export function findQuestionPair(record: Record<string, unknown>): QuestionPair | undefined {
  return (
    pairOf(record, QUESTION_NAMES, [...ANSWER_NAMES, "acceptedanswer"]) ??
    pairOf(record, TITLE_NAMES, TEXT_NAMES, (title) => title.endsWith("?"))
  );
}

function pairOf(
  record: Record<string, unknown>,
  questions: string[],
  answers: string[],
  isQuestion = (text: string) => text !== "",
): QuestionPair | undefined {
  const keys = Object.keys(record);
  const find = (names: string[]) => keys.find((key) => names.includes(key.toLowerCase()) && textOf(record[key]) !== "");
  const [asked, answered] = [find(questions), find(answers)];
  if (asked === undefined || answered === undefined) return undefined;
  const [question, answer] = [textOf(record[asked]), textOf(record[answered])];
  if (!isQuestion(question)) return undefined;
  const others = Object.fromEntries(Object.entries(record).filter(([key]) => key !== asked && key !== answered));
  return { question, answer, others };
}

/** Of a text, or of what holds it alone, as schema.org has it: `{"@type": "Answer", "text": "Yes"}`. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value.trim();
  if (value === null || typeof value !== "object" || Array.isArray(value)) return "";
  const names = Object.keys(value).filter((key) => !key.startsWith("@"));
  const [only] = names;
  const text = only === "text" && names.length === 1 ? (value as { text: unknown }).text : undefined;
  return typeof text === "string" ? text.trim() : "";
}
