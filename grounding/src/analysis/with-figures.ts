/** A folded text of a language (a primary tag) with its number words, from two on, as figures. */
export function withFigures(folded: string, language: string): string {
  const names = NUMBERS[language];
  if (names === undefined) return folded;
  return folded.replace(/\p{L}+/gu, (word) => {
    const place = names.indexOf(word);
    return place < 0 ? word : String(place + FIRST_NUMBER);
  });
}

/** One is an article as often. */
const FIRST_NUMBER = 2;
/** From two on, folded. */
const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  en: "two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen".split(
    " ",
  ),
  de: "zwei drei vier funf sechs sieben acht neun zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn".split(
    " ",
  ),
  fr: "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize".split(" "),
  es: "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho".split(
    " ",
  ),
  it: "due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto".split(
    " ",
  ),
  nl: "twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien".split(
    " ",
  ),
};
