/** A filter for a streamed text. */
export interface ThoughtFilter {
  /** What of the text so far belongs to the answer and was not returned before. */
  push(chunk: string): string;
  /** What waited to be told apart. */
  flush(): string;
}

const OPENING = /<\s*(think|thinking|thought|reasoning)\s*>/iu;
/** As much of an opening as may stand at the end of a chunk. */
const OPENING_BEGUN = /<\s*[a-z]{0,9}\s*$/iu;
const LONGEST_CLOSING = 16;

/**
 * Takes out what a model thinks aloud: `<think>…</think>` and the like, wherever it stands. A block that never ends
 * takes the rest of the text with it.
 */
export function dropThoughts(): ThoughtFilter {
  let waiting = "";
  let closing: RegExp | null = null;

  function take(isEnd: boolean): string {
    let shown = "";
    for (;;) {
      if (closing) {
        const end = closing.exec(waiting);
        if (!end) {
          waiting = isEnd ? "" : waiting.slice(-LONGEST_CLOSING);
          return shown;
        }
        waiting = waiting.slice(end.index + end[0].length).replace(/^\s+/u, "");
        closing = null;
        continue;
      }
      const opening = OPENING.exec(waiting);
      if (opening) {
        shown += waiting.slice(0, opening.index);
        waiting = waiting.slice(opening.index + opening[0].length);
        closing = new RegExp(`<\\s*/\\s*${opening[1]}\\s*>`, "iu");
        continue;
      }
      const held = isEnd ? -1 : waiting.search(OPENING_BEGUN);
      const end = held < 0 ? waiting.length : held;
      shown += waiting.slice(0, end);
      waiting = waiting.slice(end);
      return shown;
    }
  }

  return {
    push(chunk) {
      waiting += chunk;
      return take(false);
    },
    flush: () => take(true),
  };
}
