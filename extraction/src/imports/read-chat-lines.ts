import { ExtractionFailure } from "../extracted-document.ts";
import { canonicalLine, canonicalLines } from "../text/canonical-text.ts";
import type { ImportedChat, ImportedMessage } from "./import-contents.ts";
import { LeftOutList } from "./left-out-list.ts";

const MAX_CHATS = 2000;
const MAX_MESSAGES = 500;
const MAX_CHARACTERS = 20_000;
const SECOND_MS = 1000;
const EARLIEST = Date.UTC(2000, 0, 1);

const FROM: Readonly<Record<string, ImportedMessage["from"]>> = Object.fromEntries([
  ...["user", "visitor", "customer", "human", "contact", "lead", "end-user", "enduser"].map((role) => [
    role,
    "visitor",
  ]),
  ...["assistant", "bot", "ai", "agent", "admin", "operator", "member", "teammate", "model"].map((role) => [
    role,
    "answerer",
  ]),
]);
/** What programs say to each other. */
const UNSAID = new Set(["system", "developer", "tool", "function", "note"]);

type Fields = Record<string, unknown>;

/**
 * Conversations as JSON lines: a line is a conversation, `{id, messages: [{role, content, time}]}`, or a message,
 * `{conversation_id, role, content, time}`. Throws `ExtractionFailure` for a line that is no JSON object.
 */
export function readChatLines(source: string) {
  const leftOut = new LeftOutList();
  const chats = gather(source, leftOut);
  if (chats.length > MAX_CHATS)
    throw new ExtractionFailure(
      "too_large",
      "The file has more than 2,000 conversations. Split it, and bring the parts in one after the other.",
    );
  const items = chats.flatMap(({ line, title, messages }): ImportedChat[] => {
    const leave = (code: string, message: string, place: { line?: number; field?: string } = {}): ImportedChat[] => {
      leftOut.add(code, message, { line, ...place });
      return [];
    };
    const said: ImportedMessage[] = [];
    let last = Number.NaN;
    for (const { line: at, fields } of messages) {
      const role = String(fields.role ?? fields.author ?? fields.sender ?? "")
        .trim()
        .toLowerCase();
      if (UNSAID.has(role)) continue;
      const from = FROM[role];
      if (!from)
        return leave("invalid", "A message has a role that is neither user nor assistant.", {
          line: at,
          field: "role",
        });
      const content = canonicalLines(textOf(fields.content ?? fields.text ?? fields.message)).trim();
      if (content === "") continue;
      if (content.length > MAX_CHARACTERS)
        return leave("too_long", "A message is longer than 20,000 characters.", { line: at, field: "content" });
      const time = timeOf(fields.time ?? fields.created_at ?? fields.timestamp ?? fields.created ?? fields.date);
      if (time === "invalid" || (time === undefined && Number.isNaN(last)))
        return leave("invalid", "A message has no time such as 2026-11-21T09:30:00Z.", { line: at, field: "time" });
      last = Math.max(time ?? last + SECOND_MS, Number.isNaN(last) ? 0 : last + 1);
      said.push({ from, content, at: new Date(last).toISOString() });
    }
    if (!said.some(({ from }) => from === "visitor")) return leave("no_question", "Nobody asks anything in it.");
    if (said.length > MAX_MESSAGES) return leave("too_long", "It has more than 500 messages.");
    if (last > Date.now()) return leave("invalid", "It is of a time that is still to come.", { field: "time" });
    return [{ line, title, messages: said }];
  });
  return { kind: "chats" as const, items, leftOut: leftOut.reasons };
}

interface Gathered {
  line: number;
  title: string | null;
  messages: { line: number; fields: Fields }[];
}

function gather(source: string, leftOut: LeftOutList): Gathered[] {
  const chats: Gathered[] = [];
  const byId = new Map<string, Gathered>();
  for (const [index, text] of source
    .replace(/^\uFEFF/u, "")
    .split("\n")
    .entries()) {
    if (text.trim() === "") continue;
    const line = index + 1;
    const fields = parseLine(text, line);
    if (Array.isArray(fields.messages)) {
      const messages = fields.messages.filter(isObject).map((one) => ({ line, fields: one }));
      const title = typeof fields.title === "string" ? canonicalLine(fields.title).slice(0, 200) || null : null;
      chats.push({ line, title, messages });
      continue;
    }
    const id = fields.conversation_id ?? fields.chat_id ?? fields.thread_id ?? fields.conversation;
    if (typeof id !== "string" && typeof id !== "number") {
      leftOut.add("invalid", "The line has neither `messages` nor a `conversation_id`.", { line, field: "messages" });
      continue;
    }
    const chat = byId.get(String(id)) ?? { line, title: null, messages: [] };
    if (!byId.has(String(id))) chats.push(chat);
    byId.set(String(id), chat);
    chat.messages.push({ line, fields });
  }
  return chats;
}

function parseLine(text: string, line: number): Fields {
  try {
    const value: unknown = JSON.parse(text);
    if (isObject(value)) return value;
  } catch {}
  throw new ExtractionFailure(
    "broken",
    `Line ${line} is no JSON object. Each line is one conversation or one message.`,
  );
}

/** A text, or parts of which some are texts. */
function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join("\n");
  return isObject(value) && typeof value.text === "string" ? value.text : "";
}

/** Milliseconds, from ISO 8601 or from seconds or milliseconds since 1970. */
function timeOf(value: unknown): number | "invalid" | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  const time = typeof value === "number" ? (value < 1e11 ? value * SECOND_MS : value) : Date.parse(String(value));
  return Number.isFinite(time) && time >= EARLIEST && time < 1e14 ? Math.trunc(time) : "invalid";
}

function isObject(value: unknown): value is Fields {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
