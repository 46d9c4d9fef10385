import { isUnanswerableInput, prepareQuery, readConsent, recogniseSmalltalk } from "@citedesk/grounding";
import type { Transaction } from "../../platform/database/database.ts";
import { type IdempotencyKey, storeMessageId } from "../../platform/http/idempotency-queries.ts";
import { parseId } from "../../platform/ids/identifier.ts";
import type { Message, MessageRow } from "../conversations/index.ts";
import { requestHandoff } from "../handoffs/index.ts";
import type { Principal } from "../identity/index.ts";
import type { AnswerContext } from "./answer-context.ts";
import { answerKnown } from "./answer-known.ts";
import type { FollowedAnswer } from "./answers/answer-progress.ts";
import type { LiveAnswers } from "./answers/live-answers.ts";
import { RunningAnswer } from "./answers/running-answer.ts";
import type { ChatBody } from "./chat-schemas.ts";
import { composeAgreedCall } from "./composing/compose-agreed-call.ts";
import { composeFromSources } from "./composing/compose-answer.ts";
import { type Composition, emptyComposition } from "./composing/composition.ts";
import { draftCourtesy } from "./composing/draft-courtesy.ts";
import { clarified } from "./composing/draft-proposal.ts";
import { type Asked, prepareComposing } from "./composing/prepare-composing.ts";
import { type Ending, storeEnding } from "./end-answer.ts";
import { type OpenExchange, openExchange } from "./exchange/open-exchange.ts";
import { openKnownExchange } from "./exchange/open-known-exchange.ts";
import { STARTERS } from "./questions/draw-agent-questions.ts";
import { askerOf } from "./retrieval/asker.ts";
import { type LookAhead, lookAhead } from "./retrieval/look-ahead.ts";
import { spendLimitOf } from "./spending/spend-limit.ts";
import { findEarlierAnswer } from "./streams/repeated-question.ts";
import { type SpokenTexts, spokenTexts } from "./texts/spoken-texts.ts";
import { type Decision, decideHeldCall, type HeldCall } from "./tools/held-call-queries.ts";

/** An answer under way: to be followed by `running`, or waited for by `ended`. */
export interface StartedAnswer {
  exchange: OpenExchange;
  /** Undefined when a person has the chat: then nothing is answered. */
  running: FollowedAnswer | undefined;
  /** The stored message once it has ended, with the error that ended it. Rejects only when it could not be stored. */
  ended: Promise<EndedAnswer> | undefined;
}

export interface EndedAnswer {
  message: Message;
  failure: unknown;
}

/** A call that the visitor was asked about, and what they said. */
export interface DecidedCall {
  call: HeldCall;
  decision: Decision;
}

export interface WantedAnswer {
  /** Of the request: one that came before with the same key has begun the answer. */
  key?: IdempotencyKey | undefined;
  /** A held call that was taken out of its wait already. */
  decided?: DecidedCall;
}

/**
 * Answers one question: store it → find passages → decide whether they support an answer → compose, sentence by sentence,
 * each checked against the stored text → store, then show. Whatever fails after the question was stored ends in a stored
 * message with status `failed`. Resolves when the question is stored; the answer goes on by itself. With the key of an
 * earlier request: the answer which that one began. What takes no more than this process knows is stored with its question.
 */
export async function answerQuestion(
  context: AnswerContext,
  live: LiveAnswers,
  principal: Principal,
  body: ChatBody,
  wanted: WantedAnswer = {},
): Promise<StartedAnswer | MessageRow> {
  const { key, decided } = wanted;
  const startedAt = performance.now();
  const { workspaceId } = principal;
  const [spendLimit, ahead] = await Promise.all([spendLimitOf(context), lookAheadOf(context, principal, body)]);
  const whole = key ? undefined : await answerKnown(context, live, principal, { body, ahead, startedAt });
  if (whole) return whole;
  const known = key ? undefined : await openKnownExchange(context, principal, body, { spendLimit, ahead });
  const opened: Opened = known ? { exchange: known } : await context.database.inWorkspace(workspaceId, open);
  if (opened.earlier) return opened.earlier;
  const { exchange } = opened;
  context.preloader.begin(workspaceId, exchange.agentId);
  if (exchange.chat.status === "with_human") return { exchange, running: undefined, ended: undefined };
  const running = new RunningAnswer(context.database, workspaceId, exchange, startedAt);
  const ended = live.run(running, () => answer(context, { principal, body, exchange, running, decided }));
  return { exchange, running, ended };

  async function open(transaction: Transaction): Promise<Opened> {
    const earlier = key && (await findEarlierAnswer(transaction, workspaceId, key));
    if (earlier) return { earlier };
    const exchange = await openExchange(transaction, context.library, principal, body, { spendLimit, ahead });
    const isSilent = exchange.chat.status === "with_human";
    const messageId = isSilent ? exchange.questionId : exchange.answerId;
    if (key) await storeMessageId(transaction, workspaceId, key, messageId);
    return { exchange };
  }
}

type Opened = { exchange: OpenExchange; earlier?: never } | { earlier: MessageRow };

/** Only a question that begins a chat is known before the database is asked. */
async function lookAheadOf(
  context: AnswerContext,
  principal: Principal,
  { agent_id, chat_id, message, visitor }: ChatBody,
): Promise<LookAhead | undefined> {
  const agentId = parseId("agent", agent_id);
  if (chat_id !== undefined || agentId === undefined) return undefined;
  const asker = askerOf(principal, visitor !== undefined);
  return lookAhead(context, {
    workspaceId: principal.workspaceId,
    agentId,
    asker,
    query: prepareQuery({ question: message }),
  });
}

interface Answering extends Asked {
  decided: DecidedCall | undefined;
}

async function answer(context: AnswerContext, work: Answering): Promise<EndedAnswer> {
  const { principal, exchange, running } = work;
  const composition = emptyComposition();
  try {
    await compose(context, work, composition);
  } catch (error) {
    composition.failure = error;
  }
  await running.settled();
  const ending: Ending = { exchange, running, composition, isForMember: principal.kind === "member" };
  try {
    const message = await storeEnding(context, principal.workspaceId, ending);
    running.end(message);
    return { message, failure: composition.failure };
  } catch (error) {
    running.breakOff();
    throw error;
  }
}

async function compose(context: AnswerContext, work: Answering, composition: Composition): Promise<void> {
  const { body, running } = work;
  const decided = work.decided ?? (await readDecision(context, work));
  const texts = spokenTexts(context, work.principal.workspaceId, { exchange: work.exchange, message: body.message });
  if (decided?.decision === "running")
    return composeAgreedCall(context, await prepareComposing(context, work, texts), composition, decided.call);
  if (decided?.decision === "declined") {
    running.say((await texts()).declined);
    composition.outcome = clarified();
    return;
  }
  if (isUnanswerableInput(body.message) || recogniseSmalltalk(body.message) !== null)
    return composeCourtesy(context, work, composition, texts);
  await composeFromSources(context, await prepareComposing(context, work, texts), composition);
}

/** Whatever the visitor says while a call waits for them decides about it; only a plain yes lets it happen. */
async function readDecision(
  { database }: AnswerContext,
  { principal, body, exchange }: Answering,
): Promise<DecidedCall | undefined> {
  if (exchange.history.length === 0 || exchange.agent.settings.tools.length === 0) return undefined;
  const decision = DECISIONS[readConsent(body.message) ?? "neither"];
  const call = await database.inWorkspace(principal.workspaceId, (transaction) =>
    decideHeldCall(transaction, principal.workspaceId, { chatId: exchange.chat.id }, decision),
  );
  return call && { call, decision };
}

const DECISIONS = { yes: "running", no: "declined", neither: "dropped" } as const;

async function composeCourtesy(
  context: AnswerContext,
  { principal, body, exchange, running }: Answering,
  composition: Composition,
  texts: SpokenTexts,
): Promise<void> {
  const { workspaceId } = principal;
  const starters = await startersOf(context, workspaceId, exchange);
  const {
    plainText,
    pieces: _,
    ...outcome
  } = draftCourtesy({ agent: exchange.agent, texts: await texts() }, body.message, starters);
  composition.outcome = outcome;
  running.say(plainText);
  if (recogniseSmalltalk(body.message) === "person")
    await context.database.inWorkspace(workspaceId, (transaction) =>
      requestHandoff(transaction, workspaceId, {
        chatId: exchange.chat.id,
        requestedBy: principal.kind === "member" ? "member" : "visitor",
        reason: null,
      }),
    );
}

/** The owner's own, or else questions that the sources are known to answer. */
async function startersOf(context: AnswerContext, workspaceId: string, exchange: OpenExchange): Promise<string[]> {
  const own = exchange.agent.settings.starter_questions;
  if (own.length > 0) return own;
  const { database, answering } = context;
  const questions = await answering.questions(database, workspaceId, exchange.agentId, exchange.readable.revision);
  // They may be older than what may be read now.
  const readable = new Set(exchange.readable.sources.map(({ id }) => id));
  const open = questions.filter(({ sourceId }) => readable.has(sourceId));
  return open.slice(0, STARTERS).map(({ question }) => question);
}
