import { dateIn, datesIn, withoutDays } from "../told/date-in.ts";
import { defines, stemOf } from "../told/defines.ts";
import { agesInFigures, asksLeastAge, tellsLeastAge } from "../told/told-ages.ts";
import { toldDays } from "../told/told-days.ts";
import { WHOLE_NAME } from "../told/whole-name.ts";
import { asksWhoDoes, tellsWhoDoes } from "./asks-who-does.ts";
import { asksWhoIsFree, tellsWhoIsFree } from "./asks-who-is-free.ts";
import type { ExpectedAnswer } from "./question-words.ts";

/** What a question asks for, made ready to be looked for in many sentences. */
export interface AskedThing {
  expected: ExpectedAnswer;
  question: string;
  /** Primary BCP 47 tag of the question. */
  language: string;
}

/**
 * How surely a sentence of a text in that language (primary BCP 47 tag) holds such a thing that isn't in the question
 * already: 0, 1, or 2 where the kind is told exactly (a time for `how long`, a sum of money, the meaning of a word).
 */
export function holdsExpected({ expected, question }: AskedThing, sentence: string, language: string): 0 | 1 | 2 {
  if (expected === "definition") return defines(sentence, question);
  if (expected === "duration") {
    const time = sentence.replace(ONE_HOUR, "una ").replace(AGES, "");
    if (holdsNew(time, SHORT_DURATION, question)) return 2;
    if (holdsNew(time, DURATION, question)) return holdsNew(time, COUNTED_DURATION, question) ? 2 : 1;
  }
  if (expected === "phone") return holdsNew(sentence, PHONE, question) ? 2 : 0;
  if (expected === "email") return holdsNew(sentence, EMAIL, question) ? 2 : 0;
  if (expected === "hours") {
    if (holdsNew(sentence, HOURS, question)) return 2;
    if (holdsNew(sentence, CLOSING, question)) return ASKS_WHICH_HOURS.test(question) ? 1 : 2;
    if (ASKS_TIMETABLE.test(question) && tellsDayAndTime(sentence, question, language)) return 2;
    return holdsNew(sentence, CLOCK, question) ? 1 : 0;
  }
  if (expected === "clock") {
    const isTold = [CLOCK, FROM_TO].some((pattern) => holdsNew(sentence, pattern, question));
    return isTold || tellsDayAndTime(sentence, question, language) ? 2 : 0;
  }
  if (expected === "price") {
    if (asksWhoIsFree(question)) return tellsWhoIsFree(sentence) ? 2 : 0;
    const isShare = ASKS_DISCOUNT.test(question) && holdsNew(sentence, SHARE, question);
    return isShare || holdsNew(sentence, PRICE, question) ? 2 : 0;
  }
  if (expected === "weight") return holdsNew(sentence, WEIGHT, question) ? 2 : 0;
  if (expected === "age") {
    if (asksLeastAge(question) && !tellsLeastAge(sentence)) return 0;
    if (tellsAge(sentence, language)) return 2;
    return holdsNew(sentence.replace(LARGE, ""), NUMBER, question) ? 1 : 0;
  }
  if (expected === "number" && countsAsked(sentence, question)) return 2;
  if (expected === "duration" || expected === "number") {
    const figures = expected === "duration" ? sentence.replace(SUM, "") : sentence;
    return holdsNew(figures.replace(datesIn(language), "").replace(DIALLED, ""), NUMBER, question) ? 1 : 0;
  }
  if (expected === "reason") return (REASONS[language] ?? NEVER).test(sentence) ? 1 : 0;
  if (expected === "address" && holdsNew(sentence, ADDRESS, question)) return 2;
  if (expected === "name" && asksWhoInCharge(question) && tellsWhoInCharge(sentence)) return 2;
  if (expected === "name" && asksWhoDoes(question) && tellsWhoDoes(sentence)) return 2;
  if (expected === "name" && ASKS_WHO.test(question) && [DOER, HOLDER].some((who) => holdsNew(sentence, who, question)))
    return 2;
  if (expected === "name" || expected === "address")
    return !ALL_NOUNS_ARE_CAPITAL.has(language) &&
      holdsNew(withoutDays(sentence.replace(MARK, ""), language), NAME, question)
      ? 1
      : 0;
  if (expected === "date" && ASKS_DAY.test(question) && toldDays(sentence, language).size > 0) return 2;
  return [dateIn(language), SPAN, RECURRING].some((pattern) => holdsNew(sentence, pattern, question)) ? 1 : 0;
}

/** `eight pupils at most` to `how many pupils`: the number stands before what is counted. */
function countsAsked(sentence: string, question: string): boolean {
  const noun = ASKS_HOW_MANY.exec(question)?.[1]?.toLowerCase();
  // A row tells it by its columns.
  if (noun === undefined || noun.length < SHORTEST_COUNTED || sentence.includes(" | ")) return false;
  const counted = [...sentence.matchAll(COUNTED)];
  return counted.some((found) => found[1]!.toLowerCase().startsWith(stemOf(noun)));
}

const ASKS_HOW_MANY =
  /(?<!\p{L})(?:how many|wie ?viele?|combien d(?:e |['’])|cu[aá]nt[oa]s|quant[ie]|quant[oa]s|hoeveel|hur många|hvor mange|ile) ?(\p{L}+)/iu;
const SHORTEST_COUNTED = 4;

/** `martedì e giovedì 18.30`, `Coro: jueves, 20:00`: when something takes place that takes no hours. */
function tellsDayAndTime(sentence: string, question: string, language: string): boolean {
  const isTime = [CLOCK, DOTTED].some((pattern) => holdsNew(sentence, pattern, question));
  return isTime && toldDays(sentence, language).size > 0;
}

/** `who is responsible for returns`, `wer ist für Retouren zuständig`: nobody named is no answer. */
export function asksWhoInCharge(question: string): boolean {
  return ASKS_IN_CHARGE.test(question);
}

const ASKS_IN_CHARGE =
  /(?<!\p{L})(?:who(?:['’]s| is| are)? .{0,12}(?:responsible|in charge|handl\p{L}+|looks? after|deals? with|dealing with|takes? care)|who(?:m)? (?:do|can|should|must) (?:i|we) (?:contact|talk to|speak to|write to|ask)|wer .{0,40}(?:zuständig|verantwortlich|kümmert|betreut)|an wen|qui .{0,14}(?:responsable|occupe|charg[eé]e?)|à qui .{0,12}(?:adresser|parler|écrire)|qui[eé]n .{0,14}(?:responsable|encarga\p{L}*|lleva|ocupa)|a qui[eé]n .{0,12}(?:escrib\p{L}+|dirig\p{L}+)|chi .{0,14}(?:responsabile|occupa)|a chi .{0,14}(?:rivol\p{L}+|scriv\p{L}+)|quem .{0,14}(?:responsável|encarregad[oa]|trata|ocupa)|a quem .{0,12}(?:dirij\p{L}+|escrev\p{L}+)|wie (?:is|zijn|gaat|regelt) .{0,20}(?:verantwoordelijk|over)|bij wie|vem .{0,14}ansvar\p{L}*|hvem .{0,14}ansvar\p{L}*|kto .{0,14}(?:odpowiada|zajmuje))(?!\p{L})/iu;

function tellsWhoInCharge(sentence: string): boolean {
  return PERSON.test(sentence) || emailIn(sentence) !== undefined || sentence.match(PHONE) !== null;
}

/** `Returns: Tom Hale, 0117 …`, `Frau Kern`. */
const PERSON =
  /(?:^|[:|,;–-] )\p{Lu}[\p{L}'’-]+ \p{Lu}[\p{L}'’-]+(?=\s*(?:[,.;:|(–-]|$))|(?<!\p{L})(?:Mrs?|Ms|Herrn?|Frau|Dr|Mme|Madame|Monsieur|Sra?|Señora?|Sig(?:\.?ra|na)?|Signora?|Dott(?:\.?ssa)?|Senhora?|Dra|Dona|Mevrouw|Mevr|Meneer|Dhr)\.? \p{Lu}/u;

/** `16 years`, `Juniors (7–12)`, `over 65`. */
function tellsAge(sentence: string, language: string): boolean {
  return AGE.test(sentence) || agesInFigures(sentence, language).length > 0;
}

/** `Van drivers: 23 to 75 years`, `Minimum age: 16`; other years may be how long something takes. */
const AGE =
  /(?<!\p{L})(?:aged?|ages|\p{L}*alter|[âa]ge|edad|et[aà]|leeftijd|idade|ålder|alder|wiek)(?!\p{L}).{0,24}?\p{N}|\p{N}{1,2}[- ](?:years? (?:old|of age)|jahre alt|år gamm?[ae]l?)(?!\p{L})|(?<!\p{L})(?:od|do|powyżej|poniżej|ukończon\p{L}+) \p{N}{1,2}\.? (?:lat|rok\p{L}*)(?!\p{L})|(?<!(?:pendant|durante|por|desde hace|dans|en|in) )(?<![\p{N}.,])\p{N}{1,2} (?:ans|años|anni|anos)(?!\p{L})|\p{N}{1,2} ?(?:[-–]|to|bis|à|a|tot) ?\p{N}{1,2} (?:years?|jahren?|ans|años|anni|jaar|anos|år)(?!\p{L})/iu;

/** Of a text the part that is an address: a street with its number, or a postcode; undefined where it has none. */
export function addressIn(text: string): string | undefined {
  return text.match(ADDRESS)?.[0];
}

/** Of a text the first e-mail address; undefined where it has none. */
export function emailIn(text: string): string | undefined {
  return text.match(EMAIL)?.[0];
}

/** Whether a word is a number: `two`, `zwei`; not `12`, which is that of something more often. */
export function isNumberWord(word: string): boolean {
  return /^\p{L}/u.test(word) && word.match(NUMBER)?.[0] === word;
}

/** A sentence without the times that it tells: what figures are left may be of anything else. */
export function withoutTimes(sentence: string, language: string): string {
  return sentence.replace(datesIn(language), "").replace(COUNTED_DURATION, "").replace(CLOCK, "").replace(FROM_TO, "");
}

function holdsNew(sentence: string, pattern: RegExp, question: string): boolean {
  const parts = sentence.match(pattern);
  if (!parts) return false;
  const asked = question.toLowerCase();
  return parts.some((part) => !asked.includes(part.toLowerCase().replace(/['’]s$|[.,:]+$/, "")));
}

/** No age has three figures. */
const LARGE = /(?<![\p{N}.,])\p{N}{3,}(?![.,]?\p{N})/gu;

const NEVER = /(?!)/;
const ENGLISH_NUMBERS =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|half|hundred|thousand|million|billion|percent";
const HOUR_NAMES =
  "one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf";
const NUMBER = new RegExp(
  `\\p{N}[\\p{N}.,]*|\\b(?:${ENGLISH_NUMBERS}|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|deux|trois|quatre|cinq|sept|huit|neuf|dix|dos|tres|cuatro|cinco|siete|ocho|nueve|diez|due|tre|quattro|cinque|twee|drie|vijf|dwa|trzy)\\b|[一二三四五六七八九十百千万亿両两]+(?=[个位次名种岁人日年月週周点時时倍])`,
  "giu",
);
const COUNTED = new RegExp(`(?:${NUMBER.source}) (\\p{L}{4,})`, "giu");
const DURATION =
  /(?:\p{N}[\p{N}.,]*|\p{L}+)[- ](?:\p{L}+[- ])?(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|decades?|centur(?:y|ies)|millennia|sekunden?|minuten?|stunden?|(?:werk|arbeits)?tage?n?|wochen?|monate?n?|jahre?n?|secondes|heures?|jours?(?: ouvrés| ouvrables)?|semaines?|mois|années?|ans|(?<=(?:un|\p{N}) )an|segundos?|minutos?|horas?|d[ií]as?|semanas?|mes(?:es)?|años?|secondi|minuti|or[ae]|giorn[oi]|settiman[ae]|mes[ei]|ann[io]|dias?|anos?|uur|uren|(?:werk)?dagen|dag|weken|maanden|jaar|sekunder|minut(?:er|ter|y)?|timm(?:e|ar)|timer?|(?:var|arbets)?dagar|(?:hver|arbejds)?dage?s?|døgn|uger?|veck(?:a|or)|månad(?:er)?|måned(?:er)?|år|dni|dzień|godzin\p{L}*|tygodni\p{L}*|miesi\p{L}+|lat|дн\p{L}+|день|час\p{L}*|недел\p{L}+|месяц\p{L}*|год\p{L}*|лет)(?![\p{L}\p{M}])|\p{N}+ ?(?:秒|分|時間|小时|日|天|週間|周|か月|ヶ月|个月|年|วัน|ชั่วโมง|เดือน|ปี)/giu;
/** `5–9 working days`, `three weeks`; not `the same day`. */
const COUNTED_DURATION = new RegExp(
  `(?:(?:${NUMBER.source}) ?|(?<!\\p{L})(?:an?|eine?[nm]?|une?|una?) )(?:\\p{L}+[- ]){0,2}?(?:${DURATION.source.slice(DURATION.source.indexOf("(?:seconds?"))})`,
  "giu",
);
const PRICE =
  /[$€£¥₽฿]|\p{N}[\p{N}.,]* ?(?:usd|eur|gbp|chf|dollars?|euros?|pounds?|francs?|cents?|pence|kr|kroner|kronor|dkk|sek|nok|zł|złot\p{L}+|pln|руб\p{L}*)(?!\p{L})|\p{N} ?(?:元|円|块|バーツ|บาท)|(?<!\p{L})\p{L}+ (?:dollars?|euros?|pounds?|franken|cents?)\b|(?<!\p{L}-)\bfree\b|\b(?:fee|charge|cost)-free\b|(?<!\p{L})\p{L}*kostenlos|(?:[:–|-]|\p{N}|eintritt(?: ist)?|jahren?|sind|haben|fahren) frei(?=\s*(?:$|[.,;(|]))|freie[nrs]? eintritt|(?:entr[ée]e?|entrada|ingresso) lib(?:re|ero|era)|fri (?:entr[ée]|fragt|frakt)|kostnadsfri\p{L}*|(?:utan|uden) (?:kostnad|beregning)|bezpłatn\p{L}+|za darmo|bez dopłaty|(?:half|demi|mitad de|moiti[ée] d[ue]|metà|metade do|halber|halve) (?:price|tarif|precio|prix|prezzo|preço|preis|prijs)|entrada livre|entrata libera|gr[aá]tis|gratuite?s?|kost(?:en|et)? (?:nichts|niets)|kosteloos|coûte(?:nt)? rien|cuestan? nada|costan?o? nulla|custam? nada|kost(?:er|ar) ing(?:et|enting)|nic nie kosztuj\p{L}+|無料|免费|бесплатн\p{L}+/giu;
/** `un'ora`, `mezz'ora`. */
const ONE_HOUR = /(?<!\p{L})(?:un|mezz)['’](?=ora(?!\p{L}))/giu;
/** `60 min`, `2 hrs`, `1 h 52`; `20 h 30` and `à 2 h 30` are times of the day. */
const SHORT_DURATION =
  /(?<![\p{L}\p{N}.,])\p{N}{1,3} ?(?:mins?|hrs?|Std)(?!\p{L})|(?<!(?:à|dès|vers|jusqu['’]à|-|–) ?)(?<![\p{L}\p{N}.,])[1-5] ?h ?[0-5]\p{N}(?!\p{N}| ?[-–à])/giu;
/** Of whom it tells, no time: `enfants de moins de dix ans`, `menores de 12 años`. */
const AGES = new RegExp(
  `(?<!\\p{L})(?:(?:under|over) (?:the age of )?|aged |(?:kinder|jugendliche)n? (?:unter|bis|ab) |(?<!en )(?:moins|plus) de |(?:menores|mayores) de |(?:sotto|oltre) i |(?:menores|maiores) de )(?:${NUMBER.source})(?: (?:jahren?|ans|años|anni|anos))?`,
  "giu",
);
/** It tells of no time. */
const SUM =
  /\p{Sc} ?\p{N}[\p{N}.,]*|\p{N}[\p{N}.,]* ?(?:\p{Sc}|%|(?:eur|usd|gbp|chf|euros?|pounds?|kr|zł)(?!\p{L}))/giu;
/** Asks for a price by what is taken off. */
export const ASKS_DISCOUNT = /(?<!\p{L})(?:scont[oi]|riduzion[ei]|descontos?)(?!\p{L})/iu;
const SHARE = /\p{N}+ ?%/gu;
/** Not `Company no. 02144871`. */
const PHONE =
  /(?=[+\p{N}])(?<![\p{L}\p{N}])(?<!(?<!\p{L})(?:company|charity|vat|tax|reg(?:istration|istered)?|iban|hrb|ust|steuer|siret|siren|tva|cif|nif|iva|kvk|btw)\p{L}*[^\p{N}\n;,]{0,14}[\p{N} ]*)\+?(?:\p{N}[ ()/.-]{0,2}){7,}/giu;
const EMAIL = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
/** `0117 496 0101`, `+44 (0)117 496 0101`, `944 55 01 01`: no number of anything. */
const DIALLED =
  /(?<![\p{L}\p{N}])(?:(?:\+|\(?0)(?:\p{N}[ ()/.-]{0,2}){6,}|\p{N}{2,4}(?: \p{N}{2,3})* \p{N}{2} \p{N}{2}(?!\p{N}))/gu;
/** A span of hours, or the hour at which something opens or closes. */
const HOUR = `(?:\\p{N}{1,2}(?:[:.h]\\p{N}{2})?(?: ?(?:am|pm|h|uhr|noon))?(?![\\p{L}\\p{N}])|(?:${HOUR_NAMES})(?!\\p{L}))`;
/** `2 to 3 hours`, `8–14 years`: not from two to three. */
const NO_HOURS =
  "(?! ?(?:hours?|hrs?|minutes?|mins?|days?|nights?|weeks?|months?|years?|people|persons?|stunden|minuten|\\p{L}*tagen?|nächten?|wochen|monaten?|jahren?|personen|jours|nuits|semaines|mois|ans|personnes|d[ií]as|noches|semanas|meses|años|personas|giorni|notti|settimane|mesi|anni|persone|dagen|weken|maanden|jaar|personen)(?!\\p{L}))";
const HOURS = new RegExp(
  `(?<![\\p{L}\\p{N}])${HOUR} ?(?:[–-]|to|bis|a|à|until|till|alle|tot|às|do|til) ?(?:las )?${HOUR}${NO_HOURS}|(?:opens?|open until|closes?|shuts?|öffnet|schließt|ouvre|ferme|abre|cierra|opent|sluit|apre|chiude|fecha|encerra|öppnar|stänger|åbner|lukker)(?: \\p{L}+){0,3} (?:at|um|à|a|alle|om|às|klockan|kl\\.?) (?:las )?${HOUR}`,
  "giu",
);
/** `6.30am`, `16 h`, `um 18:00`, `entro le 10`, `às 19`; not `4.20`, `le 10 camere`. */
const CLOCK =
  /(?<![\p{L}\p{N}.,€$£])\p{N}{1,2}(?:[:.h]\p{N}{2})? ?(?:[ap]\.?m\b|uhr|o['’]clock|h)(?!\p{L})|(?<![\p{L}\p{N}.,])\p{N}{1,2}:\p{N}{2}(?!\p{N})|(?<!\p{L})(?:at|by|until|till|from|before|after|um|bis|ab|vor|nach|à|om|kl\.?) \p{N}{1,2}[.]\p{N}{2}(?![\p{N}€$£%])|(?<!\p{L})(?:kl\.?|klockan|klokken|godz\.?) \p{N}{1,2}(?![\p{N}€$£%]|[.,:]\p{N})|(?<!\p{L})(?:d?alle|le|ore|las|[aà]s|das|om) \p{N}{1,2}(?:[.h]\p{N}{2})?(?![\p{N}€$£%]|[.,:]\p{N}| [€$£%\p{L}]| ?[-–] ?\p{N})|(?<![\p{L}\p{N}.,])\p{N}{1,2}(?:[.:]\p{N}{2})? uur(?!\p{L})|(?<!\p{L})(?:noon|midnight|midday|mittags?|mitternacht|midi|minuit|mediod[ií]a|medianoche|mezzogiorno|mezzanotte|meio-dia|meia-noite)(?!\p{L})/giu;
/** `18.30`, beside a day. */
const DOTTED = /(?<![\p{L}\p{N}.,:€$£])(?:[01]?\p{N}|2[0-3])[.:h][0-5]\p{N}(?![\p{N}]|[.,:]\p{N}| ?[€$£%])/giu;
/** `12.00 – 18.00` */
const FROM_TO =
  /(?<![\p{L}\p{N}.,€$£])\p{N}{1,2}[:.h]\p{N}{2} ?(?:[–-]|to|bis|a|à|tot|às) ?\p{N}{1,2}[:.h]\p{N}{2}(?![\p{N}€$£%])/giu;
/** Who asks whether something is open is answered by `closed`, who asks when it is hardly. */
const ASKS_WHICH_HOURS =
  /hours|times|when|latest|zeiten|wann|uhr|horaire|heure|quand|hor[aá]rio|hora|cu[aá]ndo|orari|quando|tijden|wanneer|laat|tider|när|hvornår|kiedy|godzin|kt[oó]rej/i;
/** `orari spinning`: when it takes place. */
const ASKS_TIMETABLE = /(?<!\p{L})(?:horaires?|hor[aá]rios?|orari[oa]?)(?!\p{L}| d['’]ouverture| d[ei] a[pb]ertura)/iu;
const CLOSING =
  /(?<!\p{L})(?:closed|open until|geschlossen|cerrad[oa]s?|ferm[ée]e?s?|chius[oaie]|fechad[oa]s?|encerrad[oa]s?|gesloten|stängt|lukket|nieczynn\p{L}|zamknięt\p{L})(?!\p{L})/giu;
const ASKS_DAY =
  /(?<!\p{L})(?:(?:what|which) (?:week)?days?|welche[mnrs]? (?:wochen)?tage?n?|quels? jours?|qu?[eé]? d[ií]as?|(?:che|qual[ei]) giorn[oi]|(?:em )?qu(?:e|ais) dias?|welke dag(?:en)?|vilken dag|vilka dagar|hvilken dag|hvilke dage|jaki(?:m|e)? d(?:niu|zień|ni))(?!\p{L})/iu;
/** A date is told by how long after something it is, too. */
const SPAN = new RegExp(
  `(?<!\\p{L})(?:within|after|in|by|innerhalb von|binnen|nach|in|sous|dans|après|en|dentro de|tras|a los|entro|dopo|dentro de|binnen|na) (?:${DURATION.source})`,
  "giu",
);
/** … and by how often something is: `every second week`, `wöchentlich`. */
const RECURRING =
  /(?<!\p{L})(?:(?:every|each) (?:\p{L}+ )?(?:day|week|month|year|quarter|weekday)|daily|weekly|fortnightly|monthly|yearly|annually|quarterly|once a (?:day|week|month|year)|jede[nrs]? (?:\p{L}+ )?(?:tag|woche|monat|jahr)|täglich|wöchentlich|monatlich|jährlich|alle (?:\p{L}+ )(?:tage|wochen|monate|jahre)|(?:tous|toutes) les (?:\p{L}+ )?(?:jours|semaines|mois|ans)|chaque (?:jour|semaine|mois|année)|cada (?:\p{L}+ )?(?:d[ií]a|semana|mes|año|ano)|todos los d[ií]as|ogni (?:\p{L}+ )?(?:giorn[oi]|settiman[ae]|mes[ei]|ann[oi])|elke (?:\p{L}+ )?(?:dag|week|maand)|dagelijks|wekelijks|maandelijks|varje (?:\p{L}+ )?(?:dag|vecka|månad))(?!\p{L})/giu;
const WEIGHT =
  /\p{N}[\p{N}.,]* ?(?:kg|g|mg|lbs?|oz|t|kilos?|kilogram\p{L}*|gram\p{L}*|pounds?|ounces?|tons?|tonnes?|tonnen|pfund|кг|г)(?!\p{L})|\p{N} ?(?:公斤|千克|克|キロ|グラム|กก)/giu;
/** A street with its number, a postcode before or behind a place, a floor. */
const ADDRESS = new RegExp(
  [
    "\\p{N}{1,4}[a-z]?,? (?:\\p{Lu}[\\p{L}'’-]+ ){1,3}(?:Street|St|Road|Rd|Lane|Avenue|Ave|Square|Way|Drive|Place|Court|Row|Hill|Quay|Terrace|Walk|Park)(?!\\p{L})",
    "(?<!\\p{L})\\p{L}+(?:straße|strasse|str\\.|weg|platz|allee|gasse|ring|ufer|straat|laan|plein|gracht|kade|gatan|vägen|gade|vej) \\p{N}+",
    "\\p{N}+(?: ?bis)?,? (?:rue|avenue|boulevard|place|quai|chemin|allée|impasse|route)(?!\\p{L})",
    "(?<!\\p{L})(?:Calle|C/|Avenida|Avda\\.?|Plaza|Paseo|Via|Viale|Piazza|Corso|Rua|Travessa|Praça|Largo|[Uu]l\\.|[Aa]l\\.|[Pp]l\\.) .{2,40}?\\p{N}+",
    "(?<![\\p{L}\\p{N}.,])\\p{N}{2}-\\p{N}{3} \\p{Lu}\\p{Ll}+",
    "(?<![\\p{L}\\p{N}])\\p{Lu}{1,2}\\p{N}{1,2}\\p{Lu}? \\p{N}\\p{Lu}{2}(?![\\p{L}\\p{N}])",
    "(?<![\\p{L}\\p{N}.,])\\p{N}{5} \\p{Lu}\\p{Ll}+",
    "(?<!\\p{L})\\p{Lu}{2} \\p{N}{5}(?!\\p{N})",
    "(?<![\\p{L}\\p{N}])\\p{Lu}\\p{N}[\\p{N}W] [\\p{Lu}\\p{N}]{4}(?![\\p{L}\\p{N}])",
    "(?<!\\p{L})(?:(?:ground|first|second|third|fourth) floor|\\p{N}+(?:st|nd|rd|th|\\.|er|e|º|ª)? ?(?:floor|Stock|OG|étage|planta|piano|verdieping|andar)|Erdgeschoss|rez-de-chaussée|planta baja)(?!\\p{L})",
  ].join("|"),
  "gu",
);
/** `made by Keelson`, `gegründet von Ada`: who did it. */
const DOER =
  /(?<!\p{L})(?:made|built|written|founded|started|run|owned|led|developed|produced|created|designed|operated|managed|hergestellt|gegründet|geführt|betrieben|geleitet|entwickelt|fondée?|dirigée?|gérée?|créée?|fundad[oa]|dirigid[oa]|cread[oa]|fondat[oa]|diretto|grundat|grundad|grundlagt|drevet|założon[aey]) (?:by|von|par|por|da|av|af|przez) (?:(?:the|der|dem|la|le|el) )?\p{Lu}[\p{L}\p{M}.'’-]+|(?<!\p{L})(?:von|par) \p{Lu}[\p{L}\p{M}.'’-]+ (?:gegründet|geführt|betrieben|geleitet|hergestellt|entwickelt)/gu;
/** `Head coach is Tom Barrow`, `Membership: Pat Doyle`, `Jo Marlow – owner`: who it is, by a whole name. */
const HOLDER = new RegExp(
  `(?:(?<!\\p{L})(?:is|are|ist|sind|est|es|son|está|è|sono|sta|é|zijn|är|er|jest|with|mit|avec|con|com|met|med)|[:–—-]) (?:(?:Mr|Mrs|Ms|Dr|Prof|Frau|Herr|Mme|Sra?)\\.? )?${WHOLE_NAME}(?=[,.;(]|\\s*$)|^\\P{L}*${WHOLE_NAME}(?:,| [–—-]) \\p{Ll}`,
  "gu",
);
const ASKS_WHO = /(?<!\p{L})(?:who|wer|qui|qui[eé]n(?:es)?|chi|wie|quem|vem|hvem|kto)(?!\p{L})/iu;
/** Of an item, before its first word. */
const MARK = /^\s*(?:[-*+•▪◦‣–]|\p{N}{1,3}[.)]) /u;
/** A capitalised word that doesn't begin the sentence. */
const NAME = /(?<=\S\s)\p{Lu}[\p{L}\p{M}.'’-]+/gu;
const ALL_NOUNS_ARE_CAPITAL: ReadonlySet<string> = new Set(["de"]);

const REASONS: Readonly<Record<string, RegExp>> = {
  en: /\bbecause\b|\bdue to\b|\bso that\b|\bin order to\b|\bsince\b|\bcaus|\breason|\bas a result\b|\bto (?:avoid|prevent|protect|ensure|make)\b/i,
  de: /\bweil\b|\bdenn\b|\bwegen\b|\bdamit\b|\bum .{3,60} zu |grund|\bdadurch\b/i,
  fr: /parce qu|\bcar\b|\bafin\b|raison|grâce à|\bpour\b|\bcause/i,
  es: /porque|debido|\bcausa|raz[oó]n|\bpara |ya que|puesto que/i,
  it: /perch[eéè]|poiché|\bcausa|motivo|\bper /i,
  pt: /porque|devido|\bcausa|raz[aã]o|\bpara /i,
  nl: /omdat|vanwege|doordat|zodat|reden|\bom .{3,60} te /i,
  sv: /eftersom|därför att|på grund av|för att|orsak|\banledning/i,
  da: /fordi|eftersom|på grund af|for at|årsag|derfor/i,
  pl: /ponieważ|gdyż|z powodu|\baby\b|żeby/i,
  ru: /потому|поскольку|так как|из-за|чтобы|причин|благодаря|вследствие/i,
  zh: /因|由于|为了|以便|原因|导致/,
  ja: /ため|ので|から|理由|原因/,
  ar: /لأن|بسبب|نتيجة|من أجل|لكي/,
  th: /เพราะ|เนื่องจาก|เพื่อ|ทำให้|สาเหตุ/,
};
