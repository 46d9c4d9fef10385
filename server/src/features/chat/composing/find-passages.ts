import {
  isLeftToHistory,
  mayStandAlone,
  type PreparedQuery,
  prepareQuery,
  primaryLanguage,
  type Question,
  type Reading,
  standsAlone,
} from "@citedesk/grounding";
import type { AgentDefinition } from "../../agents/index.ts";
import { withoutPlaceholders } from "../../personal-data/index.ts";
import type { Asker } from "../../sources/index.ts";
import type { AnswerContext } from "../answer-context.ts";
import { rewriteQuestion } from "../generation/rewrite-question.ts";
import { findBestPassages } from "../retrieval/find-best-passages.ts";
import type { FoundPassage, Retrieval } from "../retrieval/retrieve-passages.ts";
import { type Composing, EXTRACTIVE, type Found, type Retrieve, type RetrieveOptions } from "./composition.ts";
import { decide } from "./draft-answer.ts";

export interface Finding extends Found {
  /** In whatever words it was found. */
  asked: { question: string; options: RetrieveOptions };
  /** The model that was asked for other words. */
  askedModel?: string;
}

/** Questions are put into the commonest of the sources' languages. */
const MAX_LANGUAGES = 3;
/** What a model reads of what was found. */
const PASSAGES_READ = 8;
/** … where words are not sure that the first of them answer: from a score below this on. */
const MORE_PASSAGES_READ = 24;
const SURE = 0.8;

/**
 * Searches with the visitor's words and those of the turn before. Where that finds too little, a model is asked before
 * anything is refused: it makes a follow-up one that stands alone, mends spelling and slang, and puts a question into
 * the sources' languages when it is in another; what that finds counts only when it is better.
 */
export async function findPassages(context: AnswerContext, composing: Composing): Promise<Finding> {
  const { turn, recorder, begun } = composing;
  const { agent, history } = turn;
  const first = await findWith(composing, composing.question, {});
  const { decision, retrieval } = first;
  const isClear = decision.supported || decision.reason === "no_source" || decision.reason === "conflict";
  if (isClear || retrieval.pinned || agent.model === EXTRACTIVE) return first;
  if ((await begun).reservedMicros === null) return first;
  const languages = await findOtherLanguages(context, composing, first);
  const model = await context.models.find(agent.model);
  if (!model) return first;
  const { question, translations, usage } = await rewriteQuestion(model, {
    question: composing.question,
    history,
    languages,
    timeoutMs: context.answering.modelTimeoutMs,
    signal: recorder.signal,
  });
  recorder.use(model.id, usage);
  let best = first;
  for (const [language, text] of [[undefined, question], ...translations] as const) {
    if (text === undefined || best.decision.supported) continue;
    const found = await findWith(composing, text, { history: [], language });
    if (found.retrieval.pinned || found.decision.score > best.decision.score) best = found;
  }
  return { ...best, askedModel: agent.model };
}

export async function findWith(composing: Composing, question: string, options: RetrieveOptions): Promise<Finding> {
  return { ...(await composing.retrieve(question, options)), asked: { question, options } };
}

/** The passages that a model is to read, best first: the more, the less sure words are of the first ones. */
export async function passagesForModel(
  { retrieve }: Composing,
  { decision, retrieval, asked }: Finding,
): Promise<FoundPassage[]> {
  const count = decision.score < SURE ? MORE_PASSAGES_READ : PASSAGES_READ;
  const isRead = count === PASSAGES_READ || retrieval.ranked.length >= count;
  const deep = isRead ? retrieval : (await retrieve(asked.question, { ...asked.options, depth: count })).retrieval;
  return deep.ranked.slice(0, count).map(({ candidate }) => candidate);
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

/**
 * Searches in what the asker may read, with the turns before. Rankers of somebody else see a question once it is
 * stored.
 */
export function retrieverFor(
  context: AnswerContext,
  { workspaceId, turn, asker, begun }: Pick<Composing, "workspaceId" | "turn" | "begun"> & { asker: Asker },
): Retrieve {
  const { agent, agentId, sources } = turn;
  return async (question, { history = turn.history, language, depth } = {}) => {
    const said = history.map(({ role, text }) => ({ role, text: withoutPlaceholders(text) }));
    if (context.rankers.embedding || context.rankers.rerank) await begun;
    const request = { workspaceId, agentId, asker, sources, ...(depth === undefined ? {} : { depth }) };
    const search = (query: PreparedQuery) => findBestPassages(context, { ...request, query });
    return readQuestion(
      agent,
      { question: withoutPlaceholders(question), history: said, language: language ?? null },
      search,
    );
  };
}

/** Searches with a question behind the turns before it, and with it alone where it may be about something else. */
export async function readQuestion(
  agent: AgentDefinition,
  question: Question,
  search: (query: PreparedQuery) => Promise<Retrieval>,
): Promise<Found> {
  const read = async (prepared: PreparedQuery): Promise<Found> => {
    const retrieval = await search(prepared);
    const { query } = retrieval;
    return { query, retrieval, decision: decide(agent, query, retrieval) };
  };
  const behind = await read(prepareQuery(question));
  if (behind.retrieval.pinned || !mayStandAlone(behind.query)) return behind;
  if (!behind.retrieval.mayBePinned && isLeftToHistory(toReading(behind))) return behind;
  const alone = await read(prepareQuery({ question: question.question, language: behind.query.language }));
  return alone.retrieval.pinned || standsAlone(toReading(behind), toReading(alone)) ? alone : behind;
}

function toReading({ query, retrieval: { ranked, statistics }, decision }: Found): Reading {
  return { query, ranked, statistics, decision };
}
