interface Range {
  start: number;
  end: number;
}

/** A text without some of its blocks: what is left, and where an offset of the old text is in it. */
export interface CutText {
  text: string;
  /** A range of the old text in the new one; undefined for what was cut. */
  move<Moved extends Range>(range: Moved): Moved | undefined;
}

/**
 * Takes blocks out of a text, in order and without overlap; between what is left stands the wider of the gaps beside
 * them.
 */
export function cutRanges(text: string, ranges: readonly Range[]): CutText {
  const cuts = joinNeighbours(text, ranges);
  const parts: string[] = [];
  let from = 0;
  for (const { start, end, gap } of cuts) {
    parts.push(text.slice(from, start), gap);
    from = end;
  }
  parts.push(text.slice(from));
  return {
    text: parts.join(""),
    move(range) {
      let shift = 0;
      for (const cut of cuts) {
        if (cut.start >= range.end) break;
        if (cut.end > range.start) return undefined;
        shift += cut.end - cut.start - cut.gap.length;
      }
      return { ...range, start: range.start - shift, end: range.end - shift };
    },
  };
}

/** Each cut with the line ends around it, and what is put there instead. */
function joinNeighbours(text: string, ranges: readonly Range[]): (Range & { gap: string })[] {
  const joined: (Range & { widest: number })[] = [];
  for (const range of ranges) {
    let { start, end } = range;
    while (start > 0 && text[start - 1] === "\n") start--;
    while (end < text.length && text[end] === "\n") end++;
    const widest = Math.max(range.start - start, end - range.end);
    const last = joined.at(-1);
    if (last && last.end >= start) {
      last.end = end;
      last.widest = Math.max(last.widest, widest);
    } else joined.push({ start, end, widest });
  }
  return joined.map(({ start, end, widest }) => {
    const isInside = start > 0 && end < text.length;
    return { start, end, gap: isInside ? "\n".repeat(widest) : "" };
  });
}
