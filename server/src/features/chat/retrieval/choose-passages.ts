import type { PreparedQuery } from "@citedesk/grounding";
import type { PassageCandidate, PassageIndex, PassageSearchResult } from "../../../ports/passage-index.ts";
import { type Asker, mayReadSource } from "./asker.ts";
import type { ReadableSources } from "./known-library.ts";
import type { ReadableSource } from "./retrieval-queries.ts";

const CANDIDATES = 50;
/** What answers look at, quote, keep and take their suggestions from. */
const READ = 10;
/** Who finds no answer is shown as many documents to look in. */
const READ_DOCUMENTS = 3;

export interface PassageQuestion {
  workspaceId: string;
  agentId: string;
  asker: Asker;
  query: PreparedQuery;
  /** How many passages are wanted at least. Default 10; 50 at most are found. */
  depth?: number;
}

/** What the index found for a question, and which of it is worth reading. */
export interface ChosenPassages {
  found: PassageSearchResult;
  /** The sources that the asker may read. */
  allowed: ReadableSource[];
  /** Ids of the passages that will rank first. */
  best: string[];
}

export async function choosePassages(
  index: PassageIndex,
  { workspaceId, asker, query, depth = READ }: PassageQuestion,
  { revision, sources }: ReadableSources,
): Promise<ChosenPassages> {
  const allowed = sources.filter((source) => mayReadSource(source.access, asker));
  const found = await index.search({
    workspaceId,
    revision,
    allowedSourceIds: allowed.map(({ id }) => id),
    terms: query.terms,
    words: query,
    limit: CANDIDATES,
  });
  const ownersAnswers = new Set(allowed.filter(isOwnersAnswer).map(({ id }) => id));
  return { found, allowed, best: chooseBest(found.candidates, depth, ownersAnswers) };
}

/** Also those that nobody can rank without their texts, and the owner's own answers. */
function chooseBest(candidates: readonly PassageCandidate[], depth: number, ownersAnswers: ReadonlySet<string>) {
  const rankOf = ({ rankScore = Number.POSITIVE_INFINITY }: PassageCandidate) => rankScore;
  const versions = new Set<string>();
  return candidates
    .toSorted((left, right) => rankOf(right) - rankOf(left) || (left.passageId < right.passageId ? -1 : 1))
    .filter((candidate, place) => {
      const isOfAnother = versions.size < READ_DOCUMENTS && !versions.has(candidate.versionId);
      const isUnranked = candidate.rankScore === undefined;
      const isChosen = place < depth || isOfAnother || isUnranked || ownersAnswers.has(candidate.sourceId);
      if (isChosen) versions.add(candidate.versionId);
      return isChosen;
    })
    .map(({ passageId }) => passageId);
}

function isOwnersAnswer({ type }: ReadableSource): boolean {
  return type === "qa";
}
