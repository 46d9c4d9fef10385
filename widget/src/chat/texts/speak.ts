import type { OpenDocuments } from "../chat-settings.ts";
import type { ChatTexts, Plural } from "./chat-texts.ts";

type Values = Record<string, string | number>;
type PluralName = { [Name in keyof ChatTexts]: ChatTexts[Name] extends string ? never : Name }[keyof ChatTexts];

/** One language's texts with values put in. */
export interface Speech {
  language: string;
  /** As the visitor's country writes dates in it. */
  readonly locale: string;
  direction: "ltr" | "rtl";
  say(name: Exclude<keyof ChatTexts, PluralName>, values?: Values): string;
  /** In the form that `n` takes in this language. */
  count(name: PluralName, n: number): string;
}

const FROM_RIGHT = ["ar", "he"];

export function speak(language: string, texts: ChatTexts): Speech {
  // Made when the first number is said: a browser takes longer to open them than the chat to draw itself.
  let forms: Intl.PluralRules | undefined;
  let numbers: Intl.NumberFormat | undefined;
  const fill = (text: string, values: Values = {}) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name] ?? "";
      if (typeof value === "string") return value;
      numbers ??= new Intl.NumberFormat(language);
      return numbers.format(value);
    });
  return {
    language,
    get locale() {
      return navigator.languages.find((tag) => tag.split("-")[0] === language) ?? language;
    },
    direction: FROM_RIGHT.includes(language) ? "rtl" : "ltr",
    say: (name, values) => fill(texts[name], values),
    count: (name, n) => {
      const plural: Plural = texts[name];
      forms ??= new Intl.PluralRules(language);
      return fill(plural[forms.select(n)] ?? plural.other, { n });
    },
  };
}

/** What is being searched, and how much of it there is. */
export function sayWait(speech: Speech, { count, arePages }: OpenDocuments): string {
  if (count === 0) return speech.say("searching");
  return speech.count(arePages ? "searchingPages" : "searchingSources", count);
}
