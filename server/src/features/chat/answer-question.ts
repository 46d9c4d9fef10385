import { setImmediate } from "node:timers/promises";
import { outsideTransaction } from "../../platform/database/open-transaction-error.ts";
import { AppError, NotFoundError } from "../../platform/errors/app-error.ts";
import type { IdempotencyKey } from "../../platform/http/idempotency-queries.ts";
import { newId } from "../../platform/ids/identifiers.ts";
import { askerIn, type Message, presentMessage } from "../conversations/index.ts";
import type { Principal } from "../identity/index.ts";
import { createMask, MASKING_NOTHING, type Mask, type PersonalDataRule } from "../personal-data/index.ts";
import type { AnswerContext } from "./answer-context.ts";
import type { FollowedAnswer } from "./answers/answer-progress.ts";
import { toEndedRow } from "./answers/answer-queries.ts";
import { AnswerRecorder } from "./answers/answer-recorder.ts";
import type { LiveAnswers } from "./answers/live-answers.ts";
import { type Begun, beginTurn, type NewTurn } from "./begin-turn.ts";
import type { ChatBody } from "./chat-schemas.ts";
import { type AskedQuestion, composeAnswer, type DecidedCall, isWholeAtOnce } from "./composing/compose-answer.ts";
import { type Composition, NOTHING_RETRIEVED } from "./composing/composition.ts";
import { describeEnd, endAnswer, FREE } from "./end-answer.ts";
import { takeSnapshot } from "./snapshot/take-snapshot.ts";
import { spendLimitOf } from "./spending/spend-limit.ts";
import { endOf, followEarlier } from "./streams/follow-earlier.ts";
import { endedWith, silentAnswer } from "./streams/silent-answer.ts";
import type { ChatTurn } from "./turn/chat-turn.ts";
import { pageOf } from "./turn/page-of.ts";
import { beginThread, type Thread, threadReader } from "./turn/thread.ts";

export interface Question {
  principal: Principal;
  body: ChatBody;
  /** Of the request: one that came before with the same key has begun the answer. */
  key?: IdempotencyKey | undefined;
  /** A held call that was taken out of its wait already. */
  decided?: DecidedCall | undefined;
}

/** An answer that is whole, or under way: to be followed, or waited for. */
export interface StartedAnswer {
  followed: FollowedAnswer;
  /** An earlier request with the same key began it. */
  isRepeated: boolean;
  /** Resolves with the whole message, or throws what made it fail before its first word. */
  whole(): Promise<Message>;
}

/** Each time something has changed between the reading and the writing. */
const MAX_TRIES = 10;
/**
 * While pages come in, the sources may change more often than an answer takes: from then on they are read after the
 * question is stored.
 */
const MAX_TRIES_AT_ONCE = 2;

/**
 * Answers one question, whoever asks it and wherever in a chat: read what it takes (or remember it) and judge whether
 * they may ask → compose the answer → write both, if what was read still holds; else read again. Ways out:
 *   whole at once     the sources' own sentences and fixed texts: question and answer are one transaction in steps
 *   a model, a tool or a ranker has a part: the question is stored, the answer goes on by itself, sentence by sentence,
 *                     each checked, stored, then shown, and resolves here when the question is stored
 *   silent            a person has the chat: the question is stored for them
 *   repeated          the answer which an earlier request with this key began
 * Whatever fails once the question is stored ends in a stored message with status `failed`.
 */
export async function answerQuestion(
  context: AnswerContext,
  live: LiveAnswers,
  given: Question,
): Promise<StartedAnswer> {
  const startedAt = performance.now();
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const asked = await prepareTurn(context, given, tries);
    const { thread, turn, snapshot, workspaceId } = asked;
    const question = { ...given, principal: asChatter(given.principal, thread) };
    const started =
      thread.status === "with_human"
        ? await answerNothing(context, asked)
        : !asked.isAhead && !question.decided && isWholeAtOnce(context, turn, asked.question)
          ? await answerAtOnce(context, asked, question, startedAt)
          : await answerInSteps(context, live, asked, question, startedAt);
    if (started.outcome === "stale") continue;
    context.preloader.begin(workspaceId, turn.agentId, snapshot.sources);
    if (started.outcome !== "repeated") return started.answer;
    const reader = askerIn(question.principal, { visitor_id: thread.visitorId });
    const followed = followEarlier(context.database, live, question.principal, { row: started.message, reader });
    return { followed, isRepeated: true, whole: () => endOf(followed) };
  }
  throw new AppError(
    "unavailable",
    "busy",
    "The assistant keeps changing while this is answered. Ask again in a moment.",
    {
      headers: { "retry-after": "1" },
    },
  );
}

type Tried = { outcome: "stored"; answer: StartedAnswer } | Exclude<Begun, { outcome: "stored" }>;

/** Reads and judges; nothing is stored. */
async function prepareTurn(context: AnswerContext, question: Question, tries: number): Promise<NewTurn> {
  const { principal, body, key } = question;
  const beside = threadReader(principal, body);
  const [limit, { snapshot, beside: read }] = await Promise.all([
    spendLimitOf(context),
    takeSnapshot(context, principal, body.agent_id, { isAnew: tries > 0, beside }),
  ]);
  const thread = beside ? read : beginThread(principal);
  if (!thread) throw new NotFoundError("chat");
  const { agentId, version, agent, sources } = snapshot;
  return {
    workspaceId: principal.workspaceId,
    principal,
    snapshot,
    isAhead: tries >= MAX_TRIES_AT_ONCE || thread.status === "with_human",
    thread,
    question: body.message,
    pageUrl: thread.stamp === null ? pageOf(principal, body.page_url, agent.settings.allowed_origins) : null,
    key,
    highestMicros: thread.status === "with_human" ? 0 : limit.highestCostMicros(agent),
    dayLimitMicros: limit.dayLimitMicros,
    turn: {
      chat: { id: thread.chatId },
      agentId,
      agentVersion: version,
      agent,
      questionId: newId(),
      answerId: newId(),
      createdAt: new Date(context.clock.now()),
      isWaiting: thread.status === "waiting_for_human",
      history: thread.history,
      sources,
    },
  };
}

/** Who comes with a publishable key alone is nobody in particular until their chat is known. */
function asChatter(principal: Principal, { visitorId }: Thread): Principal {
  return principal.kind === "visitor" && visitorId !== null ? { ...principal, visitorId } : principal;
}

async function answerNothing(context: AnswerContext, asked: NewTurn): Promise<Tried> {
  const begun = await beginTurn(context, asked);
  return begun.outcome === "stored" ? { outcome: "stored", answer: ended(silentAnswer(asked.turn)) } : begun;
}

/**
 * Composing takes a millisecond or two: until then the question is at risk no longer than while it would be stored
 * alone.
 */
async function answerAtOnce(
  context: AnswerContext,
  asked: NewTurn,
  { principal, body }: Question,
  startedAt: number,
): Promise<Tried> {
  const { turn, workspaceId } = asked;
  const recorder = new AnswerRecorder(context.database, workspaceId, turn, startedAt);
  const question = { principal, body, turn, recorder, begun: NOBODY_ASKED, mask: MASKING_NOTHING };
  const composition = await composeAnswer(context, question);
  const end = describeEnd(turn, recorder, composition, FREE);
  const begun = await beginTurn(context, asked, end);
  if (begun.outcome !== "stored") return begun;
  const message = presentMessage(toEndedRow(turn, end), principal.kind === "member");
  return { outcome: "stored", answer: ended(message, composition.failure) };
}

/**
 * Composing begins while the question is being stored; what it finds leaves the house only when that has been done. Of
 * a question that goes ahead, it begins when that is stored, with the sources as they are then.
 */
async function answerInSteps(
  context: AnswerContext,
  live: LiveAnswers,
  asked: NewTurn,
  { principal, body, decided }: Question,
  startedAt: number,
): Promise<Tried> {
  const { turn, workspaceId, isAhead, snapshot } = asked;
  const recorder = new AnswerRecorder(context.database, workspaceId, turn, startedAt);
  const beginning = beginTurn(context, asked);
  const begun = beginning.then(assertStored);
  begun.catch(() => {});
  const mask = maskFor(context, turn, body, snapshot.personalData);
  const question = { principal, body, turn, recorder, begun, mask, decided };
  const composing = outsideTransaction(async () => {
    // Or the question would be sent to the database behind the search, not beside it.
    await setImmediate();
    return isAhead ? composeFromNow(context, question) : composeAnswer(context, question);
  });
  const stored = await beginning;
  if (stored.outcome !== "stored") return stored;
  const done = live.run(recorder, async () => {
    const composition = await composing;
    await recorder.close();
    const ending = { turn, recorder, composition, isForMember: principal.kind === "member" };
    try {
      const reservedMicros = stored.reservedMicros ?? 0;
      const message = await endAnswer(context, workspaceId, { ...ending, reservedMicros });
      recorder.end(message);
      return { message, failure: composition.failure };
    } catch (error) {
      recorder.breakOff();
      throw error;
    }
  });
  const whole = async () => {
    const { message, failure } = await done;
    return wholeOrThrow(message, failure);
  };
  return { outcome: "stored", answer: { followed: recorder, isRepeated: false, whole } };
}

/** With the sources as they are once the question is stored. */
async function composeFromNow(context: AnswerContext, question: AskedQuestion): Promise<Composition> {
  const { principal, body, turn, begun } = question;
  try {
    await begun;
    const { snapshot } = await takeSnapshot(context, principal, body.agent_id, { isAnew: true });
    const mask = maskFor(context, turn, body, snapshot.personalData);
    return await composeAnswer(context, { ...question, mask, turn: { ...turn, sources: snapshot.sources } });
  } catch (failure) {
    return { ...NOTHING_RETRIEVED, outcome: undefined, failure };
  }
}

function assertStored(begun: Begun): { reservedMicros: number | null } {
  if (begun.outcome !== "stored") throw new Error("The question was not stored.");
  return begun;
}

/** A guard: nothing leaves the house for an answer that is whole at once. */
const NOBODY_ASKED: Promise<never> = Promise.reject(new Error("An answer that is whole at once asks nobody."));
NOBODY_ASKED.catch(() => {});

/** What leaves the house for nobody is read as it was written. */
function maskFor(context: AnswerContext, turn: ChatTurn, { message }: ChatBody, rule: PersonalDataRule): Mask {
  return isWholeAtOnce(context, turn, message) ? MASKING_NOTHING : createMask(rule);
}

function ended(message: Message, failure?: unknown): StartedAnswer {
  return { followed: endedWith(message), isRepeated: false, whole: async () => wholeOrThrow(message, failure) };
}

/** A reader elsewhere may have had words of it by then; this caller has the whole of what there is. */
function wholeOrThrow(message: Message, failure: unknown): Message {
  if (message.status === "failed" && message.content === "") throw failure ?? new Error("The answer was stopped.");
  return message;
}
