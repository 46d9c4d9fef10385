import { foldWord } from "../../analysis/fold-word.ts";
import { wordsOfLanguage } from "../../support/languages/words-of-language.ts";

/**
 * Whether a text says that something is not so: `We don't take cheques`, `Vom Umtausch ausgeschlossen`. `language` is a
 * primary tag.
 */
export function denies(text: string, language: string): boolean {
  if (language === "en") return ENGLISH.test(text);
  if (REFUSES.test(text)) return true;
  const negators = wordsOfLanguage(language)?.negators;
  return negators !== undefined && wordsOf(text).some((word) => negators.has(word));
}

/**
 * Whether a question asks what is not so: `What can't be returned?`. Who tells of himself (`I can't log in`), asks by a
 * negation (`Isn't it open?`) or describes what is wanted (`without a card`) does not.
 */
export function asksWhatIsNot(question: string, language: string): boolean {
  // `What do I do if it does not come?` tells a case.
  const main = question.replace(CONDITION, "");
  const asksWhich = WHICH.test(main);
  if (!asksWhich && OWN.test(question)) return false;
  if (language === "en") {
    const written = withApostrophes(main);
    return ENGLISH.test(asksWhich ? written : withoutAsking(written));
  }
  const words = wordsOf(main);
  const known = wordsOfLanguage(language)?.negators;
  return known !== undefined && words.some((word) => known.has(word) && NEGATES_VERB.has(word));
}

const WHICH =
  /^[\s¿¡"]*(?:and |und |et |y |e |en )?(?:what|which|who|where|was|welche\p{L}*|wer|wo|qu['’]est-ce|que(?:l(?:le)?s?)?|qui|o[uù]|qu[eé]|cu[aá]l(?:es)?|qui[eé]n(?:es)?|d[oó]nde|cosa|che|quali?|chi|dove|wat|welke?|wie|waar|qua(?:l|is)|quem|onde|vad|vilk\p{L}+|vem|hvad|hvilke\p{L}*|hvem)(?!\p{L})/iu;
const CONDITION =
  /(?:^|[\s,])(?:if|when|unless|because|wenn|falls|weil|si|quand|lorsque|cuando|porque|se|quando|als|omdat|om|hvis|når)\s.*$/iu;
/** Who speaks of himself. */
const OWN = /(?<!\p{L})(?:I|my|me|we|our|us|ich|mich|mir|mein\p{L}*|wir|je|nous|ik|jag)(?!\p{L})/iu;
/** `refusés`, `verboten`: in other languages than English. */
const REFUSES =
  /(?<!\p{L})(?:verboten|untersagt|unzulässig|ausgenommen|ausgeschlossen|interdite?s?|refusée?s?|exclue?s?|défendue?s?|sauf|prohibid[oa]s?|excluid[oa]s?|vietat[oaie]|esclus[oaie]|proibid[oa]s?|excluíd[oa]s?|verboden|uitgesloten|behalve|förbjudet|forbudt)(?!\p{L})/iu;

/** `what isnt covered`, as people type it. */
function withApostrophes(question: string): string {
  return question.replace(CONTRACTED, "$1n't");
}

const CONTRACTED = /\b(is|are|was|were|do|does|did|has|have|had|ca|could|wo|would|should|must|need)nt\b/gi;

/**
 * Whether a question asks which things something holds for: one that asks what is not asks for the exceptions then.
 * `Why can't I …?` and `What if it doesn't …?` don't.
 */
export function asksWhich(question: string): boolean {
  return WHICH.test(question.replace(CONDITION, ""));
}

/** `Isn't it open?`, `It is open, isn't it?` deny nothing. */
function withoutAsking(question: string): string {
  return question
    .replace(/,?\s*\b\w+n['’]t (?:it|they|he|she|you|we|that|this|there)\s*\?\s*$/i, "")
    .replace(/(?:^|[.?!]\s+)\w+n['’]t\b/gi, "")
    .replace(/\bwithout\b/gi, "");
}

const ENGLISH =
  /\b(?:not|never|no|none|neither|nor|without|except|excluded|cannot)\b|n['’]t\b|\b(?:all|anything|everything|everyone|anyone|everywhere|anywhere) (?:\w+ )?but\b/i;
/** Of the negators those that turn the question itself, folded. */
const NEGATES_VERB: ReadonlySet<string> = new Set(
  "nicht kein keine keinen keinem keiner ausgeschlossen ausgenommen ne n pas aucun aucune no nunca non nao niet geen nie".split(
    " ",
  ),
);

function wordsOf(text: string): string[] {
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).map(foldWord);
}
