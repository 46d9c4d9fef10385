import { Readability } from "@mozilla/readability";
import { parseHTML } from "linkedom";
import { importPeer } from "../systems/peer-modules.ts";
import { type GoldPage, textOfHtml } from "./gold-page.ts";

export interface PagePeer {
  name: string;
  read(page: GoldPage): Promise<string>;
}

/** What others keep of a page: nothing left out, and two that look for the main text. */
export async function pagePeers(projectRoot: string): Promise<PagePeer[]> {
  const { default: Defuddle } = await importPeer<DefuddleModule>(projectRoot, "defuddle");
  return [
    { name: "all text of the page", read: async ({ html }) => textOfHtml(parseHTML(html).document.body.innerHTML) },
    {
      name: "Readability",
      read: async ({ html }) => {
        const { document } = parseHTML(html);
        return textOfHtml(new Readability(document as unknown as Document).parse()?.content ?? "");
      },
    },
    {
      name: "Defuddle",
      read: async ({ html, url }) => {
        const { document } = parseHTML(html);
        const { title, content } = new Defuddle(document as unknown as Document, { url }).parse();
        return `${title}\n${textOfHtml(content)}`;
      },
    },
  ];
}

interface DefuddleModule {
  default: new (document: Document, options: { url: string }) => { parse(): { title: string; content: string } };
}
