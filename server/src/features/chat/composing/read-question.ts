import {
  type AskedPart,
  isLeftToHistory,
  joinReadings,
  mayStandAlone,
  meantWish,
  type PreparedQuery,
  prepareBasicQuery,
  prepareQuery,
  type Question,
  type Reading,
  type SeparateQuestion,
  separateQuestions,
  standsAlone,
  tellingFirst,
} from "@citedesk/grounding";
import type { AgentDefinition } from "../../agents/index.ts";
import { withoutPlaceholders } from "../../personal-data/index.ts";
import type { Asker } from "../../sources/index.ts";
import type { AnswerContext } from "../answer-context.ts";
import { findBestPassages } from "../retrieval/find-best-passages.ts";
import type { Retrieval } from "../retrieval/retrieve-passages.ts";
import type { Composing, Found, Retrieve, RetrieveOptions } from "./composition.ts";
import { decide } from "./draft-answer.ts";

/** What a question found in whatever words. */
export interface Finding extends Found {
  asked: Asked;
}

/** A question as it was searched with. */
export interface Asked {
  question: string;
  options: RetrieveOptions;
}

export async function findWith(composing: Composing, question: string, options: RetrieveOptions): Promise<Finding> {
  return { ...(await composing.retrieve(question, options)), asked: { question, options } };
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

/** Reads a question; one for several things also as the questions that it could have been asked as. */
export async function readQuestion(
  agent: AgentDefinition,
  question: Question,
  search: (query: PreparedQuery) => Promise<Retrieval>,
): Promise<Found> {
  const whole = await readMeant(agent, question, search);
  if (whole.retrieval.pinned || whole.query.basicFact !== undefined) return whole;
  const language = whole.query.language ?? whole.retrieval.ranked[0]?.analysis.language ?? "en";
  const read = async (part: SeparateQuestion) => {
    const before = part.before === undefined ? [] : [{ role: "user" as const, text: part.before }];
    const history = [...(question.history ?? []), ...before];
    return { part, found: await readOne(agent, { question: part.question, history, language }, search) };
  };
  const parts: { part: SeparateQuestion; found: Found }[] = [];
  for (const part of separateQuestions(whole.query, language)) parts.push(await read(part));
  const asked = joinReadings(
    toReading(whole),
    parts.map(({ part, found }) => ({ ...part, reading: toReading(found) })),
  );
  if (asked.length === 0) return whole;
  const readings = parts.map(({ found }) => found);
  return inParts(whole, asked, readings);
}

/** As it is meant, where people tell the same wish everywhere; an owner's answer to what is written comes first. */
async function readMeant(
  agent: AgentDefinition,
  question: Question,
  search: (query: PreparedQuery) => Promise<Retrieval>,
): Promise<Found> {
  const meant = meantWish(question);
  if (meant === null) return readOne(agent, question, search);
  const { isLast, ...asked } = meant;
  if (!isLast) {
    const found = await readOne(agent, asked, search);
    const { pinned, mayBePinned } = found.retrieval;
    const isOwners = async () => mayBePinned && (await search(prepareQuery(question))).pinned !== undefined;
    if ((found.decision.supported || pinned) && !(await isOwners())) return found;
    // `My key stopped working`, where no page is about broken goods, and one about keys.
    const plain = await readOne(agent, question, search);
    return plain.decision.supported || plain.retrieval.pinned ? plain : found;
  }
  const written = await readOne(agent, question, search);
  return written.decision.supported || written.retrieval.pinned ? written : readOne(agent, asked, search);
}

/** The passages of all parts, the nearest of each first. */
function inParts({ query, retrieval, decision }: Found, asked: readonly AskedPart[], parts: readonly Found[]): Found {
  const most = Math.max(...parts.map((part) => part.retrieval.ranked.length));
  const inTurn = Array.from({ length: most }, (_, rank) =>
    parts.flatMap((part) => part.retrieval.ranked[rank] ?? []),
  ).flat();
  const byId = new Map([...retrieval.ranked, ...inTurn].map((passage) => [passage.candidate.id, passage]));
  const ranked = [...new Set(inTurn.map(({ candidate }) => candidate.id))].map((id) => byId.get(id)!);
  const told = parts.filter((part) => part.decision.supported);
  const score = Math.min(...told.map((part) => part.decision.score));
  return {
    query: { ...query, parts: asked },
    retrieval: { ...retrieval, ranked },
    decision: { ...decision, score, supported: true, reason: null },
  };
}

/**
 * Searches with a question behind the turns before it, and with it alone where it may be about something else; for a
 * basic fact with the words that stand beside it, where that finds one.
 */
async function readOne(
  agent: AgentDefinition,
  question: Question,
  search: (query: PreparedQuery) => Promise<Retrieval>,
): Promise<Found> {
  const read = async (prepared: PreparedQuery): Promise<Found> => {
    const retrieval = await search(prepared);
    const { query } = retrieval;
    return { query, retrieval, decision: decide(agent, query, retrieval) };
  };
  const basic = prepareBasicQuery(question);
  const told = basic && (await read(basic));
  if (told?.decision.supported) {
    const ranked = tellingFirst(told.query, told.retrieval.ranked);
    return { ...told, retrieval: { ...told.retrieval, ranked } };
  }
  const behind = await read(prepareQuery(question));
  if (behind.retrieval.pinned || !mayStandAlone(behind.query)) return behind;
  if (!behind.retrieval.mayBePinned && isLeftToHistory(toReading(behind))) return behind;
  const alone = await read(prepareQuery({ question: question.question, language: behind.query.language }));
  return alone.retrieval.pinned || standsAlone(toReading(behind), toReading(alone)) ? alone : behind;
}

function toReading({ query, retrieval: { ranked, statistics }, decision }: Found): Reading {
  return { query, ranked, statistics, decision };
}
