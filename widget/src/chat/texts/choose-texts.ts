import { ar } from "./ar.ts";
import type { ChatTexts } from "./chat-texts.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { he } from "./he.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { ru } from "./ru.ts";
import { th } from "./th.ts";
import { zh } from "./zh.ts";

const TEXTS: Readonly<Record<string, ChatTexts>> = { en, de, fr, es, it, pt, nl, pl, ru, ja, zh, ar, he, th };
const FROM_RIGHT = new Set(["ar", "he"]);

/** The first of these BCP 47 tags that the chat speaks, else English. `language` is a primary subtag, `direction` that of its script. */
export function chooseTexts(wanted: readonly string[]): {
  language: string;
  direction: "ltr" | "rtl";
  texts: ChatTexts;
} {
  const primary = wanted.map((tag) => tag.toLowerCase().split(/[-_]/, 1)[0]!);
  const language = primary.find((tag) => Object.hasOwn(TEXTS, tag)) ?? "en";
  return { language, direction: FROM_RIGHT.has(language) ? "rtl" : "ltr", texts: TEXTS[language]! };
}
