/** Number words of other languages than English, folded; those that are articles or other words, too, are left out. */
export const NUMBER_WORDS_ELSEWHERE: ReadonlyMap<string, number> = new Map(
  [
    "zwei drei vier funf sechs sieben acht neun zehn elf zwolf",
    "deux trois quatre cinq _ sept huit _ dix onze douze",
    "dos tres cuatro cinco seis siete ocho nueve diez once doce",
    "due _ quattro cinque sei sette otto nove dieci undici dodici",
    "dois _ quatro cinco seis sete oito nove dez onze doze",
    "twee drie vier vijf zes zeven acht negen tien elf twaalf",
    "dwa trzy cztery piec szesc siedem osiem dziewiec dziesiec",
    "два три четыре пять шесть семь восемь девять десять",
  ].flatMap((line) =>
    line.split(" ").flatMap((word, index): [string, number][] => (word === "_" ? [] : [[word, index + 2]])),
  ),
);
