/**
 * The one form in which text is stored, ranked and quoted: NFC, LF line ends, no NUL or other control characters but
 * tab and LF, no lone surrogates, no byte order marks or soft hyphens, and nothing that only programs see: no tag
 * characters outside of a flag's emoji, and none that turns the direction of what stands around it.
 */
export function canonicalText(raw: string): string {
  if (CANONICAL_ASCII.test(raw)) return raw;
  return raw.toWellFormed().replace(LINE_END, "\n").replace(UNWANTED, "").replace(HIDDEN, "").normalize("NFC");
}

/** Canonical text on one line: every run of white space is one space, none at the ends. */
export function canonicalLine(raw: string): string {
  return canonicalText(raw).replace(/\s+/gu, " ").trim();
}

/** Canonical text whose lines keep their breaks and their leading spaces; trailing spaces and outer blank lines go. */
export function canonicalLines(raw: string): string {
  return canonicalText(raw)
    .replace(/[^\S\n]+$/gmu, "")
    .replace(/^\n+|\n+$/gu, "")
    .replace(/\n{3,}/gu, "\n\n");
}

const CANONICAL_ASCII = /^[\t\n\x20-\x7e]*$/;
/** Unicode's tags, which spell out text that nobody sees, and its embeddings, overrides and isolates. */
const HIDDEN = /(?<!\u{1F3F4}[\u{E0020}-\u{E007E}]*)[\u{E0000}-\u{E007F}]|[\u202A-\u202E\u2066-\u2069]/gu;
const LINE_END = /\r\n?|\u2028|\u2029|\u0085|\v|\f/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must go.
const UNWANTED = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u200b\u2060\ufeff\ufffe\uffff]/gu;
