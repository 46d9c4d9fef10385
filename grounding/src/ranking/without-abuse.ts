import { foldWord } from "../analysis/fold-word.ts";
import { ABUSE_WORDS } from "./abuse-words.ts";

/**
 * A turn without what its writer only scolds with: `your site is rubbish, when is the bloody pool open` asks when the
 * pool is open. Sentences and parts between commas that say nothing else are left out, and curses and names wherever
 * they stand; empty where the whole turn scolds. What may ask (`is this site a scam?`) stays.
 */
export function withoutAbuse(turn: string): string {
  if (turn.length > LONGEST || !SCOLDS.test(folded(turn))) return turn;
  const clauses = turn.split(BOUNDARY);
  const isAlone = clauses.length === 1;
  const kept = clauses.filter((clause) => !onlyScolds(clause, isAlone)).map(withoutCurses);
  const rest = kept.join(" ").replace(/^[\s,;:.!–-]+/u, "");
  return HAS_WORD.test(rest) ? rest.trim() : "";
}

/** A longer one is a letter, and is read whole. */
const LONGEST = 400;
/** Behind a mark, and before what goes over to the matter: `useless just tell me when`. */
const BOUNDARY = /(?<=[.!?…,;:]+)\s+|\s+[–-]\s+|\n+|\s+(?=just (?:tell|show|give) me\b)/iu;
const HAS_WORD = /[\p{L}\p{N}]/u;

const LANGUAGES = Object.values(ABUSE_WORDS).map(({ curses, names, insults, addressed, beside }) => ({
  scolds: new RegExp(`(?:^| )(?:${curses}|${names}|${insults})(?= |$)`),
  addressed: new RegExp(`(?:^| )(?:${addressed})(?= |$)`),
  /** Such words, and no other. */
  whole: new RegExp(`^(?:(?:${curses}|${names}|${insults}|${addressed}|${beside})(?: |$))+$`),
  called: new RegExp(`^(?:(?:${curses}|${names})(?: |$))+$`),
}));
const SCOLDS = new RegExp(LANGUAGES.map(({ scolds }) => scolds.source).join("|"));

function onlyScolds(clause: string, isAlone: boolean): boolean {
  const text = folded(clause);
  if (ASKS.test(text) || (/[?？]/.test(clause) && !WONDERS.test(text))) return false;
  return LANGUAGES.some(
    ({ scolds, addressed, whole, called }) =>
      scolds.test(text) && ((addressed.test(text) && whole.test(text)) || (!isAlone && called.test(text))),
  );
}

/** `is this rubbish` asks; `what is this crap?` and `was soll der Mist?` only wonder. */
const ASKS = /^(?:is|are|was(?! (?:soll|fur))|ist|sind|war|est|zijn|what is (?!this)|qu est) /;
const WONDERS = /^(?:what is this|are you (?:kidding|joking|stupid|serious)|was soll|seid ihr|was fur) /;

/** Without curses, and without what is called after whoever is meant: `charged me twice, you muppets`. */
function withoutCurses(clause: string): string {
  const words = [...clause.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*/gu)];
  const text = words.map(([word]) => folded(word).replaceAll(" ", ""));
  const starts = text.map((_, place) => text.slice(0, place).reduce((sum, word) => sum + word.length + 1, 0));
  const isLeft = words.map(() => true);
  for (const [{ length }, at] of spotsIn(text.join(" "))) {
    for (const [place, start] of starts.entries()) if (start >= at && start < at + length) isLeft[place] = false;
  }
  let rest = "";
  let from = 0;
  for (const [place, word] of words.entries()) {
    const end = word.index + word[0].length;
    rest += isLeft[place] ? clause.slice(from, end) : "";
    from = end;
  }
  return rest + clause.slice(from);
}

const SPOTS = [
  ...Object.values(ABUSE_WORDS).map(
    ({ curses, names }) =>
      new RegExp(
        `(?<=^| )(?:${curses}|(?:you|your|u|ihr|du|bande de|stelletje|sois unos|pedazo de|siete dei|branco di) (?:(?:${curses}|stupid|fucking|dumm\\w+|blod\\w+) )*(?:${names}))(?= |$)`,
        "g",
      ),
  ),
  // What belongs to them is called so: `your stupid code`, `eure blöde Liste`.
  /(?<=^your |^this |^the | your | this | the )(?:stupid|dumb|shitty|crappy|idiotic|useless)(?= |$)/g,
  /(?<=^(?:eure?|dein|deine|diese[rs]?|der|die|das) | (?:eure?|dein|deine|diese[rs]?|der|die|das) )(?:blod|dumm|doof|bekloppt|bescheuert)e[nrms]?(?= |$)/g,
];

function spotsIn(text: string): [string, number][] {
  return SPOTS.flatMap((spot) => [...text.matchAll(spot)].map((found): [string, number] => [found[0], found.index]));
}

/** Folded words with a space between; apostrophes are left out. */
function folded(text: string): string {
  return foldWord(text.replace(/['’]/g, ""))
    .replaceAll("ß", "ss")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
