import { analyzeAs, primaryLanguage } from "../../analysis/analyze.ts";
import type { AskedTerm } from "../../ranking/match-passage.ts";
import type { PreparedQuery } from "../../ranking/prepare-query.ts";
import type { RankedPassage } from "../../ranking/rank-passages.ts";
import type { Unit } from "../../units/find-units.ts";
import { isStep } from "../../units/line-signs.ts";
import { askedChecks, checksIn } from "../questions/asked-checks.ts";
import { type CircumstanceFit, fitCircumstances } from "../questions/fit-circumstances.ts";
import { type AskedThing, holdsExpected } from "../questions/holds-expected.ts";
import { type QuestionReading, readQuestion } from "../questions/question-reading.ts";
import type { ExpectedAnswer } from "../questions/question-words.ts";
import { denies } from "../told/denies.ts";
import { hasAskedVerb } from "../told/has-asked-verb.ts";
import { asksOfChange, figuresInCase, freeToChange, freeWith, pricesAside, pricesExtra } from "../told/prices-aside.ts";
import { tellsCase } from "../told/tells-case.ts";
import { asksForDefault, tellsDefault } from "../told/tells-default.ts";
import { tellsLeave } from "../told/tells-leave.ts";
import { asksLeastAge } from "../told/told-ages.ts";
import { besideAsked } from "./beside-asked.ts";
import { crossedShare } from "./crossed-share.ts";
import { hasUnaskedLabel } from "./has-unasked-label.ts";
import { meantTimes } from "./meant-times.ts";
import { type NamedRows, namedRows } from "./named-rows.ts";
import { placesOfKind } from "./places-of-kind.ts";
import { refusingUnits } from "./refusing-units.ts";
import { specialUnits } from "./special-units.ts";
import { topicPlaces } from "./topic-places.ts";
import { readContents, type UnitContent, withFit, withTopic, withWholes } from "./unit-content.ts";

/** How a unit answers a question. */
export interface UnitScore {
  /** About 0 to 2; 0 when nothing speaks for it, and for what only names what follows. */
  score: number;
  /**
   * For each asked term of the passage's match, how much of it the unit holds by itself, 0 to 1: a relative counts for
   * a part.
   */
  own: readonly number[];
  /** … and with what heads it: question, lead-in, term, headings and title. */
  withHeads: readonly number[];
  /** Those places whose words only say what kind of thing is asked for. */
  kindPlaces: ReadonlySet<number>;
  /** How surely it holds the kind of thing that is asked for. */
  expected: 0 | 1 | 2;
  /** Whether the question tells a kind. */
  isExpecting: boolean;
  /** … and which. */
  thing?: ExpectedAnswer;
  /**
   * Whether it tells of the day, the season or the age that is asked for, with anything else of the question (`of_it`),
   * or of others alone, with all else: a no.
   */
  told?: "of_it" | "of_others";
}

/**
 * How well each unit of a passage answers the question, apart from how well the passage does. The weights are those of
 * a listwise logistic model (Cao et al., "Learning to Rank: From Pairwise Approach to Listwise Approach", 2007), fitted
 * on some sets and judged on others, and rounded; see docs/decisions/0003-ranking.md and 0240.
 */
export function scoreUnits(
  query: PreparedQuery,
  passage: RankedPassage,
  reading: QuestionReading = readQuestion(query),
): UnitScore[] {
  const { match, analysis } = passage;
  if (match.coverage === 0 && match.asked.every(({ relatives }) => relatives.length === 0))
    return analysis.units.map(() => NOTHING);
  const scorer = new UnitScorer(query, passage, reading);
  return analysis.units.map((_, index) => scorer.score(index));
}

/** What a question and a passage have in common, for the scores of its units. */
class UnitScorer {
  readonly #passage: RankedPassage;
  /** Which of `check in` and `check-out` is asked for. */
  readonly #checks: ReadonlySet<string>;
  readonly #reading: QuestionReading;
  readonly #asked: readonly AskedTerm[];
  readonly #units: readonly Unit[];
  /** Every German noun is written like a name. */
  readonly #isNounCapital: boolean;
  readonly #isSpecial: (index: number) => boolean;
  readonly #fit: CircumstanceFit | null;
  /** The units that say all of the question but its day, its season or its age, and tell others: a no. */
  readonly #refusing: ReadonlySet<number>;
  /** Places of asked terms. */
  readonly #kindPlaces: ReadonlySet<number>;
  readonly #topic: readonly number[];
  readonly #rows: NamedRows;
  readonly #times: NamedRows;
  /** By the place of the asked term. */
  readonly #rarities: readonly number[];
  readonly #isMissing: readonly boolean[];
  readonly #inTitle: readonly boolean[];
  /** … and which the last heading has. */
  readonly #inHeading: readonly boolean[];
  /** Whether a sentence says something that is asked for and that the last heading lacks. */
  readonly #isSaidBelow: boolean;
  /** What title and headings alone hold of the question, as a part of each unit's share. */
  readonly #titled: number;
  /** By the unit: as it is written; as it is meant; and of what heads it. */
  readonly #read: readonly UnitContent[];
  readonly #contents: readonly UnitContent[];
  readonly #heads: readonly (UnitContent | undefined)[];
  readonly #headings = new Map<string, ReadonlySet<string>>();

  constructor(query: PreparedQuery, passage: RankedPassage, reading: QuestionReading) {
    const { match, analysis } = passage;
    const { thing } = reading;
    const { asked } = match;
    const { units } = analysis;
    this.#checks = askedChecks(query, analysis.language);
    this.#passage = passage;
    this.#reading = reading;
    this.#asked = asked;
    this.#units = units;
    this.#isNounCapital = primaryLanguage(query.language) === "de";
    this.#isSpecial = specialUnits(reading.openCases(analysis.language), passage);
    this.#fit = fitCircumstances(reading.circumstances, passage);
    this.#kindPlaces = placesOfKind(query, passage, thing);
    const topic = topicPlaces(passage, this.#kindPlaces);
    this.#topic = topic;
    this.#rows = namedRows(passage, {
      kindPlaces: this.#kindPlaces,
      tells: (index, term) => this.#fit?.tells(index, term) ?? false,
    });
    this.#times = meantTimes(passage, thing);
    const { circumstances, wholes } = reading;
    const textOf = (index: number) => passage.candidate.text.slice(units[index]!.start, units[index]!.end);
    this.#read = withWholes(readContents(asked, analysis), asked, { wholes, textOf });
    const rest = { circumstances, fit: this.#fit, kindPlaces: this.#kindPlaces, textOf };
    this.#refusing = reading.allowsNo ? refusingUnits(this.#read, asked, rest) : new Set();
    const fitting = withFit(this.#read, asked, { fit: this.#fit, refusing: this.#refusing });
    const isBesideAsked = besideAsked(
      units,
      this.#read.map(({ holds }) => holds),
      topic,
    );
    const contents = withTopic(
      fitting,
      topic,
      (index) => (thing === null || units[index]!.kind === "row") && !isBesideAsked(index),
    );
    this.#contents = contents;
    this.#heads = units.map((unit) => headOf(unit, units, contents));
    const told = contents.filter((_, index) => isTold(units[index]!));
    const rarities = rarityOf(asked, told);
    const isMissing = asked.map((_, place) => told.every(({ holds }) => !holds[place]));
    const inTitle = asked.map((term) => isNamedIn(term, analysis.title));
    const inHeading = asked.map((term) => isNamedIn(term, analysis.topic));
    const titledBy = (isLast: boolean) =>
      sumOf(rarities, (place) => isMissing[place]! && inTitle[place]! && inHeading[place] === isLast);
    this.#titled = HEADED * titledBy(false) + HEADED_BY_LAST * titledBy(true);
    this.#rarities = rarities;
    this.#isMissing = isMissing;
    this.#inTitle = inTitle;
    this.#inHeading = inHeading;
    this.#isSaidBelow = units.some((unit, index) => unit.kind === "sentence" && this.#saysMore(index));
  }

  score(index: number): UnitScore {
    const { candidate, analysis } = this.#passage;
    const { thing } = this.#reading;
    const unit = this.#units[index]!;
    const text = candidate.text.slice(unit.start, unit.end);
    if (!isTold(unit) || !WORD.test(text)) return NOTHING;
    const expected =
      thing === null || this.#isOtherFree(index, text) ? 0 : holdsExpected(thing, text, analysis.language);
    const said = this.#saidBy(index, text, expected);
    const related = this.#relatedIn(index);
    if (said + related === 0) return NOTHING;
    // In other words alone it must be what was asked for.
    if (said === 0 && thing !== null && expected === 0) return NOTHING;
    const own = this.#ownShares(index, expected);
    const head = this.#heads[index];
    const withHeads = own.map((share, place) => (this.#inTitle[place] || head?.holds[place] ? 1 : share));
    const score =
      said +
      RELATED * related -
      NAMES_COST * this.#namesIn(index) +
      EXPECTED * expected +
      this.#polarityOf(unit, text) +
      this.#beginsOf(index) +
      this.#crossedOf(unit) +
      this.#stepOf(unit, text) +
      this.#directOf(index, text, expected) +
      this.#caseOf(index, text) +
      this.#leaveOf(unit, text) +
      this.#defaultOf(index, text) -
      this.#unaskedOf(unit) -
      this.#specialOf(index) -
      this.#asideOf(index) -
      (isPriceOfElse(thing, text) ? PRICED_EXTRA : 0) -
      (this.#fit?.isOfOthers(index) && !this.#refusing.has(index) && !this.#isLeast(expected) ? OF_OTHERS : 0);
    return {
      score,
      own,
      withHeads,
      kindPlaces: this.#kindPlaces,
      expected,
      isExpecting: thing !== null,
      ...(thing ? { thing: thing.expected } : {}),
      ...this.#toldBy(index),
    };
  }

  #toldBy(index: number): Pick<UnitScore, "told"> {
    if (this.#refusing.has(index)) return { told: "of_others" };
    const tells = (place: number) => this.#fit?.tells(index, this.#asked[place]!.term);
    const places = [...this.#asked.keys()];
    const isOfIt = places.some((place) => tells(place)) && places.some((place) => this.#isElse(index, place));
    return isOfIt ? { told: "of_it" } : {};
  }

  /** Whether it holds a word that is no day, no age and no kind of thing. */
  #isElse(index: number, place: number): boolean {
    const isCircumstance = this.#reading.circumstances.has(this.#asked[place]!.term);
    return this.#contents[index]!.holds[place]! && !isCircumstance && !this.#kindPlaces.has(place);
  }

  /** How much of the question it says, by itself and with what stands around it, 0 to 1. */
  #saidBy(index: number, text: string, expected: UnitScore["expected"]): number {
    const { match } = this.#passage;
    const unit = this.#units[index]!;
    const { holds, family } = this.#contents[index]!;
    const head = this.#heads[index];
    const before = isCarriedOn(this.#passage, index) ? this.#contents[index - 1] : undefined;
    const referred = REFERS_BACK.test(text) ? (match.sentences[index - 1] ?? 0) : 0;
    let said = 0;
    let near = 0;
    let above = 0;
    let below = 0;
    let topical = 0;
    let headed = 0;
    let carried = 0;
    for (let place = 0; place < this.#asked.length; place++) {
      const rarity = this.#rarities[place]!;
      if (holds[place] || (expected === 2 && this.#kindPlaces.has(place))) said += rarity;
      if (holds[place]) continue;
      near += this.#asked[place]!.weight * family[place]!;
      if (this.#topic.includes(place)) topical += rarity;
      else if (before?.holds[place]) carried += rarity;
      if (head?.holds[place]) headed += rarity;
      else if (this.#inTitle[place] && !this.#isMissing[place]) above += rarity;
      if (this.#isRepeated(place) && !head?.holds[place]) below += rarity;
    }
    const isBare = expected < 2 && unit.kind === "sentence" && this.#isSaidBelow && !this.#saysMore(index);
    // Nothing says more of a question than all of it.
    return Math.min(
      1,
      (isBare ? BARE * said : said) +
        near / match.total +
        this.#titled +
        (PARTS.has(unit.kind) ? BELOW_HEADING * above : 0) +
        (!PARTS.has(unit.kind) && (said > 0 || expected === 2) ? REPEATED * below : 0) +
        TOPIC * topical +
        this.#headShare(unit, head) * headed +
        CARRIED_ON * carried +
        REFERRED * referred,
    );
  }

  /** Whether a word of the last heading stands in a sentence below it too, and isn't all that is asked for. */
  #isRepeated(place: number): boolean {
    return this.#inHeading[place]! && !this.#isMissing[place] && !this.#topic.includes(place);
  }

  /** Whether it has a word of the question that is not in the last heading. */
  #saysMore(index: number): boolean {
    const { holds } = this.#contents[index]!;
    return this.#asked.some(
      ({ isLastTurn }, place) => isLastTurn && holds[place] && !this.#inHeading[place] && !this.#kindPlaces.has(place),
    );
  }

  /** A question that says all that is asked, and more than a word of it, is the visitor's. */
  #headShare(unit: Unit, head: UnitContent | undefined): number {
    const kind = headKind(unit, this.#units);
    const isSame = kind === "question" && this.#asked.length > 1 && head?.holds.every((holds) => holds);
    return isSame ? 1 : HEAD[kind];
  }

  /** The share of the question for which the unit, or the heading above its part, has another word of the same wish. */
  #relatedIn(index: number): number {
    const isPart = PARTS.has(this.#units[index]!.kind);
    let related = 0;
    let above = 0;
    for (let place = 0; place < this.#asked.length; place++) {
      if (this.#isRelated(index, place)) related += this.#asked[place]!.weight;
      else if (isPart && this.#isAboveRelated(index, place)) above += this.#asked[place]!.weight;
    }
    const { total } = this.#passage.match;
    return related / total + BELOW_HEADING * (above / total);
  }

  /** Of what neither units nor title hold, whether the unit has a relative. */
  #isRelated(index: number, place: number): boolean {
    const isNamed =
      [this.#rows, this.#times].some((one) => one.isMeant(index, place)) && !this.#contents[index]!.holds[place];
    if ((!this.#isMissing[place] && !isNamed) || this.#inTitle[place]) return false;
    const { terms } = this.#contents[index]!;
    return this.#asked[place]!.relatives.some((relative) => terms.includes(relative));
  }

  #isAboveRelated(index: number, place: number): boolean {
    if (!this.#isMissing[place] || this.#inTitle[place]) return false;
    const { relatives } = this.#asked[place]!;
    if (relatives.length === 0) return false;
    const above = termsAbove(this.#units[index]!, this.#passage.analysis.language, this.#headings);
    return relatives.some((relative) => above.has(relative));
  }

  #ownShares(index: number, expected: UnitScore["expected"]): number[] {
    const { holds } = this.#read[index]!;
    return this.#asked.map(({ term }, place) => {
      if (holds[place] || this.#fit?.tells(index, term) || this.#refusing.has(index)) return 1;
      if (expected === 2 && this.#kindPlaces.has(place)) return 1;
      return this.#isRelated(index, place) ? RELATIVE : this.#contents[index]!.family[place]!;
    });
  }

  #namesIn(index: number): number {
    if (this.#isNounCapital) return 0;
    const { holds } = this.#contents[index]!;
    return sumOfWeights(this.#asked, ({ isName }, place) => isName && holds[place]!) / this.#passage.match.total;
  }

  /** `What we can't take back` says it of each item below. */
  #polarityOf(unit: Unit, text: string): number {
    if (!this.#reading.asksNot) return 0;
    const isDenied = (told: string) => denies(told, this.#passage.analysis.language);
    const { asksForExceptions } = this.#reading;
    // Behind a list of exceptions stands what it doesn't hold for.
    const isHeaded = PARTS.has(unit.kind) || (asksForExceptions && !this.#units.some(({ kind }) => PARTS.has(kind)));
    const isNot = isDenied(text) || (isHeaded && isDenied(headingOf(this.#passage, unit)));
    // `Not allowed: food, plants, animals`
    const isNamed = isHeaded && isDenied(NAMED.exec(text)?.[0] ?? "");
    const weight = asksForExceptions || isNamed ? EXCEPTED : DENIED;
    return isNot ? weight : -weight;
  }

  #beginsOf(index: number): number {
    if (this.#reading.thing !== null && this.#units[index]!.kind !== "row") return 0;
    const first = this.#contents[index]!.terms[0] ?? "";
    return this.#asked.length <= FEW_ASKED && this.#asked.some(({ forms }) => forms.includes(first)) ? BEGINS : 0;
  }

  #crossedOf(unit: Unit): number {
    if (unit.kind !== "row") return 0;
    const { candidate, analysis } = this.#passage;
    return CROSSED * crossedShare(this.#asked, candidate.text, { unit, analysis, kindPlaces: this.#kindPlaces });
  }

  /** What a row says of a thing that another row is called by is an aside. */
  #asideOf(index: number): number {
    const isSome = (holds: (index: number, place: number) => boolean) =>
      this.#asked.some((_, place) => holds(index, place));
    const named = [this.#rows, this.#times];
    if (named.some(({ isAside }) => isSome(isAside)) || this.#isOtherCheck(index)) return ASIDE;
    return named.some(({ isMeant }) => isSome(isMeant)) ? -MEANT : 0;
  }

  /** `in` and `out` are common words: `check-out` is no answer to who asks for the check-in. */
  #isOtherCheck(index: number): boolean {
    const asked = this.#checks;
    const { start, end } = this.#units[index]!;
    const told = checksIn(this.#passage.candidate.text.slice(start, end));
    return asked.size > 0 && told.size > 0 && asked.isDisjointFrom(told);
  }

  #stepOf(unit: Unit, text: string): number {
    return this.#reading.allowsSteps && unit.kind === "item" && isStep(text) ? STEP : 0;
  }

  /** Of sentences that tell such a thing, which says it of what is asked for. */
  #directOf(index: number, text: string, expected: UnitScore["expected"]): number {
    const { thing } = this.#reading;
    if (thing === null || expected < 2 || this.#units[index]!.kind !== "sentence") return 0;
    const { holds } = this.#read[index]!;
    const isPrice = thing.expected === "price";
    const isTime = thing.expected === "duration";
    // `Weight 410 g` weighs, where `breathability 18,000 g` has grams as well.
    const hasVerb = LITERAL.has(thing.expected)
      ? [...this.#kindPlaces].some((place) => holds[place] && this.#asked[place]!.isLastTurn)
      : isTime && hasAskedVerb(thing.question, text);
    return (
      (hasVerb ? (isTime ? ASKED_VERB_OF_TIME : ASKED_VERB) : 0) +
      (this.#isBehindTopic(index) ? BEHIND_TOPIC : 0) +
      (isPrice && this.#isFirstPriced(index, text) ? FIRST_PRICED : 0) -
      (isPrice && pricesAside(text) ? PRICED_ASIDE : 0) -
      (thing.expected === "duration" && figuresInCase(text) ? IN_CASE : 0)
    );
  }

  /** `Lessons can be moved free of charge`, `Parking is free with a season ticket`: the price of neither. */
  #isOtherFree(index: number, text: string): boolean {
    const { thing } = this.#reading;
    if (thing?.expected !== "price") return false;
    if (freeToChange(text, headingOf(this.#passage, this.#units[index]!)) && !asksOfChange(thing.question)) return true;
    const beside = freeWith(text);
    if (beside === undefined) return false;
    const { language } = this.#passage.analysis;
    const terms = new Set(analyzeAs(beside, language, language).map(({ term }) => term));
    const held = this.#asked.filter((_, place) => this.#read[index]!.holds[place] && !this.#kindPlaces.has(place));
    return held.length > 0 && held.every(({ forms }) => forms.some((form) => terms.has(form)));
  }

  /** Below the name of what is asked for, a price that comes first is its own. */
  #isFirstPriced(index: number, text: string): boolean {
    const isNamed = this.#asked.every((_, place) => this.#inHeading[place] || this.#kindPlaces.has(place));
    const named = this.#asked.filter((_, place) => this.#inHeading[place]).length;
    // `Consultation for children` is not what a consultation costs.
    if (!isNamed || this.#asked.length === this.#kindPlaces.size || this.#passage.analysis.topic.size > named)
      return false;
    if (!FIGURE.test(text) || pricesAside(text)) return false;
    return this.#units.slice(0, index).every(({ kind }) => kind === "heading");
  }

  /** `Transcripts are made by the Registry.` in front of `The first two are free.` */
  #isBehindTopic(index: number): boolean {
    if (!isCarriedOn(this.#passage, index)) return false;
    const { start, end } = this.#units[index - 1]!;
    const { holds, terms } = this.#read[index - 1]!;
    const [first = ""] = terms;
    const isSubject = (place: number) => holds[place] && this.#asked[place]!.forms.includes(first);
    return (
      this.#topic.some(
        (place) => isSubject(place) && !this.#kindPlaces.has(place) && !this.#read[index]!.holds[place],
      ) && !tellsCase(this.#passage.candidate.text.slice(start, Math.min(end, start + LEAD)))
    );
  }

  /** Who asks whether something may be done is told so by what says what may be; a day or an age says more. */
  #leaveOf({ kind }: Unit, text: string): number {
    const { asksForLeave, circumstances } = this.#reading;
    return asksForLeave && circumstances.size === 0 && kind === "sentence" && tellsLeave(text) ? LEAVE : 0;
  }

  /** From 12 on is no other case to who asks whether 11 is too young. */
  #isLeast(expected: UnitScore["expected"]): boolean {
    const { thing } = this.#reading;
    return thing?.expected === "age" && expected === 2 && asksLeastAge(thing.question);
  }

  #defaultOf(index: number, text: string): number {
    if (!this.#reading.asksForDefault || !tellsDefault(text)) return 0;
    const { holds } = this.#contents[index]!;
    const isOfIt = this.#asked.some(({ term }, place) => holds[place] && !asksForDefault(term));
    return isOfIt ? DEFAULT : 0;
  }

  /** The more of the question it says, the more surely it is the case that is asked for. */
  #caseOf(index: number, text: string): number {
    if (!this.#reading.asksOfCase || this.#units[index]!.kind !== "sentence" || !tellsCase(text)) return 0;
    const isOfKind = (place: number) => this.#kindPlaces.has(place);
    const { holds } = this.#read[index]!;
    const whole = sumOf(this.#rarities, (place) => !isOfKind(place)) || 1;
    const said = sumOf(this.#rarities, (place) => !isOfKind(place) && (holds[place]! || this.#topic.includes(place)));
    return CASE * Math.min(1, (2 * said) / whole);
  }

  #unaskedOf(unit: Unit): number {
    const { thing } = this.#reading;
    return thing !== null && FIGURES.has(thing.expected) && hasUnaskedLabel(this.#passage, unit) ? UNASKED_LABEL : 0;
  }

  /** `Under 18s` is no case of its own to who asks for a child of 16. */
  #specialOf(index: number): number {
    const isWanted = () => this.#asked.some(({ term }) => this.#fit?.tells(index, term));
    return this.#isSpecial(index) && !isWanted() ? SPECIAL : 0;
  }
}

function isPriceOfElse(thing: AskedThing | null, text: string): boolean {
  return thing?.expected === "price" && pricesExtra(text, thing.question);
}

/** A term of four letters is none of its many: `Conditions des gîtes` for a `gîte`. */
function isNamedIn({ term, forms }: AskedTerm, names: ReadonlySet<string>): boolean {
  if (forms.some((form) => names.has(form))) return true;
  if (term.length === SHORT) return MANY.some((ending) => names.has(`${term}${ending}-`));
  return CUT_MANY.test(term) && names.has(term.slice(0, SHORT));
}

const SHORT = 4;
const MANY = ["s", "e", "n"];
const CUT_MANY = /^.{4}[sen]-$/u;

function isTold({ kind }: Unit): boolean {
  return kind !== "heading" && kind !== "question";
}

/** Of the heading right above; `known` has those that were read. */
function termsAbove(
  { headingPath }: Unit,
  language: string,
  known: Map<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const heading = headingPath.at(-1) ?? "";
  const terms = known.get(heading) ?? new Set(analyzeAs(heading, language, language).map(({ term }) => term));
  known.set(heading, terms);
  return terms;
}

function headingOf({ candidate }: RankedPassage, { header, headingPath }: Unit): string {
  const head = header ? candidate.text.slice(header.start, header.end) : "";
  return `${headingPath.at(-1) ?? candidate.headingPath.at(-1) ?? ""}\n${head}`;
}

/** What a question about what is not so takes from a unit that says what is so, and gives to one that doesn't. */
const DENIED = 0.3;
/** … of who asks what something doesn't hold for: nothing else answers that. */
const EXCEPTED = 0.5;
/** Of a question of a word or two (`klarna`): what begins with it is about it. */
const FEW_ASKED = 2;
const BEGINS = 0.1;
/** `Family | two adults and three children` where another row is `Kids`, and children are asked for. */
const ASIDE = 0.4;
const MEANT = 0.3;
/** Where a row and a column that were asked for cross. */
const CROSSED = 0.3;
/** What a step of a list counts where steps are asked for. */
const STEP = 0.2;
/** `Outside the UK` tells of a case that nobody asked for. */
const SPECIAL = 0.25;
/** `Monday: 9–17` tells nothing of Saturday. */
const OF_OTHERS = 0.6;
/** `Bank holidays: 10–16` tells hours, of something else. */
const UNASKED_LABEL = 0.3;
const FIGURES: ReadonlySet<ExpectedAnswer> = new Set([
  "price",
  "duration",
  "hours",
  "phone",
  "email",
  "date",
  "number",
  "age",
  "weight",
]);

/**
 * Of a question for figures the sentence that has the word itself tells them more surely than another below the
 * heading.
 */
const TOPIC = 0.8;

const NOTHING: UnitScore = { score: 0, own: [], withHeads: [], kindPlaces: new Set(), expected: 0, isExpecting: false };
/** What another word for one that is asked for counts (`UnitScore.own`). */
export const RELATIVE = 0.7;

/** The unit that heads another one, as far as it isn't a part of it. */
function headOf(
  { header, start }: Unit,
  units: readonly Unit[],
  contents: readonly UnitContent[],
): UnitContent | undefined {
  if (!header || header.start === start) return undefined;
  const place = units.findIndex((unit) => unit.start <= header.start && header.start < unit.end);
  return contents[place];
}

function headKind({ header }: Unit, units: readonly Unit[]): keyof typeof HEAD {
  const head = header && units.find((unit) => unit.start === header.start);
  return head?.kind === "question" || head?.kind === "heading" ? head.kind : "sentence";
}

/** What only the unit's own head holds, as a share of what the unit's words would count. */
const HEAD = { question: 0.8, heading: 0.7, sentence: 0.5 } as const;

/** Whether nothing but a space parts a sentence from the one before it. */
function isCarriedOn({ candidate, analysis }: RankedPassage, index: number): boolean {
  const before = analysis.sentences[index - 1];
  return before !== undefined && !candidate.text.slice(before.end, analysis.sentences[index]!.start).includes("\n");
}

const WORD = /[\p{L}\p{N}]/u;
const FIGURE = /\p{N}/u;
/** Of a row or a line, what it is called by. */
const NAMED = /^[^.|:\n]{1,40}(?= \||:| [–—-] )/u;

/** Of a word that the passage lacks, what another word of the same wish counts (`AskedTerm.relatives`). */
const RELATED = 0.3;
/** A sentence of a paragraph may leave to the one before it what it is about. */
const CARRIED_ON = 0.3;
const REFERRED = 0.1;
/** A row, an item or a term names its own thing alone, and leaves the rest to the heading of its table or list. */
const PARTS: ReadonlySet<Unit["kind"]> = new Set(["row", "item", "definition"]);
const BELOW_HEADING = 0.6;
/** What heading and sentences name, another sentence below it is likely about as well. */
const REPEATED = 0.3;
/** A sentence with no more than the heading's words says little where another one does. */
const BARE = 0.6;
/** Enough among equals: `Zurzeit dauert ein Verfahren 18 Monate` */
const ASKED_VERB = 0.04;
const LITERAL: ReadonlySet<ExpectedAnswer> = new Set(["price", "age", "number", "weight"]);
const ASKED_VERB_OF_TIME = 0.2;
const BEHIND_TOPIC = 0.05;
const FIRST_PRICED = 0.1;
const PRICED_ASIDE = 0.1;
const PRICED_EXTRA = 0.2;
/** `… if you return it within 14 days` is how long nothing takes. */
const IN_CASE = 0.2;
/** `If you have been bitten, …` where somebody asks what to do. */
const CASE = 0.2;
/** `5432 by default` */
const DEFAULT = 0.2;
/** Among equals. */
const LEAVE = 0.03;
/** Where a sentence says that it tells of a case, in UTF-16 code units. */
const LEAD = 12;
/** What only the heading names, all sentences below it are about. */
const HEADED = 0.4;
/** … the more surely the nearer it stands. */
const HEADED_BY_LAST = 0.5;
/** Who is asked about is seldom named again where something is told of them. */
const NAMES_COST = 0.2;
const EXPECTED = 0.3;

/** A sentence that begins so speaks of what the sentence before it names. */
const REFERS_BACK = /^(?:It|He|She|They|This|These|His|Her|Its|Their|Such|That|Those)\b/;

/** Each term's part of the question, heavier the fewer sentences of the passage hold it. */
function rarityOf(asked: readonly AskedTerm[], contents: readonly UnitContent[]): number[] {
  const rarities = asked.map(({ weight }, place) => {
    const holding = contents.reduce((count, { holds }) => count + (holds[place] ? 1 : 0), 0);
    return weight * Math.log(1 + contents.length / (holding || 1));
  });
  const total = rarities.reduce((sum, rarity) => sum + rarity, 0) || 1;
  return rarities.map((rarity) => rarity / total);
}

function sumOf(values: readonly number[], counts: (place: number) => boolean): number {
  return values.reduce((sum, value, place) => (counts(place) ? sum + value : sum), 0);
}

function sumOfWeights(asked: readonly AskedTerm[], counts: (term: AskedTerm, place: number) => boolean): number {
  return asked.reduce((sum, term, place) => (counts(term, place) ? sum + term.weight : sum), 0);
}
