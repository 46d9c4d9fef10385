import { type MarkerReading, opensMarker, readMarker, type WrittenCitation } from "./citation-markers.ts";

/** A text without its citation markers, and where they stood. */
export interface SeparatedText {
  text: string;
  citations: (WrittenCitation & { at: number })[];
  /** For each code unit of `text`, and its end: its place in the source. */
  origins: number[];
  /** Where a marker begins that more text may complete; the text ends there. -1 when there is none. */
  unfinishedAt: number;
}

/**
 * Takes the markers out, each with the space before it. `isWhole`: nothing more comes, an unfinished marker is text.
 */
export function separateCitations(source: string, isWhole: boolean): SeparatedText {
  const separated: SeparatedText = { text: "", citations: [], origins: [], unfinishedAt: -1 };
  let at = 0;
  while (at < source.length) {
    if (opensMarker(source, at)) {
      const reading = readMarker(source, at);
      if (!isWhole && (reading.kind === "unfinished" || isOpenEnded(source, at, reading))) {
        separated.unfinishedAt = at;
        break;
      }
      if (reading.kind === "marker") {
        trimEnd(separated);
        for (const citation of reading.citations) separated.citations.push({ ...citation, at: separated.text.length });
        at = reading.end;
        continue;
      }
    }
    separated.text += source[at];
    separated.origins.push(at);
    at++;
  }
  separated.origins.push(at);
  return separated;
}

/** What follows a `(3)` decides whether it is a marker. */
function isOpenEnded(source: string, at: number, reading: MarkerReading): boolean {
  return reading.kind === "marker" && source[at] === "(" && source.slice(reading.end).trim() === "";
}

function trimEnd(separated: SeparatedText): void {
  const text = separated.text.replace(/[ \t]+$/, "");
  separated.origins.length = text.length;
  separated.text = text;
}
