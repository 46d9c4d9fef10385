/** @jsxImportSource preact */
import { useEffect, useRef, useState } from "preact/hooks";
import type { ConversationState, Line } from "../conversation-state.ts";
import { sayWait } from "../texts/speak.ts";
import { useChat } from "./context.ts";

const STILL_MS = 5_000;

/**
 * Speaks at the edges alone: the search, once that it goes on, the whole answer, and what a person says. Never word by
 * word.
 */
export function Announcer({ state }: { state: ConversationState }) {
  const { speech, settings } = useChat();
  const [text, setText] = useState("");
  const told = useRef(new Set<string>());
  const last = state.lines.at(-1);
  const isAnswering = last?.status === "sending" || last?.status === "streaming";
  // Beside a person the assistant looks for nothing.
  const isSearching = isAnswering && state.status !== "with_human";
  useEffect(() => {
    if (!isSearching) return;
    setText(sayWait(speech, settings.open));
    const timer = setTimeout(() => setText(speech.say("stillWriting")), STILL_MS);
    return () => clearTimeout(timer);
  }, [isSearching]);
  // A person came meanwhile, or the question was refused: no answer takes the place of what was said of the search.
  const isWithoutAnswer = state.status === "with_human" || last?.problem !== undefined;
  useEffect(() => {
    const waits = [sayWait(speech, settings.open), speech.say("stillWriting")];
    if (isWithoutAnswer) setText((said) => (waits.includes(said) ? "" : said));
  }, [isWithoutAnswer]);
  useEffect(() => {
    if (!last || last.role === "user" || last.status === "streaming" || told.current.has(last.id)) return;
    told.current.add(last.id);
    if (last.id !== state.foundLast) setText(spoken(last));
  }, [last?.id, last?.status]);

  function spoken(line: Line): string {
    const words = line.content.replaceAll(/\[\d+\]/g, "").replaceAll(/[*_`#|>]/g, "");
    if (line.role === "member") return speech.say("says", { name: line.author || speech.say("person"), text: words });
    if (line.message?.answered === false) return `${speech.say("noAnswer")} ${words}`;
    return line.citations.length > 0 ? `${words} ${speech.count("sources", line.citations.length)}` : words;
  }

  return (
    <p class="visually-hidden" role="status">
      {text}
    </p>
  );
}
