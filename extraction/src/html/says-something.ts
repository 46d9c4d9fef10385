/**
 * Whether a line that all pages of a site show tells a visitor something: a sentence, a figure, a way to reach someone.
 * Labels, questions for consent, notes on the browser and copyrights don't. `isLinks`: the line is made of links, as
 * those of menus, and must tell more.
 */
export function saysSomething(line: string, isLinks: boolean): boolean {
  if (line.length > MAX_LENGTH || NOTICES.test(line)) return false;
  if (REACH.test(line)) return true;
  const words = line.match(/\p{L}+/gu)?.length ?? 0;
  const hasFigure = FIGURE.test(line);
  if (isLinks) return hasFigure && words >= LEAST_WORDS_OF_LINK;
  if (words > 0 && PRICE.test(line)) return true;
  return (
    (hasFigure && words >= LEAST_WORDS_WITH_FIGURE) ||
    (SENTENCE.test(line) && (words >= LEAST_WORDS || UNSPACED.test(line)))
  );
}

const MAX_LENGTH = 2000;
const LEAST_WORDS = 4;
/** Fewer are a date, a version, a count. */
const LEAST_WORDS_WITH_FIGURE = 3;
const LEAST_WORDS_OF_LINK = 5;
const NOTICES =
  /©|\(c\)\s|copyright|all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos|tutti i diritti|javascript|(?:outdated|old|unsupported|veralteten) browser|\b(?:consent|gdpr)\b|cookies?(?=$|[^\p{L}])(?=.*(?:accept|agree|improve|experience|privacy|settings|prefer|track|zustimm|akzeptier|einstellung|verbesser))|(?:use|uses|using|verwende[nt]?|nutz(?:t|en)|benutz(?:t|en)|setzen|utilis\p{L}*|utiliz\p{L}*|usa|usamos|gebruik\p{L}*|använder|bruger)\s(?:\p{L}+\s){0,2}cookies?(?=$|[^\p{L}])/iu;
/** An e-mail address, or six digits and more as telephone numbers have them. */
const REACH =
  /(?<![\w.+-])[\w.+-]+@[\w-]+\.[a-z]{2,}|(?:^|[^\p{L}\p{N}])\+?\(?\d(?:[\s()/.–-]{0,2}\d){5,}(?=$|[^\p{L}\p{N}])/iu;
/** `Cart (0)` tells nothing. */
const FIGURE = /\p{N}.*\p{N}/u;
const PRICE = /[\p{Sc}%]\s?\p{N}|\p{N}\s?[\p{Sc}%]/u;
const SENTENCE = /\p{L}.*[.!。！](?:$|["'”’»)\s])/su;
/** Of scripts that put no spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]{6}/u;
