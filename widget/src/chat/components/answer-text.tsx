/** @jsxImportSource preact */
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Line } from "../conversation-state.ts";
import { type MarkdownWriter, writeMarkdown } from "../markdown/write-markdown.ts";
import { useChat } from "./context.ts";
import { type OpenQuote, useQuotes } from "./use-quotes.tsx";

/** The answer's words. They are written once and grow: what stands there never moves. */
export function AnswerText({ line }: { line: Line }) {
  const chat = useChat();
  const root = useRef<HTMLDivElement>(null);
  const written = useRef<{ text: string; writer: MarkdownWriter } | undefined>(undefined);
  const quotes = useQuotes(line);
  const { content, status, citations } = line;
  const isGrowing = status === "streaming";

  useLayoutEffect(() => {
    const element = root.current!;
    const before = written.current;
    if (!before || !content.startsWith(before.text)) {
      element.replaceChildren();
      const writer = writeMarkdown(element, (number) => citationMark(number, line, quotes));
      written.current = { text: "", writer };
    }
    const now = written.current!;
    now.writer.write(content.slice(now.text.length));
    now.text = content;
    if (!isGrowing) now.writer.end();
    if (!isGrowing) written.current = { text: `${content}\n`, writer: now.writer };
  }, [content, isGrowing]);

  // Numbers that nothing stands behind are what they were written as.
  useLayoutEffect(() => {
    for (const button of root.current!.querySelectorAll<HTMLButtonElement>("button.cite")) {
      const number = Number(button.dataset.number);
      const citation = citations.find((candidate) => candidate.number === number);
      if (citation) button.ariaLabel = chat.speech.say("source", { n: number, title: citation.title });
      else if (!isGrowing) button.replaceWith(`[${number}]`);
    }
  }, [citations, isGrowing, chat.speech]);

  return <div ref={root} class="text" dir="auto" />;
}

function citationMark(number: number, line: Line, quotes: OpenQuote): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "cite";
  button.dataset.number = String(number);
  button.textContent = String(number);
  button.ariaExpanded = "false";
  quotes.attach(button, line.id, number);
  return button;
}
