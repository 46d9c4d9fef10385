import { make } from "./make.ts";
import type { ChatTexts } from "./texts/chat-texts.ts";

interface Citation {
  number: number;
  title: string;
  quote: string | null;
  fragment_url: string | null;
}

export interface Answer {
  chat_id: string;
  content: string;
  answered: boolean | null;
  citations: Citation[];
  nearest_sources: { title: string; url: string | null }[];
  suggestions: string[];
}

/** An answer with its numbers as buttons; each opens its quote below the text. */
export function describeAnswer(answer: Answer, ask: (message: string) => void, texts: ChatTexts): HTMLElement {
  const article = make("article", answer.answered === false ? "answer abstention" : "answer");
  const text = make("p", "");
  text.dir = "auto";
  for (const part of answer.content.split(/(\[\d+\])/)) {
    const number = Number(/^\[(\d+)\]$/.exec(part)?.[1]);
    const citation = answer.citations.find((candidate) => candidate.number === number);
    text.append(citation ? citationButton(citation, article, texts) : part);
  }
  article.append(text);
  if (answer.answered === false && answer.nearest_sources.length > 0) {
    article.append(make("p", "muted", texts.closest));
    const list = document.createElement("ul");
    for (const { title, url } of answer.nearest_sources) {
      const item = document.createElement("li");
      item.append(url ? externalLink(url, title) : title);
      list.append(item);
    }
    article.append(list);
  }
  const suggestions = make("p", "starters");
  for (const suggestion of answer.suggestions) {
    const chip = make("button", "chip", suggestion);
    chip.addEventListener("click", () => ask(suggestion));
    suggestions.append(chip);
  }
  article.append(suggestions);
  return article;
}

function citationButton(citation: Citation, article: HTMLElement, texts: ChatTexts): HTMLButtonElement {
  const button = make("button", "citation", String(citation.number));
  button.setAttribute("aria-label", texts.source(citation.number, citation.title));
  button.setAttribute("aria-expanded", "false");
  let quote: HTMLElement | undefined;
  button.addEventListener("click", () => {
    quote ??= describeQuote(citation, texts);
    const isShown = quote.isConnected;
    if (isShown) quote.remove();
    else {
      article.append(quote);
      quote.scrollIntoView({ block: "nearest" });
    }
    button.setAttribute("aria-expanded", String(!isShown));
  });
  return button;
}

function describeQuote(citation: Citation, texts: ChatTexts): HTMLElement {
  const block = document.createElement("blockquote");
  block.append(
    make("cite", "", `${citation.number}. ${citation.title}`),
    make("mark", "", citation.quote ?? texts.erased),
  );
  if (citation.fragment_url) block.append(externalLink(citation.fragment_url, texts.openAtQuote));
  return block;
}

function externalLink(url: string, text: string): HTMLElement | string {
  if (!/^https?:\/\//.test(url)) return text;
  const link = make("a", "", text);
  link.href = url;
  link.target = "_blank";
  link.rel = "noopener";
  return link;
}
