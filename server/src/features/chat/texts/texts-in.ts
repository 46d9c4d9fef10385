import { primaryLanguage } from "@citedesk/grounding";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import type { FixedTexts } from "./fixed-texts.ts";
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

/** By primary subtag. */
export const FIXED_TEXTS: Readonly<Record<string, FixedTexts>> = {
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  pl,
  ru,
  ja,
  zh,
  ar,
  he,
  th,
};

/** English where the language, a BCP 47 tag, is not among them. */
export function textsIn(language: string | null): FixedTexts {
  const primary = primaryLanguage(language);
  return Object.hasOwn(FIXED_TEXTS, primary) ? FIXED_TEXTS[primary]! : en;
}
