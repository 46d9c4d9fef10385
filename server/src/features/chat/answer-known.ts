import { isUnanswerableInput, recogniseSmalltalk } from "@citedesk/grounding";
import type { Message } from "../conversations/index.ts";
import type { Principal } from "../identity/index.ts";
import type { AnswerContext } from "./answer-context.ts";
import type { StartedAnswer } from "./answer-question.ts";
import type { LiveAnswers } from "./answers/live-answers.ts";
import { RunningAnswer } from "./answers/running-answer.ts";
import type { ChatBody } from "./chat-schemas.ts";
import { composeFromSources } from "./composing/compose-answer.ts";
import { type Composition, EXTRACTIVE, emptyComposition } from "./composing/composition.ts";
import { type Asked, prepareComposing } from "./composing/prepare-composing.ts";
import { storeKnownEnding } from "./end-answer.ts";
import { findKnownStart, type Known, newChat, newExchange } from "./exchange/open-known-exchange.ts";
import type { LookAhead } from "./retrieval/look-ahead.ts";
import { endedWith } from "./streams/silent-answer.ts";
import { spokenTexts } from "./texts/spoken-texts.ts";

export interface KnownQuestion {
  body: ChatBody;
  ahead: LookAhead | undefined;
  /** As `performance.now()`. */
  startedAt: number;
}

/**
 * Answers the question that begins a chat from what this process knows, and stores both in one statement, which first asks whether
 * all of that still holds. Only for the sources' own sentences: they are composed in a millisecond or two, so that a question is
 * not at risk for longer than its own storing would take. Undefined, and nothing stored: it takes more.
 */
export async function answerKnown(
  context: AnswerContext,
  live: LiveAnswers,
  principal: Principal,
  { body, ahead, startedAt }: KnownQuestion,
): Promise<StartedAnswer | undefined> {
  const known = findKnownStart(context, principal, body, ahead);
  if (!known || !isPlain(context, known, body.message)) return undefined;
  const exchange = newExchange(principal, known);
  const running = new RunningAnswer(context.database, principal.workspaceId, exchange, startedAt);
  const asked = { principal, body, exchange, running };
  const message = await live.run(running, () => composeAndStore(context, asked, known));
  return message && { exchange, running: endedWith(message), ended: Promise.resolve({ message, failure: undefined }) };
}

/** Nothing but sentences of the sources is asked for: no model, no tools, no service of somebody else, no courtesies. */
function isPlain({ rankers }: AnswerContext, { reached: { agent }, ahead }: Known, message: string): boolean {
  return (
    agent.model === EXTRACTIVE &&
    agent.settings.tools.length === 0 &&
    ahead.known.unfinished.length === 0 &&
    !rankers.embedding &&
    !rankers.rerank &&
    !isUnanswerableInput(message) &&
    recogniseSmalltalk(message) === null
  );
}

async function composeAndStore(context: AnswerContext, asked: Asked, known: Known): Promise<Message | undefined> {
  const { principal, body, exchange, running } = asked;
  const composition = emptyComposition();
  if (!(await composes(context, asked, composition)) || running.signal.aborted) return undefined;
  return storeKnownEnding(context, principal.workspaceId, {
    ending: { exchange, running, composition, isForMember: principal.kind === "member" },
    chat: newChat(exchange, body.message),
    question: body.message,
    known: known.stamps,
  });
}

/** False: it failed. The question is asked again in the way that stores it, and what became of it, in any case. */
async function composes(context: AnswerContext, asked: Asked, composition: Composition): Promise<boolean> {
  const { principal, body, exchange } = asked;
  const texts = spokenTexts(context, principal.workspaceId, { exchange, message: body.message });
  try {
    await composeFromSources(context, await prepareComposing(context, asked, texts), composition);
    return true;
  } catch {
    return false;
  }
}
