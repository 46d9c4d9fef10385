/**
 * The closed classes of a language that decide whether a sentence still says the same. Folded: lower case, no
 * diacritics.
 */
export interface LanguageWords {
  /** Turn a clause into its opposite. */
  negators: ReadonlySet<string>;
  /**
   * Narrow a claim: leaving one out, or putting one in, changes what is said. The first of a group stands for all of
   * it.
   */
  restrictive: ReadonlyMap<string, string>;
  /** Verbs and other words that carry no fact of their own: a statement may add them to what a quote says. */
  light: ReadonlySet<string>;
  /** Words that exclude each other, each way. */
  opposites: ReadonlyMap<string, ReadonlySet<string>>;
}

/** As the lists of a language are written: words parted by blanks, groups of equal ones by commas. */
export interface WordLists {
  negators: string;
  restrictive: string;
  light: string;
  /** `open closed, free paid`. */
  opposites: string;
}

export function readWordLists(lists: WordLists): LanguageWords {
  const opposites = new Map<string, Set<string>>();
  const oppose = (one: string, other: string) => opposites.set(one, (opposites.get(one) ?? new Set()).add(other));
  for (const [one = "", other = ""] of groupsOf(lists.opposites)) {
    oppose(one, other);
    oppose(other, one);
  }
  return {
    negators: new Set(wordsOf(lists.negators)),
    restrictive: new Map(groupsOf(lists.restrictive).flatMap((group) => group.map((word) => [word, group[0]!]))),
    light: new Set(wordsOf(lists.light)),
    opposites,
  };
}

function groupsOf(list: string): string[][] {
  return list
    .split(",")
    .map(wordsOf)
    .filter((group) => group.length > 0);
}

function wordsOf(list: string): string[] {
  return list.trim().split(/\s+/).filter(Boolean);
}
