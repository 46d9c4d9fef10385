import { createHash } from "node:crypto";
import type { ImportedChat } from "@citedesk/extraction";
import type { NewChat } from "./chat-queries.ts";

const TITLE_LENGTH = 100;

/**
 * A conversation from elsewhere as it is stored. Its ids follow from its times and from what was said: the same again
 * has the same ids, and lists that go by id show it at its time.
 */
export function chatOf(agentId: string, { title, messages }: ImportedChat): NewChat {
  const content = JSON.stringify([agentId, messages.map(({ from, content, at }) => [from, content, at])]);
  const idAt = (at: string, part: string) => idOf(Date.parse(at), `${content}\n${part}`);
  const first = messages.find(({ from }) => from === "visitor")!;
  let asked: string | null = null;
  return {
    id: idAt(messages[0]!.at, "chat"),
    agentId,
    title: title ?? first.content.replaceAll(/\s+/gu, " ").slice(0, TITLE_LENGTH).toWellFormed(),
    createdAt: new Date(messages[0]!.at),
    updatedAt: new Date(messages.at(-1)!.at),
    messages: messages.map(({ from, content: said, at }, place) => {
      const id = idAt(at, String(place));
      // What is said first behind a question replies to it.
      const inReplyTo = from === "answerer" ? asked : null;
      asked = from === "visitor" ? id : null;
      const role = from === "visitor" ? ("user" as const) : ("member" as const);
      return { id, role, content: said, at: new Date(at), inReplyTo, answered: null, reason: null };
    }),
  };
}

/** A UUIDv7 (RFC 9562) whose random bits are a digest. */
function idOf(milliseconds: number, content: string): string {
  const time = milliseconds.toString(16).padStart(12, "0");
  const digest = createHash("sha256").update(content).digest("hex");
  const variant = ((Number.parseInt(digest[3]!, 16) & 0b0011) | 0b1000).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${digest.slice(0, 3)}-${variant}${digest.slice(4, 7)}-${digest.slice(7, 19)}`;
}
