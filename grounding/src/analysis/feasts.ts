import { oncePerLanguage } from "./once-per-language.ts";

/** A feast by its names, folded, as the source of a pattern, and the days of every year that it takes. */
export type Feast = readonly [names: string, from: number, to: number];

/**
 * The feasts of a language (a primary tag), the longer name first; days as 100 × month + day. Those that move have days
 * of their own behind the year's: Good Friday is 2001, Easter Monday 2004.
 */
export function feastsIn(language: string): readonly Feast[] {
  return FEASTS[language] ?? [];
}

/** The days of the feast that folded words name, and nothing else; undefined for others. */
export function feastNamed(words: string, language: string): { from: number; to: number } | undefined {
  const named = patternsOf(language).find(({ pattern }) => pattern.test(words));
  return named && { from: named.from, to: named.to };
}

const patternsOf = oncePerLanguage((language) =>
  feastsIn(language).map(([names, from, to]) => ({ pattern: new RegExp(`^(?:${names})$`, "u"), from, to })),
);

const FEASTS: Readonly<Record<string, readonly Feast[]>> = {
  en: [
    ["christmas eve", 1224, 1224],
    ["christmas day", 1225, 1225],
    ["boxing day", 1226, 1226],
    ["(?:christmas|xmas)", 1224, 1226],
    ["new year['’]?s? eve", 1231, 1231],
    ["new year(?:['’]?s?(?: day)?)?", 101, 101],
    ["hallowe['’]?en", 1031, 1031],
    ["valentine['’]?s(?: day)?", 214, 214],
    ["good friday", 2001, 2001],
    ["easter sunday", 2003, 2003],
    ["easter monday", 2004, 2004],
    ["easter(?: weekend)?", 2001, 2004],
    ["ascension(?: day)?", 2021, 2021],
    ["whit(?:sun)? monday", 2012, 2012],
    ["whitsun|pentecost", 2011, 2012],
    ["thanksgiving(?: day)?", 2041, 2041],
  ],
  de: [
    ["heilig(?:er |en )?abend|weihnachtsabend", 1224, 1224],
    ["(?:erste[rn]?|1\\.) weihnachts(?:feier)?tag", 1225, 1225],
    ["(?:zweite[rn]?|2\\.) weihnachts(?:feier)?tag", 1226, 1226],
    ["weihnachten|weihnachts(?:feier)?tage?n?", 1224, 1226],
    ["silvester", 1231, 1231],
    ["neujahr(?:stag)?", 101, 101],
    ["nikolaus(?:tag)?", 1206, 1206],
    ["heilige[nr]? drei konige|dreikonig(?:stag)?", 106, 106],
    ["tag der arbeit", 501, 501],
    ["allerheiligen", 1101, 1101],
    ["tag der (?:deutschen )?einheit", 1003, 1003],
    ["reformationstag", 1031, 1031],
    ["karfreitag", 2001, 2001],
    ["ostersonntag", 2003, 2003],
    ["ostermontag", 2004, 2004],
    ["ostern|osterfeiertagen?|osterwochenende", 2001, 2004],
    ["(?:christi )?himmelfahrt", 2021, 2021],
    ["pfingstsonntag", 2011, 2011],
    ["pfingstmontag", 2012, 2012],
    ["pfingsten", 2011, 2012],
    ["fronleichnam", 2031, 2031],
    ["rosenmontag", 1993, 1993],
    ["fasching|karneval", 1991, 1995],
  ],
  fr: [
    ["(?:veille|reveillon) de noel", 1224, 1224],
    ["noel", 1225, 1225],
    ["saint[- ]sylvestre|reveillon du nouvel an", 1231, 1231],
    ["reveillons?", 1224, 1231],
    ["(?:jour de l['’]an|nouvel an)", 101, 101],
    ["toussaint", 1101, 1101],
    ["assomption", 815, 815],
    ["armistice", 1111, 1111],
    ["fete nationale", 714, 714],
    ["fete du travail", 501, 501],
    ["vendredi saint", 2001, 2001],
    ["lundi de paques", 2004, 2004],
    ["paques", 2001, 2004],
    ["ascension", 2021, 2021],
    ["lundi de (?:la )?pentecote", 2012, 2012],
    ["pentecote", 2011, 2012],
  ],
  es: [
    ["nochebuena", 1224, 1224],
    ["(?:dia de )?navidad", 1225, 1225],
    ["nochevieja|fin de ano", 1231, 1231],
    ["ano nuevo", 101, 101],
    ["(?:dia de )?reyes", 106, 106],
    ["todos los santos", 1101, 1101],
    ["dia del trabajo", 501, 501],
    ["asuncion", 815, 815],
    ["(?:dia de la )?constitucion", 1206, 1206],
    ["inmaculada", 1208, 1208],
    ["jueves santo", 2000, 2000],
    ["viernes santo", 2001, 2001],
    ["lunes de pascua", 2004, 2004],
    ["semana santa", 1997, 2003],
  ],
  it: [
    ["vigilia(?: di natale)?", 1224, 1224],
    ["natale", 1225, 1225],
    ["santo stefano", 1226, 1226],
    ["san silvestro", 1231, 1231],
    ["capodanno", 101, 101],
    ["epifania|befana", 106, 106],
    ["ferragosto", 815, 815],
    ["ognissanti", 1101, 1101],
    ["immacolata", 1208, 1208],
    ["venerdi santo", 2001, 2001],
    ["pasquetta|lunedi dell['’]angelo", 2004, 2004],
    ["pasqua", 2001, 2004],
    ["pentecoste", 2011, 2012],
  ],
  nl: [
    ["kerstavond", 1224, 1224],
    ["eerste kerstdag", 1225, 1225],
    ["tweede kerstdag", 1226, 1226],
    ["kerst(?:mis|dagen)?", 1224, 1226],
    ["oudjaar(?:savond|sdag)?|oud en nieuw", 1231, 1231],
    ["nieuwjaar(?:sdag)?", 101, 101],
    ["sinterklaas(?:avond)?", 1205, 1206],
    ["koningsdag", 427, 427],
    ["bevrijdingsdag", 505, 505],
    ["goede vrijdag", 2001, 2001],
    ["eerste paasdag", 2003, 2003],
    ["tweede paasdag|paasmaandag", 2004, 2004],
    ["pasen", 2001, 2004],
    ["hemelvaart(?:sdag)?", 2021, 2021],
    ["tweede pinksterdag", 2012, 2012],
    ["pinksteren", 2011, 2012],
  ],
  pt: [
    ["vespera de natal", 1224, 1224],
    ["natal", 1225, 1225],
    ["vespera de ano novo|passagem de ano", 1231, 1231],
    ["ano novo", 101, 101],
    ["sexta-feira santa", 2001, 2001],
    ["pascoa", 2001, 2004],
    ["carnaval", 1991, 1995],
    ["corpo de deus", 2031, 2031],
  ],
  sv: [
    ["julafton", 1224, 1224],
    ["juldagen", 1225, 1225],
    ["annandag jul", 1226, 1226],
    ["jul(?:en)?", 1224, 1226],
    ["nyarsafton", 1231, 1231],
    ["nyarsdagen|nyar", 101, 101],
    ["forsta maj", 501, 501],
    ["nationaldagen", 606, 606],
    ["langfredag(?:en)?", 2001, 2001],
    ["annandag pask", 2004, 2004],
    ["pask(?:en)?", 2001, 2004],
    ["kristi himmelsfardsdag|kristi himmelsfard", 2021, 2021],
    ["pingst(?:en)?", 2011, 2012],
  ],
};
