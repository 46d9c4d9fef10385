const WEB_ADDRESS = "must be a web address that begins with https:// or http://.";
const PLAIN_CHARACTERS = "must be one line of plain characters: letters without accents, digits and signs (ASCII).";
const LANGUAGE = "must be a language as its two or three small letters: de.";

/** What the contract's patterns ask for, in words for whoever fills something in. */
const WORDS: Readonly<Record<string, string>> = {
  "\\S": "is blank.",
  "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$": "must be a colour written as #rgb or #rrggbb.",
  "^(/|https?://)": "must begin with /, https:// or http://.",
  "^(?:(?:[01]\\d|2[0-3]):[0-5]\\d|24:00)$": "must be a time of day by 24 hours: 09:00.",
  "^(?:auto|[A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8})*)$": "must be a language tag such as de or de-CH, or auto.",
  "^[A-Z]{2}$": "must be the two capital letters of a country: DE.",
  "^[A-Z]{3}$": "must be the three capital letters of a currency: EUR.",
  "^[A-Za-z][A-Za-z0-9_]{0,49}$": "must begin with a letter and have letters, digits and _ alone, 50 at most.",
  "^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$": "must be a language tag such as de or de-CH.",
  "^[\\p{L}\\p{N} ,'\"_-]+$": "must be names of fonts, with commas between them.",
  "^[\\t\\x20-\\x7e]*$": PLAIN_CHARACTERS,
  "^[\\x20-\\x7e]*$": PLAIN_CHARACTERS,
  "^[^\\r\\n]*$": "must be one line.",
  "^[^\\s@]+@[^\\s@]+$": "must be an e-mail address such as name@example.com.",
  "^[a-z0-9.-]+$": "must be a name in small letters, without https:// and path: example.com.",
  "^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$":
    "must have small letters, digits and hyphens alone, 63 at most, and no hyphen at an end.",
  "^[a-z0-9][a-z0-9_-]{0,39}$":
    "must begin with a small letter or a digit and have small letters, digits, - and _ alone, 40 at most.",
  "^[a-z][a-z0-9_]{0,63}$": "must begin with a small letter and have small letters, digits and _ alone, 64 at most.",
  "^[a-z]{2,3}$": LANGUAGE,
  "^https?://": WEB_ADDRESS,
  "^https?://\\S+$": WEB_ADDRESS,
  "^https?://(?:\\[[0-9a-fA-F:.]+\\]|[^\\s/?#@:;,*'\"<>\\[\\]\\\\]+)(?::\\d{1,5})?$":
    "must be a site's address with https:// or http:// and without a path: https://www.example.com.",
  "^whsec_[A-Za-z0-9+/]{32,88}={0,2}$": "must begin with whsec_, followed by 32 to 88 characters of Base64.",
};

/** Never the pattern itself: who fills in a form reads no regular expressions. */
export function explainPattern(pattern: string | undefined, example: unknown): string {
  const words = WORDS[pattern ?? ""];
  if (words) return words;
  return example === undefined ? "does not have the right form." : `must be written like this: ${example}`;
}
