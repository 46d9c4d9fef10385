import { isUnanswerableInput, merelyTells, readConsent, recogniseSmalltalk } from "@citedesk/grounding";
import { handoffRulesOf } from "../../agents/index.ts";
import type { WishForPerson } from "../../handoffs/index.ts";
import type { Principal } from "../../identity/index.ts";
import type { Mask } from "../../personal-data/index.ts";
import { askerOf } from "../../sources/index.ts";
import type { AnswerContext } from "../answer-context.ts";
import type { ChatBody } from "../chat-schemas.ts";
import { STARTERS } from "../questions/draw-agent-questions.ts";
import { describeWaiting } from "../texts/describe-waiting.ts";
import { spokenTexts } from "../texts/spoken-texts.ts";
import { findAnswerTools } from "../tools/answer-tools.ts";
import { decideHeldCall } from "../tools/decide-held-call.ts";
import type { Decision, HeldCall } from "../tools/held-call-queries.ts";
import type { ChatTurn } from "../turn/chat-turn.ts";
import { composeAgreedCall } from "./compose-agreed-call.ts";
import { composeFromSources } from "./compose-from-sources.ts";
import { composeHandover, isForPerson, withPersonAfterAbstentions, withWish } from "./compose-handover.ts";
import { type Composing, type Composition, EXTRACTIVE, NOTHING_RETRIEVED } from "./composition.ts";
import { clarified } from "./describe-proposal.ts";
import { standing } from "./draft-answer.ts";
import { draftCourtesy } from "./draft-courtesy.ts";
import { hideInHistory } from "./mask-for.ts";
import { retrieverFor } from "./read-question.ts";

/** A call that the visitor was asked about, and what they said. */
export interface DecidedCall {
  call: HeldCall;
  decision: Decision;
}

/** A question, by whom it was asked, and the answer to it that is under way. */
export interface AskedQuestion extends Pick<Composing, "turn" | "recorder" | "begun"> {
  principal: Principal;
  body: ChatBody;
  /** What of the visitor's words stays in this house. */
  mask: Mask;
  /** A held call that was taken out of its wait already. */
  decided?: DecidedCall | undefined;
}

/** Is the answer whole at once: without a model, a tool, or anybody else to be asked or told? */
export function isWholeAtOnce({ rankers }: AnswerContext, { agent }: ChatTurn, message: string): boolean {
  if (agent.settings.tools.length > 0 || rankers.embedding || rankers.rerank) return false;
  if (isCourtesy(message)) return true;
  return agent.model === EXTRACTIVE;
}

/**
 * Decides what answers the question, and lets it: what the visitor has agreed to, fixed texts, or the sources. What
 * fails is part of what is returned; this never throws.
 */
export async function composeAnswer(context: AnswerContext, asked: AskedQuestion): Promise<Composition> {
  try {
    return await compose(context, asked);
  } catch (failure) {
    return { ...NOTHING_RETRIEVED, outcome: undefined, failure };
  }
}

async function compose(context: AnswerContext, asked: AskedQuestion): Promise<Composition> {
  const { recorder, body } = asked;
  const composing = await prepare(context, asked);
  const decided = asked.decided ?? (await readDecision(context, asked));
  if (decided?.decision === "running")
    return composeAgreedCall(context, await withTools(context, asked, composing), decided.call);
  if (decided?.decision === "declined") {
    recorder.say((await composing.texts()).declined);
    return { ...NOTHING_RETRIEVED, outcome: clarified() };
  }
  if (asked.turn.isWaiting && isLeftToPerson(asked)) return composeStanding(context, asked, composing);
  if (isForPerson(asked.turn, body.message)) return composeHandover(context, composing);
  if (isCourtesy(body.message)) return composeCourtesy(context, asked, composing);
  const composition = await composeFromSources(context, await withTools(context, asked, composing));
  return withPersonAfterAbstentions(context, composing, composition);
}

/** What a visitor who waits for a person tells is for that person, and what they ask too where the owner has it so. */
function isLeftToPerson({ turn, body }: AskedQuestion): boolean {
  return !handoffRulesOf(turn.agent.settings).answers_while_waiting || merelyTells(body.message);
}

function isCourtesy(message: string): boolean {
  return isUnanswerableInput(message) || recogniseSmalltalk(message) !== null;
}

async function prepare(
  context: AnswerContext,
  { principal, body, turn: asked, recorder, begun, mask }: AskedQuestion,
): Promise<Composing> {
  const { workspaceId } = principal;
  const asker = askerOf(principal, body.visitor !== undefined);
  const turn = hideInHistory(mask, asked);
  return {
    workspaceId,
    turn,
    recorder,
    begun,
    question: mask.hide(body.message),
    mask,
    retrieve: retrieverFor(context, { workspaceId, turn, asker, begun }),
    texts: spokenTexts(context, workspaceId, turn, body.message),
  };
}

async function withTools(context: AnswerContext, asked: AskedQuestion, composing: Composing): Promise<Composing> {
  const { principal, turn } = asked;
  const { texts, retrieve, mask } = composing;
  const search = (question: string) => retrieve(question, { history: [] });
  const tools = await findAnswerTools({ context, principal, turn, texts, mask, retrieve: search });
  return { ...composing, tools };
}

/** Whatever the visitor says while a call waits for them decides about it; only a plain yes lets it happen. */
async function readDecision(
  { database }: AnswerContext,
  { principal, body, turn, begun }: AskedQuestion,
): Promise<DecidedCall | undefined> {
  if (turn.history.length === 0 || turn.agent.settings.tools.length === 0) return undefined;
  await begun;
  const decision = DECISIONS[readConsent(body.message) ?? "neither"];
  const call = await database.inWorkspace(principal.workspaceId, (transaction) =>
    decideHeldCall(transaction, principal, { chatId: turn.chat.id }, decision),
  );
  return call && { call, decision };
}

const DECISIONS = { yes: "running", no: "declined", neither: "dropped" } as const;

/** Of who waits for a person and wishes for one, or is to get no answers meanwhile. */
async function composeStanding(
  context: AnswerContext,
  { turn, recorder }: AskedQuestion,
  { workspaceId, texts }: Composing,
): Promise<Composition> {
  const {
    plainText,
    pieces: _,
    ...outcome
  } = standing(await describeWaiting(context, workspaceId, turn, await texts()));
  recorder.say(plainText);
  return { ...NOTHING_RETRIEVED, outcome };
}

async function composeCourtesy(
  context: AnswerContext,
  asked: AskedQuestion,
  composing: Composing,
): Promise<Composition> {
  const { body, turn, recorder, principal } = asked;
  const asksForPerson = recogniseSmalltalk(body.message) === "person";
  if (asksForPerson && turn.isWaiting) return composeStanding(context, asked, composing);
  const { workspaceId, texts } = composing;
  const starters = await startersOf(context, workspaceId, turn);
  const draft = draftCourtesy({ agent: turn.agent, texts: await texts() }, body.message, starters);
  const { plainText, pieces: _, ...outcome } = draft;
  const courtesy = { ...NOTHING_RETRIEVED, outcome };
  if (asksForPerson) {
    const wish: WishForPerson = { requestedBy: principal.kind === "member" ? "member" : "visitor" };
    return withWish(context, composing, courtesy, { said: plainText, wish });
  }
  recorder.say(plainText);
  return courtesy;
}

/** The owner's own, or else questions that the sources are known to answer. */
async function startersOf(context: AnswerContext, workspaceId: string, turn: ChatTurn): Promise<string[]> {
  const own = turn.agent.settings.starter_questions;
  if (own.length > 0) return own;
  const { database, answering } = context;
  const questions = await answering.questions(database, workspaceId, turn.agentId, turn.sources.revision);
  // They may be older than what may be read now.
  const readable = new Set(turn.sources.sources.map(({ id }) => id));
  const open = questions.filter(({ sourceId }) => readable.has(sourceId));
  return open.slice(0, STARTERS).map(({ question }) => question);
}
