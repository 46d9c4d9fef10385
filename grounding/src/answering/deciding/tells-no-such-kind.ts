import { primaryLanguage } from "../../analysis/analyze.ts";
import { dayNamed } from "../../analysis/day-names.ts";
import { foldWord } from "../../analysis/fold-word.ts";
import { monthsByName } from "../../analysis/month-names.ts";
import type { PreparedQuery } from "../../ranking/prepare-query.ts";
import { asksWhoDoes } from "../questions/asks-who-does.ts";
import { holdsExpected, withoutTimes } from "../questions/holds-expected.ts";
import type { RatedUnit } from "../rating/rate-units.ts";
import { MET } from "../rating/turn-words.ts";
import { WHOLE_NAME } from "../told/whole-name.ts";

/**
 * Whether nothing of what would be shown is of the kind that is asked for, where nothing else can be the answer: how
 * long something takes is told by no price (`Root canal: from £320`), who somebody is by nothing without a name.
 */
export function tellsNoSuchKind(query: PreparedQuery, best: readonly RatedUnit[]): boolean {
  const [first] = best;
  if (first === undefined || !first.isExpecting || query.previous !== "") return false;
  const tells = TELLING.find(({ asks }) => asks(query, first))?.tells;
  return tells !== undefined && !best.some((unit) => holdsAsMuch(unit, first) && tells(unit, query));
}

/** … of the question as the first does. */
function holdsAsMuch({ withHeads, kindPlaces }: RatedUnit, first: RatedUnit): boolean {
  return withHeads.every((share, place) => share >= MET || first.withHeads[place]! < MET || kindPlaces.has(place));
}

interface Kind {
  asks(query: PreparedQuery, best: RatedUnit): boolean;
  tells(unit: RatedUnit, query: PreparedQuery): boolean;
}

const TELLING: readonly Kind[] = [
  {
    asks: (_, { thing }) => thing === "duration",
    tells: (unit, { question }) => {
      if (unit.expected === 2) return true;
      const text = toldAround(unit).replace(PER, "");
      const language = languageOf(unit);
      const holds = (expected: "duration" | "clock" | "date") =>
        holdsExpected({ expected, question: "", language }, text, language);
      if (holds("duration") === 2 || LASTING.test(text) || IN_LETTERS.test(text)) return true;
      // When something begins is not how long it takes.
      return TAKES.test(question) ? SPAN.test(text) : holds("clock") > 0 || holds("date") > 0;
    },
  },
  {
    // `Group: Ukulele club | When: Friday 5pm`
    asks: (_, { thing, unit }) => thing === "price" && unit.kind === "row",
    tells: (unit) => {
      if (unit.expected > 0 || unit.unit.kind !== "row" || holdsKind(unit)) return true;
      const { candidate } = unit.passage;
      const text = candidate.text.slice(unit.unit.start, unit.unit.end);
      return FIGURE.test(withoutTimes(text, languageOf(unit)));
    },
  },
  { asks: (_, { thing }) => thing === "weight", tells: (unit) => unit.expected > 0 || holdsKind(unit) },
  {
    asks: ({ question }, { thing }) =>
      thing === "name" && (ASKS_WHO_IS.test(question) || asksWhoDoes(question)) && !FOR_WHOM.test(question),
    tells: tellsSomebody,
  },
  {
    asks: ({ question }, { thing }) => thing === "date" && ASKS_PAST.test(question),
    tells: (unit) => tellsPast(toldAround(unit), languageOf(unit)),
  },
];

/** Whether it has the word that the kind is asked for by, or one for the same (`weight_g: 910`). */
function holdsKind({ kindPlaces, withHeads }: RatedUnit): boolean {
  return [...kindPlaces].some((place) => withHeads[place]! >= MET);
}

/** Where nouns have capitals, and among the headers of a row, a capital is no name. */
function tellsSomebody(unit: RatedUnit): boolean {
  const language = languageOf(unit);
  if (unit.expected === 2 || (unit.expected > 0 && language !== "de" && unit.unit.kind !== "row")) return true;
  const isDay = (word: string) => dayNamed(foldWord(word), language) !== undefined;
  return SOMEBODY.test(toldAround(unit).replace(/\p{L}+/gu, (word) => (isDay(word) ? "" : word)));
}

const languageOf = ({ passage }: RatedUnit) => primaryLanguage(passage.analysis.language);

/** What it says, with what heads it and the sentence behind it. */
function toldAround({ passage: { candidate, analysis }, unit, index }: RatedUnit): string {
  const next = unit.kind === "sentence" ? analysis.units[index + 1] : undefined;
  const end = next?.end ?? unit.end;
  const header = unit.header ? candidate.text.slice(unit.header.start, unit.header.end) : "";
  return [...candidate.headingPath, header, candidate.text.slice(unit.start, end)].join("\n");
}

/** What one unit of time costs tells of no time. */
const PER =
  /(?<!\p{L})(?:per|pro|je|par|por|al|alla|p\/)\s?(?:\p{L}+ )?(?:hour|day|night|week|month|year|stunde|tag|nacht|woche|monat|jahr|heure|jour|nuit|semaine|mois|an|hora|d[ií]a|noche|semana|mes|año|ora|giorno|notte|settimana|mese|anno)(?!\p{L})/giu;
/** … told by no figure, or in short; a length is one, too (`how long is the pool`). */
const LASTING =
  /\p{N} ?-?(?:h|hrs?|mins?|min\.|std\.?|sek|secs?|s|mm|cm|m|km|ft|feet|foot|inch(?:es)?|yards?|miles?|met(?:re|er)s?|m[èe]tres?|metros|metri|meter)(?!\p{L})|(?<!\p{L})(?:until|till|as long as|immediate\p{L}*|at once|straight ?away|instant\p{L}*|right away|same day|overnight|(?:gleichen|selben) tag|même jour|mismo d[ií]a|stesso giorno|mesmo dia|\p{L}*zelfde dag|samm[ae] dag|tego samego dnia|(?:half|whole|full) (?:an |a )?(?:hour|day)|(?:halbe|ganze)[nr]? (?:stunde|tag)|(?:un|mezz)['’]ora|demi-(?:heure|journée)|med?ia hora|sessions?|sitzung(?:en)?|séances?|sesi(?:ón|ones)|sedut[ae]|sess(?:ão|ões)|turnaround|duration|how (?:long|soon|fast)|\p{L}*dauer|durée|délais?|duraci[oó]n|plazos?|durata|duração|prazos?|duur|hoe (?:snel|lang)|today|tomorrow|permanent\p{L}*|unlimited|forever|indefinite\p{L}*|no (?:time )?limit|life ?time|for life|never|always|around the clock|sofort\p{L}*|umgehend|gleich|direkt|heute|morgen|unbegrenzt|unbefristet|unverzüglich|nie|immer|solange|so lange|bis|dauerhaft|lebensl\p{L}+|rund um die uhr|immédiat\p{L}*|tout de suite|illimité\p{L}*|tant que|jusqu\p{L}*|demain|toujours|à vie|inmediat\p{L}*|enseguida|ilimitad\p{L}*|hasta|mientras|siempre|nunca|subito|immediat\p{L}*|illimitat\p{L}*|finch[ée]|fino|sempre|mai|imediat\p{L}*|até|enquanto|nunca|meteen|direct|onbeperkt|tot|zolang|altijd|nooit|levenslang|genast|tills|alltid|aldrig|obegränsa\p{L}*|straks|indtil|altid|ubegrænset|od razu|natychmiast|zawsze|nigdy|bezterminow\p{L}+|dopóki)(?!\p{L})/iu;
/** `vierzehn Tage`, `a week`. */
const IN_LETTERS =
  /(?<!\p{L})(?:seconds|minutes|hours|days|weeks|months|years|sekunden|minuten|stunden|tagen?|wochen|monaten?|jahren?|secondes|heures|jours|semaines|mois|ans|années|segundos|minutos|horas|d[ií]as|semanas|meses|años|secondi|minuti|ore|giorni|settimane|mesi|anni|anos|seconden|uren|dagen|weken|maanden|jaren|sekunder|minuter|timmar|dagar|veckor|månader|minutter|timer|dage|uger|måneder|minut|godzin|dni|tygodni|miesięcy|(?:an?|one) (?:minute|hour|day|week|fortnight|month|year)|eine[nmr]? (?:minute|stunde|tag|woche|monat|jahr)|une? (?:minute|heure|jour|semaine|an)|una? (?:minuto|hora|d[ií]a|semana|mes|año|ora|giorno|settimana|mese|anno)|een (?:minuut|uur|dag|week|maand|jaar)|(?:en|et) (?:minut|timm?e|dag|vecka|uge|månad|måned|år))(?!\p{L})/iu;

const TAKES =
  /(?<!\p{L})(?:takes?|lasts?|dauert|dauern|dure(?:nt)?|prend|prennent|duran?|tardan?|durano|demoram?|duurt|duren|tar|tager|varer|trwa|trwają|zajmuje)(?!\p{L})/iu;
/** `10 – 12` */
const SPAN = /\p{N} ?(?:am|pm|uhr|h)? ?(?:[-–]|to|bis|à|a|al(?:le)?|tot|até|till) ?\p{N}/iu;
const FIGURE = /(?<![\p{L}\p{N}])\p{N}/u;

const ASKS_WHO_IS =
  /(?<!\p{L})(?:who(?:['’]?s| is| are| was| were) (?:the|your|this|our|its)|who (?:owns?|runs?|manages?|founded|started|heads?|own)|wer (?:ist|sind|war|waren) (?:der|die|das|eure?|ihre?|deine?|hier|bei)|wer (?:leitet|führt|gründete|besitzt|kocht)|qui (?:est|sont|était|étaient) (?:le|la|les|l['’]|votre|vos|ton)|qui (?:dirige|gère|possède|tient)|c['’]est qui (?:le|la|les|l['’]|votre)|qui[eé]n(?:es)? (?:es|son|sois|fue|era) (?:el|la|los|las|su|vuestr\p{L}+)|qui[eé]n (?:dirige|lleva|fund[oó])|chi (?:è|e|sono|era) (?:il|la|i|gli|le|l['’]|vostr\p{L}+)|chi (?:dirige|gestisce)|quem (?:é|e|são|foi) (?:o|a|os|as)|quem (?:dirige|gere)|wie (?:is|zijn|was) (?:de|het|jullie|uw)|wie leidt|vem (?:är|var|äger|driver|leder)|hvem (?:er|var|ejer|driver|leder|underviser)|kto (?:jest|był|prowadzi|kieruje|uczy))(?!\p{L})/iu;
/** `who is the course for`, `wer ist das, der zahlt`: not who it is by name. */
const FOR_WHOM = /(?<!\p{L})(?:for|with|to|by|from|allowed|eligible|entitled|für|pour|para|per|voor)[?!.\s]*$/iu;
/** A whole name, or one behind what says that it is one. */
const SOMEBODY = new RegExp(
  `${WHOLE_NAME}|(?<!\\p{L})(?:Mrs?|Ms|Herrn?|Frau|Familie|Dr|Prof|Mme|Madame|Monsieur|M\\.|Sra?|Señora?|Sig(?:\\.?ra|na)?|Signora?|Senhora?|Dra|Dona|Mevrouw|Meneer|Dhr|GmbH|AG|Ltd)\\.? ?(?:\\p{Lu}|$)|[:–|(] ?\\p{Lu}[\\p{L}'’-]+\\s*(?:$|[,.;)|])`,
  "mu",
);

/** When something was: of what is done and over. */
const ASKS_PAST =
  /(?<!\p{L})(?:when (?:was|were|did)|wann (?:wurden?|war(?:en)?|ist .{1,40} (?:entstanden|erbaut|gebaut|gegründet|eröffnet|geboren)|hat .{1,40} (?:eröffnet|aufgemacht|angefangen))|seit wann|quand (?:a|ont|fut|furent)(?: |-t)|en quelle année|cu[aá]ndo (?:se )?(?:fue|fueron|\p{L}{2,}ó)|en qué año|quando (?:è|fu|furono) (?:stat[oaie]|nat[oaie]|fondat[oaie]|costruit[oaie])|quando foi|wanneer (?:is .{1,40} (?:opgericht|gebouwd|geopend|geboren)|werd)|när (?:byggdes|grundades|öppnades|föddes)|hvornår (?:blev|åbnede)|kiedy (?:został\p{L}*|powstał\p{L}*))(?!\p{L})/iu;

function tellsPast(text: string, language: string): boolean {
  if (YEAR.test(text) || SINCE.test(text)) return true;
  const months = monthsByName(language);
  return (text.match(/\p{L}{4,}/gu) ?? []).some((word) => months.has(foldWord(word)));
}

const YEAR = /(?<![\p{N}.,€$£])(?:1[5-9]|20)\p{N}{2}(?![\p{N}%€$£]|[.,]\p{N})/u;
const SINCE =
  /\p{N}\.?\p{N}* (?:years?|jahren?|ans|años|anni|anos|jaar|år)(?!\p{L})|(?<!\p{L})(?:ago|centur\p{L}+|jahrhundert\p{L}*|siècle|siglo|secolo|século|eeuw|siden|sedan|temu|generation\p{L}*|generación|générations?)(?!\p{L})/iu;
