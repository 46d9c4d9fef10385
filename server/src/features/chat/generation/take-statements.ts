import {
  type CheckVerdict,
  type CutStatement,
  collectAddresses,
  type PreparedPassage,
  withOwnName,
} from "@citedesk/grounding";
import { removeHidden } from "../../../platform/remove-hidden.ts";
import type { Answering } from "../answer-context.ts";
import type { AnswerRecorder } from "../answers/answer-recorder.ts";
import type { StoredTexts } from "../retrieval/cache-version-texts.ts";
import type { FoundPassage } from "../retrieval/retrieve-passages.ts";
import { countItems } from "./count-items.ts";
import { type Judgement, judgeChecked, judgeStatement, type StatementRules } from "./judge-statement.ts";

export interface StatementsWork {
  recorder: AnswerRecorder;
  mode: StatementRules["mode"];
  /** Addresses that the owner allows besides those of the passages. */
  allowedLinks: readonly string[];
  /** In the order in which the model saw them. */
  passages: readonly FoundPassage[];
  /** What quotes are checked against. */
  texts: Promise<StoredTexts>;
  /** It said so in a round before. */
  wasRefused: boolean;
  /** What a short statement speaks of. */
  question: string;
  /** The assistant's: it stands in for what a source calls `we`. */
  ownName: string;
  /** Who is asked about what words are not sure of; undefined: words decide alone. */
  check?: ((statements: readonly string[]) => Promise<readonly (CheckVerdict | undefined)[]>) | undefined;
}

/**
 * Takes a model's statements as they come, each at its turn: judged first, then added to the answer or withheld. With a
 * checker, the first that words are not sure of waits until the model has ended, and so does what comes behind it: then
 * all are checked in one call.
 */
export interface StatementTaker {
  take(statements: readonly CutStatement[]): Promise<void>;
  /** The model has ended: what waits is checked and taken. */
  finish(): Promise<void>;
  /** The model said that the passages don't answer, or the rest of it: what comes behind that is an excuse. */
  readonly isRefused: boolean;
}

export function createStatementTaker(answering: Answering, work: StatementsWork): StatementTaker {
  const { recorder, passages } = work;
  const rules = rulesFor(answering, work);
  // While the model works: what its statements will be checked with.
  if (passages[0]) void answering.supportPassage(passages[0]).tokens;
  const shownQuotes = new Set<string>();
  const numbers = countItems();
  const waiting: { statement: CutStatement; judged: Judgement }[] = [];
  let connective = "";
  let isRefused = work.wasRefused;
  let foundNothing = false;

  async function takeOne(judged: Judgement): Promise<void> {
    const { piece, withheld, connective: joining } = judged;
    if (judged.refusal === "marker") isRefused = true;
    // In words of its own: what else it found may follow.
    if (judged.refusal === "words") foundNothing = true;
    if (withheld) recorder.withhold(withheld);
    if (joining !== undefined) connective += joining;
    if (!piece) return;
    const isRepeated = piece.isQuotation === true && shownQuotes.has(piece.text);
    if (isRepeated) return;
    const prefix = connective + numbers.markOf(piece.prefix ?? " ");
    const isShown = recorder.append({ ...piece, prefix }, await work.texts);
    if (isShown) {
      shownQuotes.add(piece.text);
      numbers.noteShown(prefix, piece.text);
    } else recorder.withhold({ text: piece.text, reason: "quote_missing" });
    connective = "";
  }

  return {
    async take(statements) {
      for (const written of statements) {
        if (isRefused || recorder.signal.aborted) return;
        // Before it is judged, as it would be shown.
        const statement = { ...written, text: removeHidden(written.text) };
        const judged = judgeStatement(statement, rules);
        if (work.check && (waiting.length > 0 || judged.unsure !== undefined)) waiting.push({ statement, judged });
        else await takeOne(judged);
      }
    },
    async finish() {
      const asked = waiting.flatMap(({ judged }) => judged.unsure ?? []);
      const verdicts = asked.length > 0 && work.check ? [...(await work.check(asked))] : [];
      for (const { statement, judged } of waiting.splice(0)) {
        if (isRefused || recorder.signal.aborted) return;
        const verdict = judged.unsure === undefined ? undefined : verdicts.shift();
        await takeOne(judgeChecked(statement, judged, verdict, rules));
      }
    },
    get isRefused() {
      return isRefused || foundNothing;
    },
  };
}

function rulesFor(
  answering: Answering,
  { mode, allowedLinks, passages, question, ownName }: StatementsWork,
): StatementRules {
  const prepared = new Map<FoundPassage, PreparedPassage>();
  return {
    mode,
    allowedAddresses: collectAddresses(
      passages.flatMap(({ text, tool_call_id: id }) => (id === undefined ? text : [])),
      [...passages.flatMap(({ url }) => url ?? []), ...allowedLinks],
    ),
    passages,
    // Once for all statements of the answer.
    prepare(passage) {
      const known = prepared.get(passage) ?? withOwnName(answering.supportPassage(passage), ownName);
      prepared.set(passage, known);
      return known;
    },
    context: question,
  };
}
