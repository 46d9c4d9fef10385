/**
 * The numbers of list items as visitors read them: each one more than the one shown before it. Where an item before it
 * was withheld, an item gets a dash.
 */
export function countItems(): { markOf(prefix: string): string; noteShown(prefix: string, text: string): void } {
  let last = 0;
  return {
    markOf(prefix) {
      const number = numberOf(NUMBER_AT_END, prefix);
      return number === undefined || number === 1 || number === last + 1
        ? prefix
        : prefix.replace(NUMBER_AT_END, "-$2");
    },
    noteShown(prefix, text) {
      last = numberOf(LAST_NUMBER, text) ?? numberOf(NUMBER_AT_END, prefix) ?? last;
    },
  };
}

const NUMBER_AT_END = /(\d{1,3})[.)](\s+)$/;
/** Of a short list, which is one statement. */
const LAST_NUMBER = /(?:^|\n)\s*(\d{1,3})[.)] [^\n]*$/;

function numberOf(pattern: RegExp, text: string): number | undefined {
  const digits = pattern.exec(text)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
