import { type CutStatement, collectAddresses } from "@citedesk/grounding";
import type { Answering } from "../answer-context.ts";
import type { AnswerRecorder } from "../answers/answer-recorder.ts";
import type { StoredTexts } from "../retrieval/cache-version-texts.ts";
import type { FoundPassage } from "../retrieval/retrieve-passages.ts";
import { type Judgement, judgeStatement, type StatementRules } from "./judge-statement.ts";

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
}

/** Takes a model's statements as they come, each at its turn: judged first, then added to the answer or withheld. */
export interface StatementTaker {
  take(statements: readonly CutStatement[]): Promise<void>;
  /** The model said that the passages don't answer, or the rest of it: what comes behind that is an excuse. */
  readonly isRefused: boolean;
}

export function createStatementTaker(answering: Answering, work: StatementsWork): StatementTaker {
  const { recorder, passages } = work;
  const rules = rulesFor(answering, work);
  // While the model works: what its statements will be checked with.
  if (passages[0]) answering.supportPassage(passages[0]);
  const shownQuotes = new Set<string>();
  let connective = "";
  let isRefused = work.wasRefused;

  async function takeOne(judged: Judgement): Promise<void> {
    const { piece, withheld, connective: joining } = judged;
    if (judged.isRefusal) isRefused = true;
    if (withheld) recorder.withhold(withheld);
    if (joining !== undefined) connective += joining;
    if (!piece) return;
    const isRepeated = piece.isQuotation === true && shownQuotes.has(piece.text);
    if (isRepeated) return;
    const isShown = recorder.append({ ...piece, prefix: connective + (piece.prefix ?? " ") }, await work.texts);
    if (isShown) shownQuotes.add(piece.text);
    else recorder.withhold({ text: piece.text, reason: "quote_missing" });
    connective = "";
  }

  return {
    async take(statements) {
      for (const statement of statements) {
        if (isRefused || recorder.signal.aborted) return;
        await takeOne(judgeStatement(statement, rules));
      }
    },
    get isRefused() {
      return isRefused;
    },
  };
}

function rulesFor(answering: Answering, { mode, allowedLinks, passages }: StatementsWork): StatementRules {
  return {
    mode,
    allowedAddresses: collectAddresses(
      passages.flatMap(({ text, tool_call_id: id }) => (id === undefined ? text : [])),
      [...passages.flatMap(({ url }) => url ?? []), ...allowedLinks],
    ),
    passages,
    prepare: answering.supportPassage,
  };
}
