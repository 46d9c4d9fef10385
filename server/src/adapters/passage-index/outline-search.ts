import {
  type ApartSearch,
  findCandidates,
  type Segment,
  searchApart,
  searchSegments,
  type VisibleSegment,
} from "@citedesk/grounding";
import type { PassageQuery } from "../../ports/passage-index.ts";
import { addUpTerms } from "./add-up-terms.ts";
import type { SegmentCache } from "./segment-cache.ts";
import { type SegmentOutline, showSources, showsAny } from "./segment-outline.ts";

/** What an asker finds in these segments. Throws what reading them throws. */
export type OutlineSearch = (segments: readonly SegmentOutline[], search: PassageQuery) => Promise<ApartSearch>;

/**
 * Three ways, with the same results: without a pause where all segments are in memory; after those were read that are
 * not, where there is `room` for all; and else with one in memory at a time.
 */
export function createOutlineSearch(
  cache: SegmentCache,
  { room, afterReading }: { room(): number; afterReading(): void },
): OutlineSearch {
  let scores = new Float64Array(0);

  function findHeld(outlines: readonly SegmentOutline[]): Segment[] | undefined {
    const held = outlines.map(({ descriptor }) => cache.get(descriptor.id));
    return held.every((segment) => segment !== undefined) ? held : undefined;
  }

  /** All of them in memory at once; undefined where there is no room for that. */
  async function bringIn(workspaceId: string, outlines: readonly SegmentOutline[]): Promise<Segment[] | undefined> {
    const bytes = outlines.reduce((sum, { descriptor }) => sum + descriptor.byteSize, 0);
    if (bytes > room()) return undefined;
    // Others bring in theirs meanwhile: what goes out again comes again, but not for ever.
    for (let loads = 0; loads < 2 * outlines.length; loads++) {
      const missing = outlines.find(({ descriptor }) => !cache.has(descriptor.id));
      if (!missing) break;
      await cache.load(workspaceId, missing.descriptor);
    }
    return findHeld(outlines);
  }

  /** Those in memory first, so that no search through more than there is room for reads all of it each time. */
  async function visitEach(
    workspaceId: string,
    { outlines, allowed }: { outlines: readonly SegmentOutline[]; allowed: ReadonlySet<string> },
    visit: (part: VisibleSegment, place: number) => void,
  ): Promise<void> {
    const left = new Set(outlines.keys());
    while (left.size > 0) {
      const place = [...left].find((each) => cache.has(outlines[each]!.descriptor.id)) ?? [...left][0]!;
      left.delete(place);
      const outline = outlines[place]!;
      visit(showSources(outline, await cache.load(workspaceId, outline.descriptor), allowed), place);
    }
  }

  function searchTogether(visible: readonly VisibleSegment[], { terms, query, limit }: PassageQuery): ApartSearch {
    const longest = visible.reduce((most, part) => Math.max(most, part.visible.length), 0);
    if (scores.length < longest) scores = new Float64Array(longest);
    if (!query) return findCandidates(visible, addUpTerms(terms), limit, scores);
    const { rankScores, candidates, ...found } = searchSegments(visible, query, limit, scores);
    return {
      ...found,
      candidates: candidates.map((candidate, place) => ({ ...candidate, rankScore: rankScores[place] })),
    };
  }

  return async (segments, search) => {
    const allowed = new Set(search.allowedSourceIds);
    const show = (outlines: readonly SegmentOutline[], held: readonly Segment[]) =>
      outlines
        .map((outline, place) => showSources(outline, held[place]!, allowed))
        .filter((part) => part.passageCount > 0);
    const held = findHeld(segments);
    if (held) return searchTogether(show(segments, held), search);
    const shown = segments.filter((outline) => showsAny(outline, allowed));
    try {
      const brought = await bringIn(search.workspaceId, shown);
      if (brought) return searchTogether(show(shown, brought), search);
      const { query, terms, limit } = search;
      return await searchApart(
        (visit) => visitEach(search.workspaceId, { outlines: shown, allowed }, visit),
        query ? { query } : { terms: addUpTerms(terms) },
        limit,
      );
    } finally {
      afterReading();
    }
  };
}
