import type { AnswerContext } from "../answer-context.ts";
import type { AnswerRecorder } from "../answers/answer-recorder.ts";
import { type Piece, toSingleLine } from "../answers/piece.ts";
import type { StoredTexts } from "../retrieval/cache-version-texts.ts";
import type { FoundPassage } from "../retrieval/retrieve-passages.ts";
import type { HeldCall } from "../tools/held-call-queries.ts";
import { type Composing, type Composition, EXTRACTIVE, NOTHING_RETRIEVED } from "./composition.ts";
import { clarified, describeFailure } from "./describe-proposal.ts";
import { answered } from "./draft-answer.ts";
import { passagesForModel } from "./passages-for-model.ts";
import { findWith } from "./read-question.ts";
import { writeWithModels } from "./write-with-models.ts";

/**
 * Does what the visitor has agreed to, once, and answers the question that led to it from the result. When no model is
 * there to word the answer, or nothing that it says stands in the result, the result itself is shown.
 */
export async function composeAgreedCall(
  context: AnswerContext,
  composing: Composing,
  call: HeldCall,
): Promise<Composition> {
  const { recorder, turn, tools, texts } = composing;
  await composing.begun;
  const outcome = tools
    ? await tools.runAgreed(call, recorder.signal)
    : { failure: "There is no such tool any more.", code: undefined };
  if (!("passages" in outcome)) {
    recorder.say(describeFailure("code" in outcome ? outcome.code : undefined, await texts()));
    return { ...NOTHING_RETRIEVED, outcome: clarified() };
  }
  const question = composing.mask.hide(call.question);
  const found = await findWith(composing, question, { history: [] });
  const { query, retrieval, decision } = found;
  const done = { retrieval, failure: undefined, outcome: answered(decision.score, query, retrieval) };
  if (turn.agent.model === EXTRACTIVE) {
    showResults(recorder, outcome.passages);
    return { ...done, model: EXTRACTIVE, degraded: false };
  }
  const work = { ...composing, question, tools: undefined, found: outcome.passages };
  const written = await writeWithModels(context, work, await passagesForModel(composing, found));
  // What was done can't be undone: the visitor hears of it, whatever becomes of the model.
  if (written.outcome === "failed" && recorder.wasSent) return { ...done, ...written, outcome: undefined };
  const isWritten = written.outcome === "written";
  if (!isWritten || recorder.composed.statements.length === 0) showResults(recorder, outcome.passages);
  return isWritten
    ? { ...done, model: written.model, degraded: written.degraded }
    : { ...done, model: EXTRACTIVE, degraded: true };
}

const MAX_LINES = 6;

function showResults(recorder: AnswerRecorder, results: readonly FoundPassage[]): void {
  const texts: StoredTexts = new Map(
    results.map(({ version_id: id, text, text_sha256: sha256 }) => [id, { text, sha256 }]),
  );
  recorder.conclude(
    results.flatMap((passage) => linesOf(passage)),
    texts,
  );
}

function linesOf(passage: FoundPassage): Piece[] {
  const lines = [...passage.text.matchAll(/\S.*/g)].slice(0, MAX_LINES);
  return lines.map(({ 0: line, index }, number) => ({
    text: toSingleLine(line),
    support: "verbatim",
    quotes: [{ passage, start: index, end: index + line.trimEnd().length }],
    prefix: number === 0 ? " " : "\n\n",
    isQuotation: true,
  }));
}
