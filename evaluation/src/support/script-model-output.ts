import { type SupportPassage, splitSentences } from "@citedesk/grounding";
import { type CorruptionStock, corruptStatement } from "./corrupt-statement.ts";
import { pick, seededRandom } from "./seeded-random.ts";

/** What a scripted model does with the sentence that it takes from a passage. */
const WAYS = [
  "true",
  "true with quote",
  "invented statement",
  "invented quote",
  "quote of another passage",
  "truncated quote",
  "altered number",
  "negation added",
  "condition dropped",
  "two passages spliced",
  "raw HTML",
  "foreign link",
] as const;

export interface ScriptedOutput {
  /** Markdown with citation markers, as a model might stream it. */
  text: string;
  /** Those that the model was given, in its order. */
  passages: SupportPassage[];
  /** The chunks of `text`, cut anywhere. */
  chunks: string[];
}

/** Outputs of a model that is right, wrong or hostile, sentence by sentence: the same for the same seed. */
export function scriptModelOutput(
  seed: number,
  library: readonly SupportPassage[],
  stock: CorruptionStock,
): ScriptedOutput {
  const random = seededRandom(seed);
  const passages = [...new Set(Array.from({ length: 4 }, () => pick(library, random)!))];
  const parts: string[] = [];
  const count = 2 + Math.floor(random() * 5);
  for (let index = 0; index < count; index++) {
    const written = writeStatement(pick(WAYS, random)!, passages, stock, random);
    if (written !== null) parts.push(written);
  }
  const separator = pick([" ", " ", "\n\n", "\n- "], random)!;
  const text = (separator === "\n- " ? "\n- " : "") + parts.join(separator);
  return { text, passages, chunks: chunksOf(text, random) };
}

function writeStatement(
  way: (typeof WAYS)[number],
  passages: readonly SupportPassage[],
  stock: CorruptionStock,
  random: () => number,
): string | null {
  const number = 1 + Math.floor(random() * passages.length);
  const sentence = sentenceOf(passages[number - 1]!, random);
  const other = sentenceOf(passages[number % passages.length]!, random);
  if (sentence === null || other === null) return null;
  const quoted = (statement: string, quote: string) => `${statement} [${number}: "${quote}"]`;
  switch (way) {
    case "true":
      return `${sentence}[${number}]`;
    case "true with quote":
      return quoted(sentence, sentence);
    case "invented statement":
      return `All customers get a ${Math.floor(random() * 90)} % discount until ${1990 + Math.floor(random() * 40)}.[${number}]`;
    case "invented quote":
      return quoted(
        "Every order ships to the Moon within two hours.",
        "Every order ships to the Moon, [sic] within 2 hours.",
      );
    case "quote of another passage":
      return quoted(sentence, other);
    case "truncated quote":
      return quoted(sentence, sentence.split(" ").slice(2, -2).join(" "));
    case "altered number":
      return cited(corruptStatement(sentence, "number", stock, random), number);
    case "negation added":
      return cited(corruptStatement(sentence, "negation added", stock, random), number);
    case "condition dropped":
      return cited(corruptStatement(sentence, "dropped condition", stock, random), number);
    case "two passages spliced": {
      const half = (text: string, from: number, to: number) => {
        const words = text.split(" ");
        return words.slice(Math.floor(words.length * from), Math.floor(words.length * to)).join(" ");
      };
      return `${half(sentence, 0, 0.5)} ${half(other, 0.5, 1)} [1][${number}]`;
    }
    case "raw HTML":
      return `<b onclick="alert(1)">${sentence}</b><img src=x onerror=alert(1)>[${number}]`;
    case "foreign link":
      return `${sentence.replace(/[.!?]$/, "")} ([more](javascript:alert(1)), https://phishing.example/login).[${number}]`;
  }
}

function cited(statement: string | null, number: number): string | null {
  return statement === null ? null : `${statement} [${number}]`;
}

function sentenceOf(passage: SupportPassage, random: () => number): string | null {
  const sentences = splitSentences(passage.text)
    .map(({ start, end }) => passage.text.slice(start, end).replace(/\s+/g, " "))
    .filter((sentence) => sentence.length >= 20 && sentence.length <= 400 && /[.!?]$/.test(sentence));
  return pick(sentences, random) ?? null;
}

function chunksOf(text: string, random: () => number): string[] {
  const chunks: string[] = [];
  for (let at = 0; at < text.length; ) {
    const end = at + 1 + Math.floor(random() * 12);
    chunks.push(text.slice(at, end));
    at = end;
  }
  return chunks;
}
