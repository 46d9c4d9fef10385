/**
 * Whether a word only compares (`cheaper`, `teurer`): pages say the prices, not which is the lower. `word` is folded
 * (`foldWord`); `language` is a primary tag.
 */
export function isComparingWord(word: string, language: string): boolean {
  return COMPARING.get(language)?.has(word) ?? false;
}

const COMPARING: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    en: "cheaper cheapest dearer dearest pricier priciest faster fastest quicker quickest slower",
    de: "gunstiger gunstigste gunstigsten billiger billigste billigsten teurer teuerste teuersten schneller schnellste schnellsten",
    fr: "cher chere chers cheres",
    es: "barato barata baratos baratas caro cara caros caras",
    it: "economico economica caro cara",
    nl: "goedkoper goedkoopste duurder duurste sneller",
    pt: "barato barata baratos baratas caro cara",
    da: "billigere billigst billigste dyrere dyrest dyreste hurtigere hurtigst",
    pl: "tanszy tansza tansze taniej najtanszy najtansza najtansze drozszy drozsza drozej szybciej",
    sv: "billigare billigast dyrare dyrast snabbare",
  }).map(([language, words]) => [language, new Set(words.split(" "))]),
);
