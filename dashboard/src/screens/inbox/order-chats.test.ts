import assert from "node:assert/strict";
import { test } from "node:test";
import type { Schema } from "@citedesk/client";
import { orderChats } from "./order-chats.ts";

type Chat = Schema<"ListedChat">;
const at = (minute: number) => `2026-11-21T09:${String(minute).padStart(2, "0")}:00.000Z`;
const chat = (id: string, status: Chat["status"], awaits: number | null, last: number) =>
  ({
    id,
    status,
    created_at: at(0),
    awaits_reply_since: awaits === null ? null : at(awaits),
    last_message: { role: "user", text: "", created_at: at(last) },
  }) as Chat;

test("who waits for a word of a person stands first, longest first; then what people have, newest word first", () => {
  const rows = [
    chat("open", "open", null, 50),
    chat("quiet", "with_human", null, 10),
    chat("wrote", "with_human", 20, 30),
    chat("waits", "waiting_for_human", 15, 15),
    chat("answered", "with_human", null, 40),
    chat("older", "resolved", null, 1),
    // In two lists at once, as the page reads them.
    chat("waits", "waiting_for_human", 15, 15),
  ];
  assert.deepEqual(
    orderChats(rows).map(({ id }) => id),
    ["waits", "wrote", "answered", "quiet", "open", "older"],
  );
});
