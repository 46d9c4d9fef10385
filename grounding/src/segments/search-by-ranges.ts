import { cacheBeside } from "../analysis/cache-beside.ts";
import { attuneQuery } from "../ranking/attune-query.ts";
import type { PassageStatistics, QueryTerm } from "../ranking/candidate.ts";
import type { PreparedQuery } from "../ranking/prepare-query.ts";
import { countPassages } from "./count-passages.ts";
import type { ByteRange } from "./encode-segment.ts";
import { type FoundPassage, findVersion, scorePostings, weightsOf } from "./find-candidates.ts";
import { placeOfTerm } from "./find-term.ts";
import { readIdentifier } from "./identifier-words.ts";
import { createLibraryFacts } from "./library-facts.ts";
import {
  rangeOfPassageIds,
  rangesOfPostings,
  type SegmentHead,
  type TermPostings,
  toPostings,
} from "./segment-head.ts";
import type { VisibleSegment } from "./show-passages.ts";
import { createTopScores, type ScoredPlace } from "./top-scores.ts";

/** A segment of which only the head is in memory, with what an asker sees of it. */
export interface HeadPart {
  head: SegmentHead;
  /** Of the head's dictionary. */
  shown: VisibleSegment;
}

/** Reads from the files of some parts, in one go: the bytes in the same order. */
export type ReadParts = (wanted: readonly PartRange[]) => Promise<Uint8Array[]>;

export interface PartRange extends ByteRange {
  /** The place of the part among all. */
  part: number;
}

export interface RangeSearch {
  candidates: FoundPassage[];
  statistics: PassageStatistics;
  /** The question in the words of what was searched, where one was asked. */
  query?: PreparedQuery;
}

/**
 * The same candidates as `searchSegments` (of a question) or `findCandidates` (of mere terms), to the bit, where only
 * the postings of the asked words are read: mostly once for those and once for the ids of what was found. Without
 * `rankScore`: where the words stand isn't read, `rankPassages` sees that in the texts.
 */
export async function searchByRanges(
  parts: readonly HeadPart[],
  asked: { query: PreparedQuery } | { terms: readonly QueryTerm[] },
  limit: number,
  read: ReadParts,
): Promise<RangeSearch> {
  const facts = createLibraryFacts();
  const postings = createPostingsReader(parts, read);
  // Its own words first: while they are unknown a question is tried in hundreds of others.
  const own = "query" in asked ? [...asked.query.english, ...asked.query.other] : asked.terms;
  for (const { term } of own) facts.documentFrequency(term);
  for (;;) {
    const wanted = [...facts.wantedTerms];
    await postings.read(wanted, ({ shown }) => shown.passageCount < shown.visible.length);
    for (const [number, { shown }] of parts.entries())
      facts.read(shown, number, (term) => postings.countPassages(number, term));
    facts.endRound();
    const query = "query" in asked ? attuneQuery(asked.query, facts) : undefined;
    const terms = query?.terms ?? ("terms" in asked ? asked.terms : []);
    const statistics = facts.statisticsOf(terms);
    if (!statistics) continue;
    await postings.read(
      terms.map(({ term }) => term),
      () => true,
    );
    const found = await nameBest(parts, read, scoreAll(parts, postings, { terms, statistics, limit }), limit);
    return query ? { candidates: found, statistics, query } : { candidates: found, statistics };
  }
}

interface PostingsReader {
  /** Those of terms, in parts that `isMeant`, unless they are there. */
  read(terms: readonly string[], isMeant: (part: HeadPart) => boolean): Promise<void>;
  /** How many of a part's visible passages have the term. */
  countPassages(part: number, term: string): number;
  /** Those of a term in a part that has it. */
  find(part: number, term: string): TermPostings | undefined;
}

function createPostingsReader(parts: readonly HeadPart[], read: ReadParts): PostingsReader {
  const held = parts.map(() => new Map<number, TermPostings>());
  return {
    async read(terms, isMeant) {
      const missing: { part: number; place: number }[] = [];
      for (const [part, each] of parts.entries()) {
        if (!isMeant(each)) continue;
        for (const term of new Set(terms)) {
          const place = placeOfTerm(each.head.dictionary, term);
          if (place >= 0 && !held[part]!.has(place)) missing.push({ part, place });
        }
      }
      if (missing.length === 0) return;
      const ranges = missing.flatMap(({ part, place }) =>
        rangesOfPostings(parts[part]!.head, place).map((range) => ({ ...range, part })),
      );
      const bytes = await read(ranges);
      for (const [number, { part, place }] of missing.entries())
        held[part]!.set(place, toPostings(parts[part]!.head, bytes[number * 2]!, bytes[number * 2 + 1]!));
    },
    countPassages(part, term) {
      const { shown, head } = parts[part]!;
      const place = placeOfTerm(head.dictionary, term);
      if (place < 0 || shown.passageCount === shown.visible.length) return countPassages(shown, place);
      return countVisible(shown, place, held[part]!.get(place)!);
    },
    find: (part, term) => held[part]!.get(placeOfTerm(parts[part]!.head.dictionary, term)),
  };
}

const countVisible = cacheBeside(5_000, ({ visible }: VisibleSegment, _place: number, { passages }: TermPostings) => {
  let count = 0;
  for (let posting = 0; posting < passages.length; posting++) count += visible[passages[posting]!]!;
  return count;
});

function scoreAll(
  parts: readonly HeadPart[],
  postings: PostingsReader,
  { terms, statistics, limit }: { terms: readonly QueryTerm[]; statistics: PassageStatistics; limit: number },
): ScoredPlace[] {
  const best = createTopScores(limit);
  const weights = weightsOf(terms, statistics);
  const scores = new Float64Array(Math.max(0, ...parts.map(({ shown }) => shown.visible.length)));
  const { averageLength } = statistics;
  for (const [part, { shown }] of parts.entries()) {
    for (const [at, { term }] of terms.entries()) {
      const found = postings.find(part, term);
      if (!found) continue;
      const all = { ...found, first: 0, end: found.passages.length };
      scorePostings(shown, all, { weight: weights[at]!, averageLength }, scores);
    }
    best.collect(part, scores, shown.visible.length);
  }
  return best.places();
}

/** Best first; equal scores by passage id, which is read for that. */
async function nameBest(
  parts: readonly HeadPart[],
  read: ReadParts,
  places: readonly ScoredPlace[],
  limit: number,
): Promise<FoundPassage[]> {
  if (places.length === 0) return [];
  const runs = toRuns(places);
  const ids = await read(
    runs.map(({ part, first, end }) => ({ ...rangeOfPassageIds(parts[part]!.head, first, end), part })),
  );
  const named = runs.flatMap(({ part, first, places: inRun }, number) => {
    const words = new Uint32Array(ids[number]!.slice().buffer);
    const { versionStart, versionIds, versionSource, sourceIds } = parts[part]!.head.dictionary;
    return inRun.map(({ passage, score }): FoundPassage => {
      const version = findVersion(versionStart, passage);
      return {
        passageId: readIdentifier(words, passage - first),
        versionId: readIdentifier(versionIds, version),
        sourceId: readIdentifier(sourceIds, versionSource[version]!),
        score,
        rankScore: undefined,
      };
    });
  });
  named.sort((left, right) => right.score - left.score || (left.passageId < right.passageId ? -1 : 1));
  return named.slice(0, limit);
}

interface Run {
  part: number;
  first: number;
  end: number;
  places: ScoredPlace[];
}

/** Neighbours together: where thousands score the same, what lies between them is read faster than each for itself. */
function toRuns(places: readonly ScoredPlace[]): Run[] {
  const runs: Run[] = [];
  for (const place of places.toSorted((left, right) => left.part - right.part || left.passage - right.passage)) {
    const { part, passage } = place;
    const last = runs.at(-1);
    if (last?.part === part && passage < last.end + PASSAGES_BETWEEN) {
      last.end = passage + 1;
      last.places.push(place);
    } else runs.push({ part, first: passage, end: passage + 1, places: [place] });
  }
  return runs;
}

/** A kilobyte of ids. */
const PASSAGES_BETWEEN = 64;
