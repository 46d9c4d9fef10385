import { handoffRulesOf } from "../../agents/index.ts";
import { asksForDetails, countAbstentions, hasKeyword, type WishForPerson } from "../../handoffs/index.ts";
import type { AnswerContext } from "../answer-context.ts";
import { describePerson } from "../texts/describe-waiting.ts";
import type { ChatTurn } from "../turn/chat-turn.ts";
import { type Composing, type Composition, NOTHING_RETRIEVED } from "./composition.ts";
import { standing } from "./draft-answer.ts";

/** Does the message have one of the words with which the assistant's rules give it to a person? */
export function isForPerson({ agent, isWaiting }: ChatTurn, message: string): boolean {
  return !isWaiting && hasKeyword(message, handoffRulesOf(agent.settings).keywords);
}

/** Nothing is looked up: a person was asked for, or the visitor is asked for their details. */
export async function composeHandover(context: AnswerContext, composing: Composing): Promise<Composition> {
  const { pieces: _, plainText: __, ...outcome } = standing("");
  const { personAsked } = await composing.texts();
  const wish: WishForPerson = { requestedBy: "assistant", rule: "keywords" };
  return withWish(context, composing, { ...NOTHING_RETRIEVED, outcome }, { said: personAsked, wish });
}

/** The composition, with a person asked for where the rules say so after that many questions without an answer. */
export async function withPersonAfterAbstentions(
  context: AnswerContext,
  composing: Composing,
  composition: Composition,
): Promise<Composition> {
  if (composition.outcome?.answered !== false || !(await isEnough(context, composing))) return composition;
  const { personAsked } = await composing.texts();
  const wish: WishForPerson = { requestedBy: "assistant", rule: "after_abstentions" };
  return withWish(context, composing, composition, { said: personAsked, wish });
}

async function isEnough({ database }: AnswerContext, { workspaceId, turn }: Composing): Promise<boolean> {
  const { after_abstentions: most } = handoffRulesOf(turn.agent.settings);
  if (most === null || turn.isWaiting) return false;
  if (most === 1) return true;
  if (turn.history.length === 0) return false;
  const before = most - 1;
  const counted = await database.inWorkspace(workspaceId, (transaction) =>
    countAbstentions(transaction, workspaceId, turn.chat.id, before),
  );
  return counted >= before;
}

/** Says `said` behind what was said already, or, where nobody is to wait now, when people are there and what to do. */
export async function withWish(
  { clock }: AnswerContext,
  { turn, recorder, texts }: Composing,
  composition: Composition,
  { said, wish }: { said: string; wish: WishForPerson },
): Promise<Composition> {
  const { settings } = turn.agent;
  const at = new Date(clock.now());
  const before = recorder.composed.content;
  const told = describePerson(settings, await texts(), said, at);
  recorder.say(before === "" ? told : `${before}\n\n${told}`);
  return asksForDetails(settings, at) ? composition : { ...composition, wish };
}
