import { analyzeAs } from "../analysis/analyze.ts";
import { editDistance } from "../analysis/edit-distance.ts";
import { englishWordKind } from "../analysis/english-word-kind.ts";
import { foldWord } from "../analysis/fold-word.ts";
import { BASE_FORMS } from "../analysis/irregular-forms.ts";
import { isCommonEnglish } from "../analysis/meant-english.ts";
import { oncePerLanguage } from "../analysis/once-per-language.ts";
import { oncePerWord } from "../analysis/once-per-word.ts";
import { stopwordsOf } from "../analysis/stopwords.ts";
import { carryingWords } from "./carrying-words.ts";
import { isReplacedByNeighbour } from "./is-likely-slip.ts";
import { mendQuestionWords } from "./mend-question-words.ts";
import { thingsNamed } from "./site-terms/site-relatives.ts";

/**
 * A question with its common words as they should be written, where a slip made no word of them: a vowel left out
 * (`knn`), two letters in each other's place (`waht`), or one written twice (`wanneeer`); of English ones also any
 * letter left out, and of those that tell what kind of thing is asked for that, or its neighbour on the keyboard
 * (`pres`, `cuesra`). No library has these words for a mistyped one to be found among. `language` is a primary tag; no
 * other word is changed.
 */
export function mendCommonWords(question: string, language: string): string {
  if (commonWords(language).size === 0) return question;
  const [taken, meant] = TAKEN[language] ?? [];
  const known = mendQuestionWords(question, language);
  const said = taken === undefined ? known : known.replace(taken, meant!);
  return said.replace(WORD, (written, index: number) => {
    // With a capital inside the sentence it is a name, or letters that stand for one.
    const isPlain = index === 0 ? /^\p{Lu}?\p{Ll}+$/u.test(written) : /^\p{Ll}+$/u.test(written);
    return isPlain ? (mendedWord(foldWord(written), language) ?? written) : written;
  });
}

/** What a folded word was meant to be; undefined for what is a word, and where nothing is near. */
const mendedWord = oncePerWord((word, language): string | undefined => {
  const common = commonWords(language);
  const asking = askingWords(language);
  if (common.has(word) || asking.has(word) || isWord(word, language)) return undefined;
  const slips = slipsOf(word, language);
  return (
    slips.find((slip) => asking.has(slip) && slip[0] === word[0]) ??
    [...asking].find((other) => isOneSlip(word, other)) ??
    slips.find((slip) => common.has(slip)) ??
    (language === "en" ? [...common].find((other) => lacksOne(word, other)) : undefined)
  );
});

const WORD = /(?<![\p{L}\p{N}_.@/-])[\p{L}\p{M}]{3,9}(?![\p{L}\p{N}_@/-]|\.\p{L})/gu;

/** A word that is another one, beside which it says nothing: `wo seit ihr`, `how log does it take`. */
const TAKEN: Readonly<Record<string, readonly [taken: RegExp, meant: string]>> = {
  de: [/(?<=(?<!\p{L})wo )seit(?!\p{L})|(?<!\p{L})seit(?= ihr(?!\p{L}))/giu, "seid"],
  en: [/(?<=(?<!\p{L})how )log(?!\p{L})/giu, "long"],
};

const commonWords = oncePerLanguage(
  (language): ReadonlySet<string> => new Set([...stopwordsOf(language), ...carryingWords(language)].map(foldWord)),
);

const askingWords = oncePerLanguage(
  (language): ReadonlySet<string> => new Set(ASKING[language]?.split(" ").map(foldWord)),
);

/** What is asked for, as most questions have it. */
const ASKING: Readonly<Record<string, string>> = {
  en: "how what whats when where which who whose why long much many often soon time times hours open opening close closed price prices cost costs pay paid phone number email address free charge old christmas easter",
  de: "wann wie wo wer was lange lang viel wieviel kostet kosten zahlt zahlen bezahlt bezahlen kostenlos preis preise uhr offen geöffnet öffnet telefon adresse fährt weihnachten ostern silvester",
  fr: "combien quand quel quelle quoi qui comment coûte payer prix tarif heure heures horaires ouvert ouverte ouverts fermé temps téléphone adresse gratuit pâques",
  es: "cuánto cuánta cuántos cuándo dónde quién cómo cuesta cuestan pagar precio precios hora horas horario abierto abren abrís cerrado teléfono dirección gratis tiempo navidad nochebuena",
  it: "quanto quanti quando dove cosa come costa costano pagare prezzo prezzi orari orario aperto aperti aprite chiuso telefono indirizzo tempo",
  nl: "hoeveel wanneer waar hoe wie wat kost kosten betalen prijs prijzen open dicht laat lang telefoon adres gratis",
  pt: "quanto quantos quando onde como custa custam preço preços horário aberto abre fechado telefone morada tempo",
  sv: "hur lång långt när vad kostar pris priser öppet öppettider stängt länge telefon adress",
  da: "hvor hvornår hvad hvem koster pris priser åbent åbningstider lukket længe telefon adresse",
  pl: "ile kiedy gdzie kosztuje cena ceny otwarte godziny długo telefon adres",
};

/** One letter of the other, of four at least, is left out; or one of five has its neighbour's place on the keyboard. */
function isOneSlip(word: string, other: string): boolean {
  if (word[0] !== other[0]) return false;
  if (word.length === other.length - 1) return lacksOne(word, other);
  return word.length === other.length && word.length >= SHORTEST_REPLACED && isReplacedByNeighbour(word, other);
}

function lacksOne(word: string, other: string): boolean {
  const isShorter = word.length === other.length - 1 && word.length >= SHORTEST_LACKING;
  return isShorter && word[0] === other[0] && editDistance(word, other, 1) === 1;
}

const SHORTEST_LACKING = 4;
const SHORTEST_REPLACED = 5;

/** There is a list of English words alone. */
function isWord(word: string, language: string): boolean {
  if (OTHER_WORDS.has(word) || thingsNamed(word, language).length > 0) return true;
  if (language !== "en") return false;
  const [token] = analyzeAs(word, "en", "und");
  return isCommonEnglish(word) || BASE_FORMS.has(word) || (token !== undefined && englishWordKind(token.term) !== null);
}

/** What it may have been before one slip, the likeliest first. */
function slipsOf(word: string, language: string): string[] {
  const lacking = VOWEL.test(word)
    ? []
    : [...word].flatMap((_, at) => VOWELS.map((vowel) => word.slice(0, at + 1) + vowel + word.slice(at + 1)));
  const swapped = [...word].slice(1).map((letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2));
  const doubles = DOUBLING.has(language) ? /(.)\1\1/gu : /(.)\1/gu;
  const halved = [...word.matchAll(doubles)].map(({ index }) => word.slice(0, index) + word.slice(index + 1));
  return [...lacking, ...(word.length < SHORTEST_SWAPPED ? swapped.slice(1) : swapped), ...halved];
}

const VOWELS = [..."aeiou"];
const VOWEL = /[aeiouy]/;
/** The first two letters of a shorter one make another word too often: `nda`. */
const SHORTEST_SWAPPED = 4;
/** Where a letter written twice makes another word: `perro`, `sonno`, `zee`. */
const DOUBLING: ReadonlySet<string> = new Set(["es", "it", "nl", "pt", "sv", "da", "pl"]);
/** Words and letters that stand for names. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  "aime canto cote cesta lage ofen osten pezzo toward among avis bar bits cero deal dias dienen dna dns dra duo far fro hrs lts ngo peor pre pro prs rein sat sei tender via viola".split(
    " ",
  ),
);
