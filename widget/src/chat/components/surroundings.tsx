/** @jsxImportSource preact */
import { useEffect, useRef, useState } from "preact/hooks";
import type { Citation } from "../conversation-state.ts";
import { useChat } from "./context.ts";

export interface Read {
  before: string;
  after: string;
  read_at: string;
}
export type Surroundings = Read | "reading" | "erased" | "failed";

/** The stored text around a quote, as this visitor may read it now. */
export function useSurroundings(messageId: string, { number, quote }: Citation): Surroundings {
  const { visitor } = useChat();
  const [surroundings, setSurroundings] = useState<Surroundings>(quote === null ? "erased" : "reading");
  useEffect(() => {
    if (quote === null) return;
    let isHere = true;
    const read = async () => {
      const client = await visitor.client();
      return client.get("/v2/messages/{id}/citations/{number}", { path: { id: messageId, number } });
    };
    read().then(
      (found) => isHere && setSurroundings(found),
      (error: { status?: number }) => isHere && setSurroundings(error.status === 410 ? "erased" : "failed"),
    );
    return () => {
      isHere = false;
    };
  }, [visitor, messageId, number, quote]);
  return surroundings;
}

/** The quote marked in its paragraph, or in all that was read of its source. */
export function Surrounded({
  citation,
  surroundings,
  isWhole,
}: {
  citation: Citation;
  surroundings: Surroundings;
  isWhole: boolean;
}) {
  const { speech } = useChat();
  const mark = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWhole) mark.current?.scrollIntoView({ block: "center" });
  }, [surroundings, isWhole]);
  if (surroundings === "erased" || citation.quote === null) return <span class="muted">{speech.say("erased")}</span>;
  const isRead = typeof surroundings === "object";
  const cut = isWhole
    ? { before: ellipsis(surroundings, "before"), after: ellipsis(surroundings, "after") }
    : undefined;
  const before = isRead ? (cut?.before ?? paragraphBefore(surroundings.before)) : "";
  const after = isRead ? (cut?.after ?? paragraphAfter(surroundings.after)) : "";
  return (
    <blockquote cite={citation.url ?? undefined} dir="auto">
      <span class="around">{before}</span>
      <mark ref={mark}>{citation.quote}</mark>
      <span class="around">{after}</span>
      {surroundings === "failed" && <span class="muted block">{speech.say("noSurroundings")}</span>}
    </blockquote>
  );
}

const AROUND = 160;

/** What stands before the quote in its paragraph, from a word on. */
export function paragraphBefore(text: string): string {
  const paragraph = text.slice(text.lastIndexOf("\n\n") + 1).replace(/^\n+/, "");
  if (paragraph.length <= AROUND) return paragraph;
  return `…${paragraph.slice(-AROUND).replace(/^\S*\s/, "")}`;
}

export function paragraphAfter(text: string): string {
  const end = text.indexOf("\n\n");
  const paragraph = end < 0 ? text : text.slice(0, end);
  if (paragraph.length <= AROUND) return paragraph;
  return `${paragraph.slice(0, AROUND).replace(/\s\S*$/, "")}…`;
}

const MAX_READ = 400;

/** The service sends so many characters on each side: a text that long was cut. */
function ellipsis(surroundings: Surroundings, side: "before" | "after"): string {
  if (typeof surroundings === "string") return "";
  const text = surroundings[side];
  if (text.length < MAX_READ) return text;
  return side === "before" ? `…${text}` : `${text}…`;
}
