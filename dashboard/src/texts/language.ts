import { setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import type german from "./de.json";

/** English as it stands in the code is the key, so English needs no list; a key that German lacks is a type error. */
export type TextKey = keyof typeof german;
export const LANGUAGES = { en: "English", de: "Deutsch" } as const;
export type Language = keyof typeof LANGUAGES;

const STORED = "citedesk.language";
const i18n = setupI18n();
i18n.setMessagesCompiler(compileMessage);

/** ICU message format: `t("{n, plural, one {# page} other {# pages}}", { n: 3 })`. */
export function t(key: TextKey, values?: Record<string, string | number>): string {
  return i18n._(key, values);
}

export function currentLanguage(): Language {
  return i18n.locale as Language;
}

/** Dates and numbers as in the viewer's country, where it speaks this language: `en-GB` for English read there. */
export function currentLocale(): string {
  const language = currentLanguage();
  return navigator.languages.find((tag) => tag.split("-")[0] === language) ?? language;
}

/** The one chosen here before, else the browser's, else English. */
export function preferredLanguage(): Language {
  const wanted = [localStorage.getItem(STORED) ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  return (wanted.find((tag) => tag in LANGUAGES) as Language | undefined) ?? "en";
}

let translate = (sentence: string): string => sentence;

/** What the service says, English as it comes, in the language of the page. */
export function ofService(sentence: string): string {
  return translate(sentence);
}

export async function speak(language: Language): Promise<void> {
  let messages = {};
  if (language === "de") {
    const [texts, { serviceGerman }] = await Promise.all([import("./de.json"), import("./service-german.ts")]);
    messages = texts.default;
    translate = serviceGerman;
  }
  i18n.loadAndActivate({ locale: language, messages });
  document.documentElement.lang = language;
}

export function chooseLanguage(language: Language): void {
  localStorage.setItem(STORED, language);
  // What was typed is in drafts of the session; a page that speaks another language begins anew.
  location.reload();
}
