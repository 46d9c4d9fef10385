import type { BuiltPages, InlinePage } from "../../platform/http/built-pages.ts";
import { PagesNotBuiltError } from "./pages-not-built-error.ts";

/** What a chat's document is made of, with the texts that its visitor most likely reads. */
export interface ChatFiles extends InlinePage, SpokenTexts {}

export interface SpokenTexts {
  /** BCP 47, primary tag alone. */
  language: string;
  texts: { notLoaded: string };
}

interface WantedLanguages {
  /** The assistant's; empty: the visitor's. */
  fixed: string;
  /** Of the page around the chat. */
  around: string;
  /** RFC 9110, 12.5.4. */
  accepted: string;
}

/** The chat chooses again, and loads others where a browser told the service less than it tells its pages. */
export async function findChatFiles(pages: BuiltPages, wanted: WantedLanguages): Promise<ChatFiles> {
  const page = pages.findInline("widget", "src/chat/main.tsx");
  if (!page) throw new PagesNotBuiltError();
  return { ...page, ...(await findChatTexts(pages, wanted)) };
}

/** In the first language that there are texts in. */
export async function findChatTexts(pages: BuiltPages, wanted: WantedLanguages): Promise<SpokenTexts> {
  const tags = wanted.fixed === "" ? [wanted.around, ...wanted.accepted.split(",")] : [wanted.fixed];
  for (const tag of [...tags, "en"]) {
    const language = /^[a-z]{2,3}(?![a-z])/.exec(tag.trim().toLowerCase())?.[0] ?? "";
    const module = await pages.readModule("widget", `src/chat/texts/${language}.ts`);
    if (module) return { language, texts: module.texts as SpokenTexts["texts"] };
  }
  throw new PagesNotBuiltError();
}
