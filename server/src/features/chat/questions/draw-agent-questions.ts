import { drawQuestions, isAnsweredBy, prepareQuery } from "@citedesk/grounding";
import { listWorkspaceRevisions } from "../../../platform/unscoped/workspace-queries.ts";
import { ANYONE, mayReadSource } from "../../sources/index.ts";
import type { RetrievalContext } from "../retrieval/retrieval-context.ts";
import { findAgentSources } from "../retrieval/retrieval-queries.ts";
import { retrievePassages } from "../retrieval/retrieve-passages.ts";
import {
  type DrawnQuestion,
  findAgentsToDraw,
  findPassagesToAsk,
  findQuestions,
  type OfferedQuestion,
  putQuestions,
} from "./question-queries.ts";

const PASSAGES_READ = 300;
const MAX_DRAWN = 80;
const MAX_KEPT = 40;
const AGENTS_A_PASS = 50;

/**
 * Draws questions anew for the agents of every workspace whose sources have changed since the last time. `seen` is the
 * caller's, for as long as the process lives: where nothing changed, nothing is read.
 */
export async function refreshQuestions(context: RetrievalContext, seen: Map<string, number>): Promise<void> {
  for (const { id: workspaceId, revision } of await context.database.unscoped(listWorkspaceRevisions)) {
    if (seen.get(workspaceId) === revision) continue;
    const agents = await context.database.inWorkspace(workspaceId, (transaction) =>
      findAgentsToDraw(transaction, workspaceId, AGENTS_A_PASS),
    );
    for (const agentId of agents) await drawAgentQuestions(context, workspaceId, agentId);
    if (agents.length < AGENTS_A_PASS) seen.set(workspaceId, revision);
  }
}

/**
 * Questions that the agent's sources answer today, from those sources that every visitor may read. Each was searched
 * for, supported, and answered from its own document, without a model.
 */
export async function drawAgentQuestions(
  context: RetrievalContext,
  workspaceId: string,
  agentId: string,
): Promise<OfferedQuestion[]> {
  const { sources, passages } = await context.database.inWorkspace(workspaceId, async (transaction) => {
    const sources = await findAgentSources(transaction, workspaceId, agentId);
    const open = sources.sources.filter(({ access }) => mayReadSource(access, ANYONE)).map(({ id }) => id);
    return { sources, passages: await findPassagesToAsk(transaction, workspaceId, open, PASSAGES_READ) };
  });
  const questions: DrawnQuestion[] = [];
  for (const { question, source } of drawQuestions(passages, MAX_DRAWN)) {
    if (questions.length >= MAX_KEPT) break;
    const asked = prepareQuery({ question, language: source.language });
    const request = { workspaceId, agentId, asker: ANYONE, query: asked, sources };
    const { query, ranked, statistics } = await retrievePassages(context, request);
    if (!isAnsweredBy(source.documentId, query, ranked, statistics)) continue;
    questions.push({ question, sourceId: source.sourceId, documentId: source.documentId, versionId: source.versionId });
  }
  await context.database.inWorkspace(workspaceId, (transaction) =>
    putQuestions(transaction, workspaceId, agentId, { revision: sources.revision, questions }),
  );
  return questions;
}

/** Up to four to begin with. */
export async function findStarterQuestions(
  executor: Parameters<typeof findQuestions>[0],
  workspaceId: string,
  agentId: string,
): Promise<string[]> {
  const found = await findQuestions(executor, workspaceId, agentId);
  return (found?.questions ?? []).slice(0, STARTERS).map(({ question }) => question);
}

export const STARTERS = 4;
