/**
 * Countries by their code, as a language (a primary tag) calls them: `Germany`, `Deutschland`. Names of one word alone.
 */
export function regionNames(language: string): [code: string, name: string][] {
  const names = new Intl.DisplayNames([language], { type: "region", fallback: "none" });
  const found: [string, string][] = [];
  for (const first of LETTERS)
    for (const second of LETTERS) {
      const code = first + second;
      const name = names.of(code);
      if (name !== undefined && /^\p{L}+$/u.test(name) && !NO_COUNTRIES.has(code)) found.push([code, name]);
    }
  return [...found, ...(UNITED_STATES[language] ?? []).map((name): [string, string] => ["US", name])];
}

/** Of a name of two words no country is told; these are single ones. */
const UNITED_STATES: Readonly<Record<string, readonly string[]>> = {
  en: ["USA", "America"],
  de: ["USA", "Amerika"],
  fr: ["USA", "Amérique"],
  es: ["USA", "EEUU", "América"],
  it: ["USA", "America"],
  pt: ["EUA", "América"],
  nl: ["VS", "Amerika"],
  sv: ["USA", "Amerika"],
  da: ["USA", "Amerika"],
  pl: ["USA", "Ameryka"],
};

const LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
/** Codes that other codes name too, or that name no country. */
const NO_COUNTRIES: ReadonlySet<string> = new Set(["UK", "DD", "FX", "EU", "EZ", "UN", "XA", "XB", "ZZ", "QO"]);
