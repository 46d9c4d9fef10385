import { ar } from "./ar.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { he } from "./he.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { nl } from "./nl.ts";
import type { Phrases } from "./phrases.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { ru } from "./ru.ts";
import { sv } from "./sv.ts";
import { th } from "./th.ts";
import { zh } from "./zh.ts";

/** By primary subtag. */
export const PHRASES_BY_LANGUAGE: Readonly<Record<string, Phrases>> = {
  en,
  de,
  fr,
  es,
  it,
  pt,
  nl,
  sv,
  da,
  pl,
  ru,
  ja,
  zh,
  ar,
  he,
  th,
};

/** Said everywhere: they tell nothing of the language. */
export const PHRASES_OF_ALL = { greeting: "hi|hey|hi hi|heya", frame: "ok|okay", yes: "ok|okay" } as const;
