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
  pt: "dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezasseis dezassete dezoito".split(
    " ",
  ),
  sv: "tva tre fyra fem sex sju atta nio tio elva tolv tretton fjorton femton sexton sjutton arton".split(" "),
  da: "to tre fire fem seks syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten".split(" "),
  pl: "dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec jedenascie dwanascie".split(" "),
  nl: "twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien".split(
    " ",
  ),
};
