import { prepareQuery } from "@citedesk/grounding";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { MASKING_NOTHING, withoutPlaceholders } from "../personal-data/index.ts";
import { askerOf } from "../sources/index.ts";
import type { AnswerContext } from "./answer-context.ts";
import type { SearchBody, SearchResults } from "./chat-schemas.ts";
import { maskFor } from "./composing/mask-for.ts";
import { findBestPassages } from "./retrieval/find-best-passages.ts";
import type { FoundPassage } from "./retrieval/retrieve-passages.ts";
import { isSnapshotCurrent, takeSnapshot } from "./snapshot/take-snapshot.ts";

/**
 * Finds the passages that an answer would see: in the sources as they are remembered, if these still hold, else as they
 * are read anew.
 */
export async function searchPassages(
  context: AnswerContext,
  principal: Principal,
  { agent_id, query, limit = 10, history = [] }: SearchBody,
): Promise<SearchResults> {
  const { workspaceId } = principal;
  const isForRankers = context.rankers.embedding !== undefined || context.rankers.rerank !== undefined;
  const mask = isForRankers ? await maskFor(context.database, workspaceId) : MASKING_NOTHING;
  const prepared = prepareQuery({
    question: withoutPlaceholders(mask.hide(query)),
    history: history.map(({ role, content }) => ({ role, text: withoutPlaceholders(mask.hide(content)) })),
  });
  const search = async (isAnew: boolean) => {
    const { snapshot } = await takeSnapshot(context, principal, agent_id, { isAnew });
    const { agentId, sources } = snapshot;
    const asker = askerOf(principal, false);
    const [isCurrent, retrieval] = await Promise.all([
      !snapshot.isRemembered || isSnapshotCurrent(context, workspaceId, snapshot),
      findBestPassages(context, { workspaceId, agentId, depth: limit, asker, query: prepared, sources }),
    ]);
    if (!isCurrent) return undefined;
    context.preloader.begin(workspaceId, agentId, sources);
    return retrieval;
  };
  const { ranked, fusedScores, pendingSources } = (await search(false)) ?? (await search(true))!;
  return {
    data: ranked
      .slice(0, limit)
      .map(({ candidate, score }) => presentPassage(candidate, fusedScores?.get(candidate.id) ?? score)),
    pending_sources: pendingSources,
  };
}

function presentPassage(passage: FoundPassage, score: number) {
  return {
    passage_id: formatId("passage", passage.id),
    document_id: formatId("document", passage.document_id),
    document_version: passage.document_version,
    source_id: formatId("source", passage.source_id),
    title: passage.title,
    url: passage.url,
    heading_path: passage.heading_path,
    text: passage.text,
    start: passage.start_offset,
    end: passage.end_offset,
    page: passage.page,
    score: Math.round(score * 10_000) / 10_000,
  };
}
