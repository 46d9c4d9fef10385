import { primaryLanguage } from "@citedesk/grounding";
import type { AnswerContext } from "../answer-context.ts";
import { rewriteQuestion } from "../generation/rewrite-question.ts";
import type { Retrieval } from "../retrieval/retrieve-passages.ts";
import { type Composing, EXTRACTIVE } from "./composition.ts";
import { type Asked, type Finding, findWith } from "./read-question.ts";

/** What was found by the best of a question's wordings. */
export interface WiderFinding extends Finding {
  /** The model that was asked for other words. */
  askedModel?: string;
  /** Other wordings, for a model to read what they find too. */
  others?: readonly Wording[];
}

export interface Wording {
  asked: Asked;
  /** What it has found already. */
  retrieval?: Retrieval;
}

/** Questions are put into the commonest of the sources' languages. */
const MAX_LANGUAGES = 3;

/**
 * Asks the agent's model for other words, before anything is refused: it makes a follow-up one that stands alone, mends
 * spelling and slang, puts a question into the sources' languages when it is in another, and names words that an answer
 * may use. What a wording finds is the finding only where it is better than what the visitor's own words found.
 */
export async function findInOtherWords(
  context: AnswerContext,
  composing: Composing,
  first: Finding,
): Promise<WiderFinding> {
  const { agent, history } = composing.turn;
  if (agent.model === EXTRACTIVE || (await composing.begun).reservedMicros === null) return first;
  const languages = await findOtherLanguages(context, composing, first);
  const model = await context.models.find(agent.model);
  if (!model) return first;
  const { question, words, translations, usage } = await rewriteQuestion(model, {
    question: composing.question,
    history,
    languages,
    timeoutMs: context.answering.modelTimeoutMs,
    signal: composing.recorder.signal,
  });
  composing.recorder.use(model.id, usage);
  const further: Finding[] = [];
  for (const [language, text] of [[undefined, question], ...translations] as const)
    if (text !== undefined && !further.some(isAnswer))
      further.push(await findWith(composing, text, { history: [], language }));
  const findings = [first, ...further];
  const best = findings.reduce((one, other) => (isBetter(other, one) ? other : one));
  const others: Wording[] = findings.filter((finding) => finding !== best);
  if (words !== undefined) others.push({ asked: { question: words, options: { history: [] } } });
  return { ...best, askedModel: agent.model, others };
}

function isAnswer({ decision, retrieval }: Finding): boolean {
  return decision.supported || retrieval.pinned !== undefined;
}

/** What shares words with the sources is better than what shares hardly any. */
function isBetter(one: Finding, other: Finding): boolean {
  if (one.retrieval.pinned || other.retrieval.pinned) return other.retrieval.pinned === undefined;
  const [isNear, wasNear] = [one, other].map(({ decision }) => decision.reason !== "out_of_scope");
  return isNear === wasNear ? one.decision.score > other.decision.score : isNear === true;
}

/**
 * Languages of the sources that the question isn't in. A question whose language can't be told is taken for one of
 * theirs, unless hardly a word of it stands there.
 */
async function findOtherLanguages(
  context: AnswerContext,
  { workspaceId, turn }: Composing,
  { query, decision }: Finding,
): Promise<string[]> {
  if (query.language === null && decision.reason !== "out_of_scope") return [];
  const languages = await context.answering.sourceLanguages(context.database, workspaceId, turn);
  const spoken = query.language === null ? null : primaryLanguage(query.language);
  return languages.filter((language) => language !== spoken).slice(0, MAX_LANGUAGES);
}
