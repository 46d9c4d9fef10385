import { analyzeAs } from "../analysis/analyze.ts";
import { dayNamed } from "../analysis/day-names.ts";
import { foldWord } from "../analysis/fold-word.ts";

/**
 * Whether a question asks for a day, a time, an age or a price, and doesn't say of what: `on which days?`, `ab welchem
 * Alter?`. Behind another turn it is about what was spoken of there. `language` is a primary tag.
 */
export function namesNoThing(question: string, language: string): boolean {
  const measures = MEASURES[language];
  if (measures === undefined) return false;
  const words = analyzeAs(question, language, language).map(({ start, end }) => foldWord(question.slice(start, end)));
  const measuring = words.filter((word) => measures.has(word) || dayNamed(word, language) !== undefined);
  return measuring.length > 0 && words.every((word) => measuring.includes(word) || /^\p{N}+$/u.test(word));
}

/** Folded. Not `hours`, which asks for those of the house. */
const MEASURES: Readonly<Record<string, ReadonlySet<string>>> = Object.fromEntries(
  Object.entries({
    en: "day days weekday date dates week weeks month months year years minutes time start starts begin begins end ends finish price cost costs pay age old long",
    de: "ab tag tage tagen wochentag wochentage wochentagen datum woche wochen monat monate monaten jahr jahre jahren stunden minuten uhr uhrzeit zeit preis kostet kosten zahlen zahle bezahlen bezahle alter alt lange beginn beginnt anfang ende endet",
    fr: "partir jour jours date dates semaine semaines mois an ans annee annees minutes heure temps prix coute coutent cout payer paye paie age debut commence fin finit",
    es: "dia dias fecha fechas semana semanas mes meses ano anos minutos hora tiempo precio cuesta cuestan pagar pago edad empieza empiezan comienza inicio termina acaba fin",
    it: "giorno giorni data settimana settimane mese mesi anno anni minuti ora tempo prezzo costa costano pagare pago eta inizia inizio finisce fine",
    pt: "dia dias data semana semanas mes meses ano anos minutos hora tempo preco custa custam pagar pago idade comeca inicio termina fim",
    nl: "dag dagen datum week weken maand maanden jaar jaren minuten uur tijd prijs kost kosten betalen betaal leeftijd oud begint begin einde",
    da: "dag dage dato uge uger maned maneder ar minutter tid pris koster betale betaler alder begynder start slutter",
    pl: "dzien dni data tydzien tygodni miesiac miesiecy rok lat minut czas cena kosztuje zaplacic place wiek zaczyna konczy",
    sv: "dag dagar datum vecka veckor manad manader ar minuter tid pris kostar betala betalar alder borjar start slutar",
  }).map(([language, words]) => [language, new Set(words.split(" "))]),
);
