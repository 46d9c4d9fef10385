import type { Schema } from "@citedesk/client";
import { t } from "../../../texts/language.ts";

export type Kind = Schema<"Import">["kind"];
export const KINDS: readonly Kind[] = ["questions", "pages", "documents", "help_center", "chats"];

export function importKindName(kind: Kind): string {
  return {
    questions: t("Questions and answers (CSV)"),
    pages: t("A list of pages (CSV or sitemap)"),
    documents: t("Notion or Markdown folder (ZIP)"),
    help_center: t("Help centre of Zendesk or Intercom (JSON)"),
    chats: t("Chats (JSON lines)"),
  }[kind];
}

export function importHint(kind: Kind): string {
  return {
    questions: t(
      "The first line names the columns: question, answer, and where you have them language and alternatives.",
    ),
    pages: t("A column url, or an address a line. Just these pages are read."),
    documents: t("Each file becomes a document, titled by its first heading. Pictures stay out."),
    help_center: t("Each published article becomes a document with its address. Drafts stay out."),
    chats: t(
      "They show in the inbox as imported and count as no answers. What your sources don't answer becomes a gap.",
    ),
  }[kind];
}

export function importCount(kind: Kind, n: number): string {
  return {
    questions: t("{n, plural, one {# question} other {# questions}}", { n }),
    pages: t("{n, plural, one {# page} other {# pages}}", { n }),
    documents: t("{n, plural, one {# document} other {# documents}}", { n }),
    help_center: t("{n, plural, one {# article} other {# articles}}", { n }),
    chats: t("{n, plural, one {# chat} other {# chats}}", { n }),
  }[kind];
}
