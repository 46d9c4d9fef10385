import { foldWord } from "../../analysis/fold-word.ts";
import { withFigures } from "../../analysis/with-figures.ts";

/** Ages in whole years, both ends included. */
export interface Ages {
  from: number;
  to: number;
}

/**
 * The ages that a text names as who it is for: `Junior (4 to 15)`, `Kinder unter sechs Jahren`, `de 3 à 11 ans`,
 * `over 65`. Folded names of ages (`adult`) say one only where no figure does.
 */
export function toldAges(text: string, language: string): Ages[] {
  const told = agesInFigures(text, language);
  if (told.length > 0) return told;
  const folded = foldWord(text);
  if (ADULTS.test(folded) && !CHILDREN.test(folded)) return [{ from: YOUNGEST_ADULT, to: OLDEST }];
  if (CHILDREN.test(folded) && !ADULTS.test(folded)) return [{ from: 0, to: OLDEST_CHILD }];
  return [];
}

/** … those alone that figures tell. */
export function agesInFigures(text: string, language: string): Ages[] {
  const folded = withFigures(foldWord(text), language);
  const told: Ages[] = [];
  const rest = OPEN.reduce((left, [pattern, agesOf]) => {
    return left.replace(pattern, (match, age: string) => {
      told.push(agesOf(Number(age)));
      return " ".repeat(match.length);
    });
  }, folded);
  for (const [, from, to] of rest.matchAll(BRACKETED)) told.push({ from: Number(from), to: Number(to) });
  if (WHO.test(folded) && told.length === 0)
    for (const [, from, to] of rest.matchAll(SPAN)) {
      if (Number(from) < Number(to) && Number(to) < OLDEST) told.push({ from: Number(from), to: Number(to) });
    }
  return told;
}

/** The age of who a question is about (`a 10 year old`, `mein Sohn ist 6`), with the words that tell it; else null. */
export function askedAge(question: string, language: string): { age: number; words: string } | null {
  const folded = withFigures(foldWord(question), language);
  for (const pattern of ASKED) {
    const match = pattern.exec(folded);
    if (match && Number(match.groups!.age) < OLDEST) return { age: Number(match.groups!.age), words: match[0] };
  }
  return null;
}

/** Whether somebody asks how old one has to be: `am I too young at 15`. */
export function asksLeastAge(question: string): boolean {
  return ASKS_LEAST.test(question);
}

/** Whether a text says so: `mindestens 12 Jahre`, `You have to be 16`, `14+`, `Under 8s are not admitted`. */
export function tellsLeastAge(text: string): boolean {
  return TELLS_LEAST.test(text);
}

const ASKS_LEAST =
  /(?<!\p{L})(?:too young|old enough|zu jung|alt genug|trop jeunes?|assez (?:âgée?s?|grande?s?)|demasiado joven|muy (?:joven|peque)\p{L}*|troppo (?:giovan|piccol)\p{L}+|te jong|oud genoeg|för ung|gammal nog)(?!\p{L})/iu;
const TELLS_LEAST =
  /(?<!\p{L})(?:at least|min(?:imum|\.)?|from|over|aged?|must be|(?:have|has|need|needs) to be|\p{L}*mindest\p{L}*|ab|über|minimal\p{L}*|à partir de|dès|plus de|avoir|mínim[oa]|a partir de|desde|mayor(?:es)? de|tener|almeno|minim[oa]|dai|vanaf|minimaal|från|minst|fra|od|powyżej)(?!\p{L})[^.;\n]{0,25}?(?<!\p{N})\p{N}{1,2}(?!\p{N})|(?<!\p{N})\p{N}{1,2} ?(?:\+|(?:\p{L}+ )?(?:and|or|und|oder|et|y|e|en) (?:over|older|up|above|älter|plus|más|mayor|oltre|ouder))|(?:under|below|unter|moins de|menores de|sotto i|onder de)[- ](?:the age of )?\p{N}{1,2}[^.;\n]{0,50}(?:not|n['’]t|nicht|kein\p{L}*|pas|no|non|niet)(?!\p{L})/iu;

const OLDEST = 130;
const YOUNGEST_ADULT = 18;
const OLDEST_CHILD = 17;

const MINORS =
  "child(?:ren)?|juniors?|kids?|kinder|kinderkarte|jugendliche|enfants?|ninos?|bambin[oi]|ragazzi|kinderen|criancas?|barn";
const YEARS = "(?:years?|yrs?|jahre?n?|ans?|anos?|anni|jaar|ar)";
/** What is counted in anything but years. */
const NO_UNIT =
  "(?![\\p{N}.,:]*[\\p{N}%€$£°]|\\s*(?:[%€$£°]|kg|g|mg|cm|mm|m|km|l|ml|kwh|kw|mb|gb|metres?|meters?|miles?|feet|inch(?:es)?|square|hours?|minutes?|days?|weeks?|months?|nights?|people|persons?|guests?|items?|pieces?|pounds?|euros?|stunden?|minuten?|tagen?|wochen?|monaten?|personen|stuck|heures?|jours?|semaines?|mois|personnes?|horas?|minutos?|dias?|semanas?|mes(?:es)?|personas?|ore|giorni|settimane|mesi|persone|uur|uren|dagen|weken|maanden)(?!\\p{L}))";
const OPEN: readonly (readonly [RegExp, (age: number) => Ages])[] = (
  [
    [
      `(?:under|below|younger than|unter|moins de|menores de|menos de|sotto i|meno di|onder de|jonger dan|menores de|under)[- ](?:the age of |age |los |gli )?(\\d{1,2})s?`,
      (age: number) => ({ from: 0, to: age - 1 }),
    ],
    [
      // Not `6 bis 14 Jahre`.
      `(?<!\\d )(?:up to|bis(?: zu)?|jusqu['’]a|hasta(?: los)?|fino a(?:i)?|tot(?: en met)?|ate)(?: the age of| age)? (\\d{1,2})(?=[- ]?${YEARS})`,
      (age: number) => ({ from: 0, to: age }),
    ],
    // Who says `Kinder bis 6` leaves the years out.
    [
      `(?:${MINORS}),? \\(?(?:up to|bis(?: zu| einschliesslich)?|jusqu['’]a|hasta(?: los)?|fino a(?:i)?|tot(?: en met)?|ate|till|upp till) (\\d{1,2})`,
      (age: number) => ({ from: 0, to: age }),
    ],
    [
      `(?:${MINORS}),? \\(?(?:from|ab|a partir de|des|desde(?: los)?|a partire da(?:i)?|dai|vanaf|fran) (\\d{1,2})(?![-‐-―]\\d| (?:to|bis|a|al|tot|ate|till) \\d)`,
      (age: number) => ({ from: age, to: OLDEST }),
    ],
    [
      `(?:over|above|older than|uber|plus de|mayores de|mas de|oltre i|piu di|boven de|ouder dan|maiores de)[- ](?:the age of |age |los |gli )?(\\d{1,2})s?`,
      (age: number) => ({ from: age, to: OLDEST }),
    ],
    [
      `(?:from|aged?|at least|ab(?: einem alter von)?|mindestens|au moins|al menos|almeno|pelo menos|a partir de(?: los| la edad de)?|des(?: l['’]age de)?|desde(?: los)?|a partire da(?:i)?|dai|vanaf(?: ongeveer)?|minimaal|minstens|mindst|minst|fran) (\\d{1,2})(?=[- ]?(?:${YEARS}(?!\\p{L}| (?:of |d['’]|de )?(?:exp|erfahrung|ervaring|esper))|\\+|and over|and up|or over|or older))`,
      (age: number) => ({ from: age, to: OLDEST }),
    ],
    // Where nothing but an age can be meant, its years are left out.
    [
      `(?:(?:be|aged) at least|(?:minimum age|age minimum|age minimal|mindestalter|edad minima|eta minima|idade minima|minimumleeftijd|lagsta alder|mindstealder)(?: \\p{L}+){0,2}:?) (\\d{1,2})`,
      (age: number) => ({ from: age, to: OLDEST }),
    ],
    [
      `(?<![\\p{L}\\p{N}.,-])(\\d{1,2}) ?(?:\\+|(?:${YEARS} )?(?:and|or|und|et|y|e|en) (?:over|above|older|up|uber|alter|plus|mas|oltre|ouder))`,
      (age: number) => ({ from: age, to: OLDEST }),
    ],
  ] as const
).map(([source, agesOf]) => [new RegExp(`(?<![\\p{L}\\p{N}])${source}${NO_UNIT}`, "gu"), agesOf] as const);
const SPAN = new RegExp(
  `(?<![\\p{N}.,:€$£])(\\d{1,2})\\s?(?:[-‐-―]|to|bis|a|al|tot|ate|till)\\s?(\\d{1,3})${NO_UNIT}`,
  "gu",
);
/** `Little Tigers (4–6)`: alone in brackets, of those who still learn. */
const BRACKETED = /(?<=\p{L} ?)\((\d|1\d)\s?[-‐-―]\s?([1-9]|1\d|2[01])\)/gu;
/** A span of figures is one of ages where people are told by their age. */
const WHO =
  /(?<!\p{L})(?:child(?:ren)?|juniors?|kids?|youths?|teen(?:ager)?s?|aged?|ages|years?|students?|pupils?|seniors?|kind(?:er|ern)?|jugend\p{L}*|jahre?n?|alter|altersgruppe|schuler\p{L}*|enfants?|jeunes?|ados?|ans|ninos?|ninas?|jovenes|anos|edad(?:es)?|eta|bambin[oi]|ragazz[oi]|anni|jeugd|leeftijd|alder|jaar|criancas?|jovens|barn|ungdom\p{L}*|ar)(?!\p{L})/u;
const ADULTS =
  /(?<!\p{L})(?:adults?|grown-?ups?|erwachsenen?r?|adultes?|adultos?|adult[oi]|volwassenen?|vuxna?)(?!\p{L})/u;
const CHILDREN = new RegExp(`(?<!\\p{L})(?:${MINORS})(?!\\p{L})`, "u");

const PERSON =
  "(?:child|kid|son|daughter|boy|girl|baby|toddler|grandson|granddaughter|mum|mom|dad|mother|father|nan|gran|grandma|grandad|he|she|i|kind|sohn|tochter|junge|madchen|enkel|enkelin|oma|opa|mutter|vater|er|sie|ich|enfant|fils|fille|garcon|bebe|ado|mere|pere|il|elle|hijo|hija|nino|nina|chico|chica|peque|madre|padre|abuel[oa]|figli[oa]|bambin[oa]|ragazz[oa]|nonn[oa]|kind|zoon|dochter|kleinkind|filh[oa]|crianca)";
const ASKED: readonly RegExp[] = [
  "(?<age>\\d{1,3})[- ]?(?:years?|yrs?|yr|y)[- /]?(?:olds?|o)",
  "(?<age>\\d{1,2}) ?yo",
  "aged? (?<age>\\d{1,3})",
  "(?<age>\\d{1,3})[- ]?(?:jahrige?[rnms]?|jahre? alt)",
  "(?<age>\\d{1,3})[- ]?(?:jarige?n?|jaar oud|ar gammal|aring(?:ar)?)",
  `${PERSON}(?: \\p{L}+)? (?:is|are|am|ist|sind|bin|ha|ho|tiene|tem|is|a)(?: \\p{L}+)? (?<age>\\d{1,3})(?: ${YEARS})?${NO_UNIT}`,
  `${PERSON}(?: \\p{L}+)? (?:of|de|d['’]|von|mit|di|van|(?:qui )?a|ha|ho|tiene|tem|tiene) ?(?<age>\\d{1,3}) ${YEARS}`,
  `(?:(?<!\\p{L} )(?:eintritt|preis|entry|admission|entree|entrada|ingresso)|kind(?:er|ern)?|mit|im alter von|aged|met|op) (?<age>\\d{1,2}) (?:jahre?n?|years|ans|anos|anni|jaar)(?= *[?!.]*$)`,
  `${PERSON} (?:of|von|mit|van|de|di) (?<age>\\d{1,2})(?= *[?!.]*$)`,
  "(?:with|at|is|mit|ist|bin|avec|con) (?<age>\\d{1,2}) (?:noch )?(?:(?:too|zu|trop|demasiado|muy) (?:young|old|jung|alt|jeune|vieux|joven|mayor)|old enough|alt genug)",
  `(?:i['’]?m|i am|ich bin|j['’]ai|tengo|ho|tenho|ik ben) (?<age>\\d{1,3})(?: ${YEARS})?${NO_UNIT}`,
].map((source) => new RegExp(`(?<![\\p{L}\\p{N}])${source}(?![\\p{L}\\p{N}])`, "u"));
