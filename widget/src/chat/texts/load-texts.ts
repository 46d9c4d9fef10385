import type { ChatTexts } from "./chat-texts.ts";
import { type Speech, speak } from "./speak.ts";

type Load = () => Promise<{ texts: ChatTexts }>;

/** Only the one that is spoken is loaded. */
export const LANGUAGES: Readonly<Record<string, Load>> = {
  en: () => import("./en.ts"),
  de: () => import("./de.ts"),
  fr: () => import("./fr.ts"),
  es: () => import("./es.ts"),
  it: () => import("./it.ts"),
  pt: () => import("./pt.ts"),
  nl: () => import("./nl.ts"),
  pl: () => import("./pl.ts"),
  ru: () => import("./ru.ts"),
  ja: () => import("./ja.ts"),
  zh: () => import("./zh.ts"),
  ar: () => import("./ar.ts"),
  he: () => import("./he.ts"),
  th: () => import("./th.ts"),
};

/** The first of these BCP 47 tags that the chat speaks, whatever its variety, else English. */
export function chooseLanguage(wanted: readonly string[]): string {
  const primary = wanted.map((tag) => tag.toLowerCase().split(/[-_]/, 1)[0]!);
  return primary.find((tag) => Object.hasOwn(LANGUAGES, tag)) ?? "en";
}

/** Those that stand in the document, where they are what is wanted: nothing waits for another request. */
export function takeTexts(body: HTMLElement, wanted: readonly string[]): Speech | undefined {
  const { textsLanguage = "", texts = "" } = body.dataset;
  return textsLanguage === chooseLanguage(wanted) ? speak(textsLanguage, JSON.parse(texts)) : undefined;
}

export async function loadTexts(wanted: readonly string[]): Promise<Speech> {
  const language = chooseLanguage(wanted);
  return speak(language, (await LANGUAGES[language]!()).texts);
}
