import { REFUSAL_MARKER } from "@citedesk/grounding";
import { type ChatMessage, serveChatModel } from "../servers/serve-chat-model.ts";
import { type ReadPrompt, readPrompt } from "./read-prompt.ts";
import type { RecordedOutput } from "./recorded-outputs.ts";

/** Calls of a model, by what was asked for. `missing`: nothing was recorded for them. */
export interface CallCounts {
  rewrite: number;
  answer: number;
  check: number;
  missing: number;
}

/** A model that says again what a language model once wrote for the same questions. */
export async function startRecordedModel(outputs: readonly RecordedOutput[]) {
  const counts: CallCounts = { rewrite: 0, answer: 0, check: 0, missing: 0 };
  const prompts: ReadPrompt[] = [];
  const model = recordedModel(outputs);
  const server = await serveChatModel("recorded", (messages: readonly ChatMessage[]) => {
    // Of what a person is told who takes over nothing is measured.
    if (messages[0]?.content.startsWith("You sum up")) return "The visitor asks for a person.";
    const prompt = readPrompt(messages);
    const { output, missing } = model(prompt);
    counts[prompt.kind]++;
    if (missing) counts.missing++;
    prompts.push(prompt);
    return output;
  });
  return { ...server, counts, prompts };
}

/**
 * What the model says to a prompt. Its passages may stand elsewhere than they did, so an answer is recorded with its
 * quotes alone: it is said where they stand in what is shown now, under the numbers that their passages have now. An
 * answer without a quote that stands there is none.
 */
export function recordedModel(outputs: readonly RecordedOutput[]): (prompt: ReadPrompt) => Said {
  const rewritten = new Map<string, string>();
  const answers = new Map<string, string[]>();
  const verdicts = new Map<string, Verdict>();
  for (const one of outputs) {
    if (one.kind === "rewrite") rewritten.set(keyOf(one), one.output);
    else if (one.kind === "check") verdicts.set(keyOf(one, one.statement), one);
    else answers.set(keyOf(one), [...(answers.get(keyOf(one)) ?? []), one.output]);
  }
  return (prompt) => {
    const key = keyOf(prompt.kind === "rewrite" ? { ...prompt, assistant: "" } : prompt);
    if (prompt.kind === "rewrite") return said(rewritten.get(key), prompt.question);
    if (prompt.kind === "answer")
      return said(answers.has(key) ? answerOf(answers.get(key)!, prompt) : undefined, REFUSAL_MARKER);
    const found = prompt.statements.map((statement) => verdicts.get(keyOf(prompt, statement)));
    const lines = found.flatMap((verdict, index) => (verdict ? verdictLine(verdict, index + 1, prompt) : []));
    return { output: lines.join("\n") || "{}", missing: found.includes(undefined) };
  };
}

interface Said {
  output: string;
  missing: boolean;
}

type Verdict = Extract<RecordedOutput, { kind: "check" }>;

function said(output: string | undefined, otherwise: string): Said {
  return { output: output ?? otherwise, missing: output === undefined };
}

function keyOf(
  { assistant = "", question, before }: { assistant?: string; question: string; before: string[] },
  statement = "",
): string {
  return JSON.stringify([assistant, question, before, statement]);
}

/** Of what was written for this question, what most of the passages shown now have the quotes of. */
function answerOf(written: readonly string[], { passages }: ReadPrompt): string {
  const placed = written.map((output) => {
    let quotes = 0;
    let standing = 0;
    const text = output.replace(/\[\d+: "([\s\S]*?)"\]/gu, (_, quote: string) => {
      quotes++;
      const number = placeOf(quote, passages);
      if (number !== undefined) standing++;
      return `[${number ?? 99}: "${quote}"]`;
    });
    return { text, standing, share: quotes === 0 ? 0 : standing / quotes };
  });
  const [best] = placed.toSorted((one, other) => other.share - one.share || other.standing - one.standing);
  return best !== undefined && best.standing > 0 ? best.text : REFUSAL_MARKER;
}

function placeOf(quote: string, passages: ReadPrompt["passages"]): number | undefined {
  const wanted = plain(quote);
  return passages.find(({ text }) => plain(text).includes(wanted))?.number;
}

function plain(text: string): string {
  return text.normalize("NFKC").replace(/\s+/gu, " ").trim().toLowerCase();
}

function verdictLine({ verdict, quotes }: Verdict, n: number, { passages }: ReadPrompt): string {
  const places = quotes.flatMap((quote) => placeOf(quote, passages) ?? []);
  return JSON.stringify({ n, verdict, passages: [...new Set(places)], quotes });
}
