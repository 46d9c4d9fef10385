import { AppError } from "../../../platform/errors/app-error.ts";
import type { AnswerContext } from "../answer-context.ts";
import { type Piece, toSingleLine } from "../answers/piece.ts";
import type { StoredTexts } from "../retrieval/cache-version-texts.ts";
import type { FoundPassage } from "../retrieval/retrieve-passages.ts";
import type { HeldCall } from "../tools/held-call-queries.ts";
import { tryModels } from "./compose-answer.ts";
import { type Composing, type Composition, EXTRACTIVE } from "./composition.ts";
import { answered, decide } from "./draft-answer.ts";
import { clarified, describeFailure } from "./draft-proposal.ts";

/**
 * Does what the visitor has agreed to, once, and answers the question that led to it from the result. When no model is there to word the
 * answer, or nothing that it says stands in the result, the result itself is shown. Throws `AppError`.
 */
export async function composeAgreedCall(
  context: AnswerContext,
  composing: Composing,
  composition: Composition,
  call: HeldCall,
): Promise<void> {
  const { running, exchange, tools } = composing;
  const outcome = tools
    ? await tools.runAgreed(call, running.signal)
    : { failure: "There is no such tool any more.", code: undefined };
  if (!("passages" in outcome)) {
    running.say(describeFailure("code" in outcome ? outcome.code : undefined, await composing.texts()));
    composition.outcome = clarified();
    return;
  }
  const { query, retrieval } = await composing.retrieve(call.question, []);
  composition.retrieval = retrieval;
  composition.model = EXTRACTIVE;
  const { score } = decide(exchange.agent, query, retrieval);
  // What was done can't be undone: the visitor hears of it, whatever becomes of the model.
  const isWritten =
    exchange.agent.model !== EXTRACTIVE &&
    (await tryModels(
      context,
      { ...composing, question: call.question, tools: undefined, found: outcome.passages },
      composition,
      retrieval,
    ).catch((error: unknown) => {
      if (error instanceof AppError && !running.wasSent && !running.signal.aborted) return false;
      throw error;
    }));
  if (!isWritten || running.composed.statements.length === 0) showResults(composing, outcome.passages);
  if (!isWritten && exchange.agent.model !== EXTRACTIVE) {
    composition.model = EXTRACTIVE;
    composition.degraded = true;
  }
  composition.outcome = answered(score, query, retrieval);
}

const MAX_LINES = 6;

function showResults({ running }: Composing, results: readonly FoundPassage[]): void {
  const texts: StoredTexts = new Map(
    results.map(({ version_id: id, text, text_sha256: sha256 }) => [id, { text, sha256 }]),
  );
  running.take(
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
