import { pick } from "./seeded-random.ts";
import type { Corruption } from "./support-pair.ts";

/** What the corruptor takes its replacements from. */
export interface CorruptionStock {
  /** Names of other passages. */
  names: readonly string[];
  /** Lower-case words with their opposites. */
  opposites: ReadonlyMap<string, readonly string[]>;
}

type Corruptor = (statement: string, stock: CorruptionStock, random: () => number) => string | null;

/** Makes a true sentence false in one way; null where the sentence offers no place for it. */
export function corruptStatement(
  statement: string,
  corruption: Exclude<Corruption, "irrelevant quote">,
  stock: CorruptionStock,
  random: () => number,
): string | null {
  const altered = CORRUPTORS[corruption](statement, stock, random);
  return altered === null || altered.trim() === statement.trim() || !/\p{L}+\W+\p{L}+/u.test(altered) ? null : altered;
}

const CORRUPTORS: Readonly<Record<Exclude<Corruption, "irrelevant quote">, Corruptor>> = {
  number: alterNumber,
  unit: alterUnit,
  name: alterName,
  "swapped roles": swapRoles,
  "negation added": addNegation,
  "negation removed": removeNegation,
  antonym: replaceByOpposite,
  "dropped condition": dropCondition,
};

const NUMBER = /(?<![\p{L}\d.,])\d+(?:,\d{3})*(?:\.\d+)?(?![\p{L}\d])/gu;
const WORDED = [
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "twelve",
  "twenty",
  "fifty",
  "hundred",
];

function alterNumber(statement: string, _stock: CorruptionStock, random: () => number): string | null {
  const words = [...statement.matchAll(new RegExp(`\\b(?:${WORDED.join("|")})\\b`, "gi"))];
  const digits = [...statement.matchAll(NUMBER)].filter((match) => !isEnumerator(statement, match));
  const chosen = pick([...digits, ...words], random);
  if (!chosen) return null;
  const written = chosen[0];
  if (!/\d/.test(written))
    return replaceAt(
      statement,
      chosen.index,
      written,
      pick(
        WORDED.filter((word) => word !== written.toLowerCase()),
        random,
      )!,
    );
  const value = Number(written.replaceAll(",", ""));
  const isYear = /^(?:1\d|20)\d\d$/.test(written);
  const other = pick(
    isYear ? [value + 1, value - 2, value + 10, value - 30] : [value + 1, value * 2, value * 10, value + 7],
    random,
  )!;
  return replaceAt(statement, chosen.index, written, Number.isInteger(value) ? String(other) : other.toFixed(1));
}

/** The `2.` that opens a list item claims nothing. */
function isEnumerator(statement: string, match: RegExpExecArray): boolean {
  return match.index === 0 && /^[.)]\s/.test(statement.slice(match[0].length));
}

const UNIT_GROUPS = [
  ["seconds", "minutes", "hours", "days", "weeks", "months", "years"],
  ["second", "minute", "hour", "day", "week", "month", "year"],
  ["million", "billion", "thousand", "trillion"],
  ["dollars", "euros", "pounds", "cents"],
  ["miles", "kilometres", "metres", "feet", "inches"],
  ["kilometers", "meters", "miles", "yards"],
  ["kg", "g", "mg"],
  ["MB", "GB", "TB", "KB"],
  ["km", "cm", "m", "mm"],
  ["$", "€", "£"],
  ["%", " dollars", " degrees"],
];

function alterUnit(statement: string, _stock: CorruptionStock, random: () => number): string | null {
  const places: { index: number; written: string; group: string[] }[] = [];
  for (const group of UNIT_GROUPS) {
    for (const unit of group) {
      const isSign = /^\W/.test(unit);
      const escaped = unit.trim().replace(/\$/, "\\$");
      const pattern =
        unit === "%"
          ? "(?<=\\d ?)%"
          : isSign
            ? `${escaped}(?= ?\\d)`
            : `(?<=[\\d}] ?-? ?|(?:two|three|four|five|six|ten|few|several) )${escaped}\\b`;
      if (unit.startsWith(" ")) continue;
      for (const match of statement.matchAll(new RegExp(pattern, "g")))
        places.push({ index: match.index, written: match[0], group });
    }
  }
  const chosen = pick(places, random);
  if (!chosen) return null;
  const other = pick(
    chosen.group.filter((unit) => unit !== chosen.written),
    random,
  )!;
  return replaceAt(statement, chosen.index, chosen.written, other);
}

/** Capitalised words in a row, not at the start of a sentence or as a lone article. */
export const NAME = /(?<=[\p{Ll}\d,)'] |[\p{Ll}] \()\p{Lu}[\p{L}\d]+(?: (?:of |the )?\p{Lu}[\p{L}\d]+)*/gu;
/** At the start two capitals in a row make a name; one alone may be any word. */
const FIRST_NAME = /^\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)+/gu;
const NO_NAME = /^(?:The|A|An|In|It|He|She|They|This|That|I|We|You|If|When|As|At|On|By|For|And|But|Or|To)\b/;

function alterName(statement: string, { names }: CorruptionStock, random: () => number): string | null {
  const chosen = pick(
    [...statement.matchAll(NAME), ...statement.matchAll(FIRST_NAME)].filter((match) => !NO_NAME.test(match[0])),
    random,
  );
  const others = names.filter((name) => !statement.includes(name));
  const other = pick(others, random);
  return chosen && other ? replaceAt(statement, chosen.index, chosen[0], other) : null;
}

const VERBS =
  "has|have|had|requires?|includes?|provides?|allows?|uses?|contains?|supports?|takes?|gives?|makes?|creates?|offers?|helps?|controls?|causes?|follows?|replaced|defeated|married|wrote|founded|led|won|sent|sold|bought|killed|played|joined|leads?";

/**
 * Two names, two numbers, or what stands on both sides of a verb change places. Neighbours in a list don't: it says the
 * same.
 */
function swapRoles(statement: string, _stock: CorruptionStock, random: () => number): string | null {
  const names = [...statement.matchAll(NAME)].filter((match) => !NO_NAME.test(match[0]));
  const numbers = [...statement.matchAll(NUMBER)].filter((match) => !isEnumerator(statement, match));
  const choices: (() => string | null)[] = [];
  for (const list of [names, numbers]) {
    for (let at = 1; at < list.length; at++) {
      const [one, other] = [list[at - 1]!, list[at]!];
      const between = statement.slice(one.index + one[0].length, other.index);
      if (one[0] !== other[0] && /\p{L}{2}/u.test(between.replace(/\b(?:and|or)\b/g, "")))
        choices.push(() => swap(statement, one, other));
    }
  }
  const sides = new RegExp(
    `^((?:\\S+ ){0,4}?\\S+) (${VERBS}) ((?:\\S+ ){0,4}?\\S+?)((?: (?:in|on|of|for|by|to|with|from|that|which|and|,|at)\\b.*| ?[.,;].*|)$)`,
    "u",
  ).exec(statement);
  if (sides) {
    const [, left = "", verb = "", right = "", rest = ""] = sides;
    const isPair =
      left.toLowerCase() !== right.toLowerCase() &&
      !/\b(?:it|there|this|they|he|she|that|which|who|if|when|to|can|will|may)$/i.test(left);
    if (isPair && !/^(?:been|not|able|also|to|\p{L}+ed)\b/u.test(right))
      choices.push(() => `${capitalised(right)} ${verb} ${uncapitalised(left)}${rest}`);
  }
  return pick(choices, random)?.() ?? null;
}

function swap(statement: string, one: RegExpExecArray, other: RegExpExecArray): string {
  const behind = statement.slice(other.index + other[0].length);
  const between = statement.slice(one.index + one[0].length, other.index);
  return statement.slice(0, one.index) + other[0] + between + one[0] + behind;
}

function addNegation(statement: string, _stock: CorruptionStock, random: () => number): string | null {
  if (/\b(?:not|never|no)\b|n't\b/i.test(statement)) return null;
  const auxiliary = pick(
    [...statement.matchAll(/\b(?:is|are|was|were|can|will|should|must|may|could|would|has been|have been)\b/g)],
    random,
  );
  if (auxiliary)
    return replaceAt(
      statement,
      auxiliary.index,
      auxiliary[0],
      auxiliary[0].includes(" ") ? auxiliary[0].replace(" ", " not ") : `${auxiliary[0]} not`,
    );
  const verb = pick(
    [
      ...statement.matchAll(
        /(?<=\p{L} )(includes|provides|allows|uses|contains|supports|requires|takes|gives|makes|creates|offers|helps|controls|causes|follows|applies|works|needs|means|refers)\b/gu,
      ),
    ],
    random,
  );
  if (verb)
    return replaceAt(statement, verb.index, verb[0], `does not ${verb[0].replace(/ies$/, "y").replace(/s$/, "")}`);
  const you = /\b(you|they|we) (need|have|get|want|use|pay|see|make|take)\b/i.exec(statement);
  return you ? replaceAt(statement, you.index, you[0], `${you[1]} do not ${you[2]}`) : null;
}

function removeNegation(statement: string, _stock: CorruptionStock, random: () => number): string | null {
  const chosen = pick(
    [
      ...statement.matchAll(
        / ?\b(?:do|does|did) ?(?:not|n't)\b| not\b| never\b|(?<!ca|wo|sha)n't\b|\b(?:cannot|can't)\b|\bno\b(?= \p{Ll})|\bwithout\b/gu,
      ),
    ],
    random,
  );
  if (!chosen) return null;
  const other = chosen[0].startsWith("can") ? "can" : chosen[0] === "without" ? "with" : chosen[0] === "no" ? "a" : "";
  return replaceAt(statement, chosen.index, chosen[0], other);
}

function replaceByOpposite(statement: string, { opposites }: CorruptionStock, random: () => number): string | null {
  const places = [...statement.matchAll(/(?<![\p{L}'-])\p{Ll}{3,}(?![\p{L}'-])/gu)].filter((match) =>
    opposites.has(match[0]),
  );
  const chosen = pick(places, random);
  const other = chosen && pick(opposites.get(chosen[0]) ?? [], random);
  return chosen && other ? replaceAt(statement, chosen.index, chosen[0], other) : null;
}

const CONDITION =
  /[ ,]+(?:only )?(?:if|unless|except|until|provided that|as long as|when|after|before|only when|only if|in case|during|without) [^,.;]{6,90}(?=[,.;]|$)|^(?:If|Unless|Until|When|After|Before|Once|During) [^,;]{6,90}, ?/gu;
const HEDGE =
  / ?\b(?:only|usually|generally|typically|often|sometimes|most|some|almost|nearly|about|approximately|up to|at least|at most|mainly|mostly|normally|partially|probably|likely|may|might)\b(?= \p{L}| \d)/gu;

/** A clause or a word that narrows the claim goes. `may` becomes `will`: the sentence must stay one. */
function dropCondition(statement: string, _stock: CorruptionStock, random: () => number): string | null {
  const chosen = pick([...statement.matchAll(CONDITION), ...statement.matchAll(HEDGE)], random);
  if (!chosen) return null;
  const word = chosen[0].trim();
  const altered = replaceAt(statement, chosen.index, chosen[0], word === "may" || word === "might" ? " will" : "");
  return capitalised(altered.trimStart());
}

function replaceAt(text: string, index: number, written: string, other: string): string {
  return text.slice(0, index) + other + text.slice(index + written.length);
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function uncapitalised(text: string): string {
  return /^(?:The|A|An|This|These|Some|Your|Its)\b/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
