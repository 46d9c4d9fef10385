import type { StatisticsScope } from "../statistics-scope.ts";
import { ByteReader } from "./bytes.ts";
import { DAY_MS, type Named, type PackedDay } from "./packed-day.ts";

/** Of each answer of a day whether a report is about it (1). Undefined: about all of them. */
export function selectAnswers(
  day: PackedDay,
  { from, to, language, page, reason }: Pick<StatisticsScope, "from" | "to" | "language" | "page" | "reason">,
): Uint8Array | undefined {
  const [first, last] = [Date.parse(from) - day.day, Date.parse(to) - day.day];
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
  if (language)
    selectChats(
      isSelected,
      day,
      matchNames(day.languages, (name) => name === language),
      day.languages,
    );
  if (page) selectChats(isSelected, day, matchNames(day.pages, isPage(page)), day.pages);
  return isSelected;
}

/** By what is written for a chat: 0, or one more than the place of its name. */
function matchNames({ names }: Named, matches: (name: string) => boolean): Uint8Array {
  return Uint8Array.from([0, ...names.map((name) => Number(matches(name)))]);
}

function selectChats(isSelected: Uint8Array, { sizes }: PackedDay, isThis: Uint8Array, { bytes }: Named): void {
  const named = new ByteReader(bytes);
  let begin = 0;
  for (const size of sizes) {
    const end = begin + (size >> 1);
    if (!isThis[named.read()]!) isSelected.fill(0, begin, end);
    begin = end;
  }
}

const SITE = /^[a-z]+:\/\/[^/]+/;

/** An address or, on any site, a path; with a `*` at the end, whatever begins with it. */
export function isPage(page: string): (address: string) => boolean {
  const text = page.replace(/\*$/, "");
  const isOf = (shown: string) => (page.endsWith("*") ? shown.startsWith(text) : shown === text);
  return page.startsWith("/") ? (address) => SITE.test(address) && isOf(address.replace(SITE, "")) : isOf;
}
