import type { Unit } from "../../units/find-units.ts";
import { type AskedPassage, BELOW_HEADING, isCarriedOn, PARTS, saysMore } from "./asked-passage.ts";
import type { UnitContent } from "./unit-content.ts";

/** How much of the question it says, by itself and with what stands around it, 0 to 1. */
export function saidShare(seen: AskedPassage, index: number, text: string, expected: 0 | 1 | 2): number {
  const { match } = seen.passage;
  const unit = seen.units[index]!;
  const { holds, family } = seen.contents[index]!;
  const head = seen.heads[index];
  const before = isCarriedOn(seen.passage, index) ? seen.contents[index - 1] : undefined;
  const referred = REFERS_BACK.test(text) ? (match.sentences[index - 1] ?? 0) : 0;
  let said = 0;
  let near = 0;
  let above = 0;
  let below = 0;
  let topical = 0;
  let headed = 0;
  let carried = 0;
  for (let place = 0; place < seen.asked.length; place++) {
    const rarity = seen.rarities[place]!;
    if (holds[place] || (expected === 2 && seen.kindPlaces.has(place))) said += rarity;
    if (holds[place]) continue;
    near += seen.asked[place]!.weight * family[place]!;
    if (seen.topic.includes(place)) topical += rarity;
    else if (before?.holds[place]) carried += rarity;
    if (head?.holds[place]) headed += rarity;
    else if (seen.inTitle[place] && !seen.isMissing[place]) above += rarity;
    if (isRepeated(seen, place) && !head?.holds[place]) below += rarity;
  }
  const isBare = expected < 2 && unit.kind === "sentence" && seen.isSaidBelow && !saysMore(seen, index);
  // Nothing says more of a question than all of it.
  return Math.min(
    1,
    (isBare ? BARE * said : said) +
      near / match.total +
      seen.titled +
      (PARTS.has(unit.kind) ? BELOW_HEADING * above : 0) +
      (!PARTS.has(unit.kind) && (said > 0 || expected === 2) ? REPEATED * below : 0) +
      TOPIC * topical +
      headShare(seen, unit, head) * headed +
      CARRIED_ON * carried +
      REFERRED * referred,
  );
}

/** Whether a word of the last heading stands in a sentence below it too, and isn't all that is asked for. */
function isRepeated(seen: AskedPassage, place: number): boolean {
  return seen.inHeading[place]! && !seen.isMissing[place] && !seen.topic.includes(place);
}

/** A question that says all that is asked, and more than a word of it, is the visitor's. */
function headShare(seen: AskedPassage, unit: Unit, head: UnitContent | undefined): number {
  const kind = headKind(unit, seen.units);
  const isSame = kind === "question" && seen.asked.length > 1 && head?.holds.every((holds) => holds);
  return isSame ? 1 : HEAD[kind];
}

function headKind({ header }: Unit, units: readonly Unit[]): keyof typeof HEAD {
  const head = header && units.find((unit) => unit.start === header.start);
  return head?.kind === "question" || head?.kind === "heading" ? head.kind : "sentence";
}

/** What only the unit's own head holds, as a share of what the unit's words would count. */
const HEAD = { question: 0.8, heading: 0.7, sentence: 0.5 } as const;
/** A sentence of a paragraph may leave to the one before it what it is about. */
const CARRIED_ON = 0.3;
const REFERRED = 0.1;
/** What heading and sentences name, another sentence below it is likely about as well. */
const REPEATED = 0.3;
/** A sentence with no more than the heading's words says little where another one does. */
const BARE = 0.6;
/**
 * Of a question for figures the sentence that has the word itself tells them more surely than another below the
 * heading.
 */
const TOPIC = 0.8;
/** A sentence that begins so speaks of what the sentence before it names. */
const REFERS_BACK = /^(?:It|He|She|They|This|These|His|Her|Its|Their|Such|That|Those)\b/;
