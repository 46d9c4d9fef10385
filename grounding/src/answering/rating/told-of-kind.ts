import { primaryLanguage } from "../../analysis/analyze.ts";
import { foldWord } from "../../analysis/fold-word.ts";
import { oncePerQuery } from "../../ranking/once-per-query.ts";
import type { PreparedQuery } from "../../ranking/prepare-query.ts";
import type { RankedPassage } from "../../ranking/rank-passages.ts";
import { isSameName, type KindNamed, kindsNamed } from "../../ranking/site-terms/kinds-named.ts";
import type { Unit } from "../../units/find-units.ts";
import { denies } from "../told/denies.ts";

/**
 * What a unit tells of the kind of a thing that is asked for (`do you take Amex`). `others`: that stands nowhere in it,
 * and others of its kind do (`Visa and Mastercard`), neither all of them nor none: what isn't among them isn't there.
 * `it`: the thing, or its kind. Null for neither, and where nothing asked for is one of a kind.
 */
export type ToldOfKind = "it" | "others" | null;

/** Says so of each unit of a passage. */
export function toldOfKind(query: PreparedQuery, { candidate, analysis }: RankedPassage): (unit: Unit) => ToldOfKind {
  const language = primaryLanguage(analysis.language);
  const isSpoken = query.language === null || primaryLanguage(query.language) === language;
  const asked = isSpoken ? membersAsked(query, language) : [];
  if (asked.length === 0) return () => null;
  const { text, headingPath } = candidate;
  return ({ start, end, header }) => {
    const told = text.slice(start, end);
    const headed = `${header ? text.slice(header.start, header.end) : ""}\n${told}`;
    const written = namesIn([...headingPath, headed].join("\n"));
    const isTold = ({ word, kinds }: Member) =>
      [word, ...kinds.flatMap(({ names }) => names)].some((name) =>
        written.some((one) => isSameName(name, one, language)),
      );
    if (asked.some(isTold)) return "it";
    const others = OPEN.test(told) || denies(told, language) ? [] : membersIn(headed, language, true);
    if (asked.some((one) => hasSister(one, others, language))) return "others";
    return asked.some(({ kinds }) => written.some((word) => saysKind(word, kinds, language))) ? "it" : null;
  };
}

const membersAsked = oncePerQuery((query, language) => membersIn(query.question, language));

interface Member {
  word: string;
  /** Those that may be named without some of theirs. */
  kinds: readonly KindNamed[];
}

/** What of a text is one of a kind: each word, and two that make one name. */
function membersIn(text: string, language: string, isTold = false): Member[] {
  return namesIn(text).flatMap((name) => memberOf(name, language, isTold) ?? []);
}

/** Each word of a text, folded, without an article (`l'allemand`), and each two (`tennis de table`). */
function namesIn(text: string): string[] {
  const words = (text.match(WORD) ?? []).map((word) => foldWord(word.replace(ARTICLE, "")));
  return words.flatMap((word, place) => {
    const next = JOINING.test(words[place + 1] ?? "") ? place + 2 : place + 1;
    return [word, `${word}_${words[next]}`];
  });
}

const JOINING = /^(?:of|de|du|des|au|aux|del|di|da|do|van|a|en)$/u;

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’#-]*/gu;
const ARTICLE = /^\p{L}{1,4}['’](?=\p{L}{2})/u;

function memberOf(word: string, language: string, isTold = false): Member | undefined {
  const kinds = kindsNamed(word, language, isTold).filter(({ kind }) => !kind.isOpen);
  return kinds.length === 0 ? undefined : { word, kinds };
}

/** One of its kinds; or of a wider one, where what says the nearer kind stands nowhere. */
function hasSister({ kinds }: Member, told: readonly Member[], language: string): boolean {
  const isAmong = (some: readonly KindNamed[], others: readonly KindNamed[]) =>
    some.some(({ kind }) => others.some((other) => other.kind === kind));
  if (told.some((other) => isAmong(kinds, other.kinds))) return true;
  const above = kindsAbove(kinds, language);
  if (above.length === 0 || told.some(({ word }) => saysKind(word, kinds, language))) return false;
  return told.some((other) => isAmong(above, [...other.kinds, ...kindsAbove(other.kinds, language)]));
}

/** The kinds that words for these are one of: wind instruments are instruments. */
function kindsAbove(kinds: readonly KindNamed[], language: string): KindNamed[] {
  return kinds.flatMap(({ kind }) =>
    kind.wider.flat().flatMap((word) => memberOf(foldWord(word), language)?.kinds ?? []),
  );
}

function saysKind(word: string, kinds: readonly KindNamed[], language: string): boolean {
  return kinds.some(({ kind }) => kind.wider.flat().some((wider) => isSameName(foldWord(wider), word, language)));
}

/** All of them, or some for example. */
const OPEN =
  /(?<!\p{L})(?:all|any|every|other|others|such as|like|e\.g|for example|for instance|etc|and more|including|alle[nmrs]?|jede[nmrs]?|sämtliche|sonstige|andere|wie|z\. ?b|zum beispiel|beispielsweise|usw|und mehr|tous|toutes|tout type|autres?|comme|par exemple|ex|tels? que|telles que|tod[oa]s|cualquier|otr[oa]s|como|por ejemplo|tutt[ie]|qualsiasi|altr[ie]|come|ad esempio|ecc|alle|elke|andere|zoals|bijv|bijvoorbeeld|enz|tod[oa]s|qualquer|outr[oa]s|por exemplo|alla|andra|till exempel|t\.ex|m\.m|andre|f\.eks|osv|wszystkie|inne|np)(?!\p{L})|…|\.\.\./iu;
