/** Notion ends each name with the page's id. */
const NOTION_ID = / [0-9a-f]{32}(?=\/|_all\.csv$|\.\w+$|$)/gi;

/**
 * Names of an archive's files with those that people gave them: without Notion's ids, unless two would be one. Of a
 * Notion database, which is there as the view that was open and as `_all`, the whole one stays.
 */
export function plainNames(names: readonly string[]): Map<string, string> {
  const all = new Set(names);
  const plain = new Map<string, string>();
  const taken = new Set<string>();
  for (const name of names) {
    const hasId = name.search(NOTION_ID) >= 0;
    const whole = name.replace(/(?<!_all)\.csv$/i, "_all.csv");
    if (hasId && whole !== name && all.has(whole)) continue;
    const short = hasId ? name.replaceAll(NOTION_ID, "").replace(/_all\.csv$/i, ".csv") : name;
    const unique = taken.has(short) || (short !== name && all.has(short)) ? name : short;
    taken.add(unique);
    plain.set(name, unique);
  }
  return plain;
}
