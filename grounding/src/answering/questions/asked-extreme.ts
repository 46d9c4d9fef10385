import { foldWord } from "../../analysis/fold-word.ts";

/** In what things differ; `extent` is of time or space; `named`: in what the question names (`the highest deposit`). */
export type ExtremeMeasure = "price" | "size" | "extent" | "time" | "weight" | "named";

export interface AskedExtreme {
  measure: ExtremeMeasure;
  isMost: boolean;
  /** The words that ask for it, folded. */
  words: ReadonlySet<string>;
}

/**
 * Which extreme of several things a question asks for: `which room is the biggest`, `qual è la camera più grande`; null
 * where it asks for none, or for something else of it (`where is the biggest lake`).
 */
export function askedExtreme(question: string, language: string): AskedExtreme | null {
  const patterns = EXTREMES[language];
  if (patterns === undefined) return null;
  const folded = foldWord(question);
  for (const { measure, isMost, pattern } of patterns) {
    const found = pattern.exec(folded)?.[0];
    if (found !== undefined)
      return asksOnlyThat(folded) ? { measure, isMost, words: new Set(found.match(/\p{L}+/gu)) } : null;
  }
  return null;
}

/** Which, or what; or nothing but the name: `cheapest room`. A comparison of two is `compareUnits`' matter. */
function asksOnlyThat(folded: string): boolean {
  return ASKS_WHICH.test(folded) || (!ASKS.test(folded) && (folded.match(/\p{L}+/gu)?.length ?? 0) <= SHORT);
}

const SHORT = 7;
const ASKS_WHICH =
  /^\P{L}*(?:(?:on|in|at|bei|zu|avec|dans|con|en|a|bij|met|op) )?(?:which|what|whats|welche[rsmn]?|was|wer|quel(?:le)?s?|c['’]est (?:quoi|quel(?:le)?)|qu['’]est-ce qui|que|cual(?:es)?|qual[ei]?|cosa|che|welke?|wat)(?!\p{L})/u;
const ASKS =
  /(?<!\p{L})(?:how|when|where|who|why|can|could|do|does|did|is|are|will|wie|wann|wo|warum|kann|gibt|habt|ist|sind|combien|quand|ou|comment|qui|pourquoi|est-ce|avez|peut|cuanto|cuando|donde|como|quien|hay|puedo|es|quanto|quando|dove|come|chi|avete|posso|hoe|wanneer|waar|wie|kan|heb|hebben|zijn)(?!\p{L})/u;

interface Extreme {
  measure: ExtremeMeasure;
  isMost: boolean;
  pattern: RegExp;
}

/** `+` asks for the most, `-` for the least; folded. */
function extremesOf(table: Readonly<Record<string, string>>): Extreme[] {
  return Object.entries(table).map(([name, words]) => ({
    measure: name.slice(1) as ExtremeMeasure,
    isMost: name.startsWith("+"),
    pattern: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, "u"),
  }));
}

/** By primary tag. */
const EXTREMES: Readonly<Record<string, Extreme[]>> = {
  en: extremesOf({
    "-price": "cheapest|least expensive|lowest priced?|costs? (?:the )?least",
    "+price": "dearest|priciest|most expensive|highest priced?|costs? (?:the )?most",
    "+size": "biggest|largest|roomiest|most spacious",
    "-size": "smallest|tiniest",
    "+extent": "longest|takes (?:the )?longest",
    "-extent": "shortest",
    "-time": "quickest|fastest",
    "+weight": "heaviest",
    "-weight": "lightest",
    "+named": "highest|most",
    "-named": "lowest|fewest|least",
  }),
  de: extremesOf({
    "-price": "(?:gunstig|billig|preiswert)ste[nrsm]?|kostet am wenigsten|am wenigsten kostet",
    "+price": "teuerste[nrsm]?|kostet am meisten|am meisten kostet",
    "+size": "gro(?:ss|ß)te[nrsm]?|geraumigste[nrsm]?",
    "-size": "kleinste[nrsm]?",
    "+extent": "langste[nrsm]?",
    "-extent": "kurzeste[nrsm]?",
    "-time": "schnellste[nrsm]?",
    "+weight": "schwerste[nrsm]?",
    "-weight": "leichteste[nrsm]?",
    "+named": "hochste[nrsm]?|meisten?",
    "-named": "niedrigste[nrsm]?|wenigsten?",
  }),
  fr: extremesOf({
    "-price": "(?:le|la|les) moins chere?s?|cout(?:e|ent) (?:le )?moins|meilleur marche",
    "+price": "(?:le|la|les) plus chere?s?|cout(?:e|ent) (?:le )?plus",
    "+size": "(?:le|la|les) plus (?:grande?s?|spacieu(?:x|ses?))",
    "-size": "(?:le|la|les) plus petite?s?",
    "+extent": "(?:le|la|les) plus long(?:ue)?s?|dure(?:nt)? (?:le )?plus(?: longtemps)?",
    "-extent": "(?:le|la|les) plus courte?s?|dure(?:nt)? (?:le )?moins(?: longtemps)?",
    "-time": "(?:le|la|les) plus rapides?",
    "+weight": "(?:le|la|les) plus lourde?s?",
    "-weight": "(?:le|la|les) plus leg(?:er|ere)s?",
    "+named": "(?:le|la|les) plus (?:elevee?s?|hautes?|hauts?)|le plus de",
    "-named": "(?:le|la|les) plus (?:bas|basses?)|le moins de",
  }),
  es: extremesOf({
    "-price": "mas (?:barat[oa]|economic[oa])s?|menos car[oa]s?|cuestan? menos",
    "+price": "mas car[oa]s?|cuestan? mas",
    "+size": "mas (?:grandes?|ampli[oa]s?|espacios[oa]s?)",
    "-size": "mas pequen[oa]s?",
    "+extent": "mas larg[oa]s?|duran? mas",
    "-extent": "mas cort[oa]s?|duran? menos",
    "-time": "mas rapid[oa]s?",
    "+weight": "mas pesad[oa]s?|pesan? mas",
    "-weight": "mas liger[oa]s?|pesan? menos",
    "+named": "mas alt[oa]s?|mas",
    "-named": "mas baj[oa]s?|menos",
  }),
  it: extremesOf({
    "-price": "piu economic[oah]+[ei]?|meno car[oaie]|costa(?:no)? (?:di )?meno",
    "+price": "piu car[oaie]|costa(?:no)? (?:di )?piu",
    "+size": "piu (?:grand[ei]|spazios[oaie])",
    "-size": "piu piccol[oaie]",
    "+extent": "piu lung[oah]+[ei]?|dura(?:no)? (?:di )?piu",
    "-extent": "piu (?:cort[oaie]|brev[ei])|dura(?:no)? (?:di )?meno",
    "-time": "piu veloc[ei]",
    "+weight": "piu pesant[ei]",
    "-weight": "piu legger[oaie]",
    "+named": "piu alt[oaie]|piu",
    "-named": "piu bass[oaie]|meno",
  }),
  nl: extremesOf({
    "-price": "(?:voor)?(?:goedkoopste?|voordeligste?)|kost(?:en)? (?:het )?minste?",
    "+price": "duurste?|kost(?:en)? (?:het )?meeste?",
    "+size": "grootste?|ruimste?",
    "-size": "kleinste?",
    "+extent": "langste?",
    "-extent": "kortste?",
    "-time": "snelste?",
    "+weight": "zwaarste?",
    "-weight": "lichtste?",
    "+named": "hoogste?|meeste",
    "-named": "laagste?|minste",
  }),
};
