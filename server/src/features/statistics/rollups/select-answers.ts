import type { StatisticsScope } from "../statistics-scope.ts";
import { ByteReader } from "./bytes.ts";
import { isPage } from "./is-page.ts";
import { matchNames, type Named } from "./names.ts";
import { DAY_MS, type PackedDay } from "./packed-day.ts";

/** Of each answer of a day whether a report is about it (1). Undefined: about all of them. */
export type SelectAnswers = (day: PackedDay) => Uint8Array | undefined;

export function answerSelector({
  from,
  to,
  language,
  page,
  reason,
}: Pick<StatisticsScope, "from" | "to" | "language" | "page" | "reason">): SelectAnswers {
  const [begin, end] = [Date.parse(from), Date.parse(to)];
  const ofPage = page ? isPage(page) : undefined;
  return (day) => {
    const [first, last] = [begin - day.day, end - day.day];
    const isWhole = first <= 0 && last >= DAY_MS;
    if (isWhole && !language && !page && !reason) return undefined;
    const { length } = day.answers;
    const isSelected = new Uint8Array(length).fill(1);
    if (!isWhole)
      for (let answer = 0; answer < length; answer++)
        if (day.times[answer]! < first || day.times[answer]! >= last) isSelected[answer] = 0;
    if (reason) {
      const isThis = matchNames(day.reasons, (name) => name === reason);
      const reasons = new ByteReader(day.reasons.bytes);
      for (let answer = 0; answer < length; answer++) isSelected[answer]! &= isThis[reasons.read()]!;
    }
    if (language) selectChats(isSelected, day, { column: day.languages, matches: (name) => name === language });
    if (ofPage) selectChats(isSelected, day, { column: day.pages, matches: ofPage });
    return isSelected;
  };
}

function selectChats(
  isSelected: Uint8Array,
  { sizes }: PackedDay,
  { column, matches }: { column: Named; matches: (name: string) => boolean },
): void {
  const isThis = matchNames(column, matches);
  const named = new ByteReader(column.bytes);
  let begin = 0;
  for (const size of sizes) {
    const end = begin + (size >> 1);
    if (!isThis[named.read()]!) isSelected.fill(0, begin, end);
    begin = end;
  }
}
