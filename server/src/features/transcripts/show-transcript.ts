import type { Database } from "../../platform/database/database.ts";
import { InvalidError } from "../../platform/errors/app-error.ts";
import { formatId, parseId } from "../../platform/ids/identifiers.ts";
import { isTimezone } from "../agents/index.ts";
import { askerIn, getReadableChat, listMessagesOf, nameForVisitors, presentMessage } from "../conversations/index.ts";
import type { Principal } from "../identity/index.ts";
import { findAnsweringAgent, listHandoffSteps, listLeftDetails } from "./transcript-queries.ts";
import type { Transcript, TranscriptQuery } from "./transcript-schemas.ts";
import { transcriptTexts } from "./transcript-texts.ts";
import { type TranscriptEntry, writeTranscript } from "./write-transcript.ts";

/**
 * A whole chat as plain text, as whoever asks may read it: visitors don't learn members' addresses, and what was left
 * in a form is for members and keys that read leads. Notes are in none. Throws 404 and 422.
 */
export function showTranscript(
  database: Database,
  principal: Principal,
  publicId: string,
  { language, time_zone: timeZone }: TranscriptQuery,
): Promise<Transcript> {
  if (timeZone !== undefined && !isTimezone(timeZone))
    throw new InvalidError([{ pointer: "?time_zone", message: "is not the IANA name of a time zone." }]);
  const { workspaceId } = principal;
  const isVisitor = principal.kind === "visitor";
  const nameOf = (name: string | null) => (isVisitor ? nameForVisitors(name) : (name ?? ""));
  return database.inWorkspace(workspaceId, async (transaction) => {
    const chat = await getReadableChat(transaction, principal, parseId("chat", publicId));
    const agent = await findAnsweringAgent(transaction, workspaceId, chat.agent_id);
    const messages = await listMessagesOf(transaction, workspaceId, [chat.id]);
    const handoffs = await listHandoffSteps(transaction, workspaceId, chat.id);
    const details = readsLeads(principal) ? await listLeftDetails(transaction, workspaceId, chat.id) : [];
    const asker = askerIn(principal, chat);
    const entries: TranscriptEntry[] = [
      ...messages
        .filter(({ content }) => content !== "")
        .map((row): TranscriptEntry => {
          const { role, content, citations } = presentMessage(row, principal.kind === "member", asker);
          const by = role === "user" ? "visitor" : role === "assistant" ? "assistant" : "person";
          return { kind: "message", at: row.created_at, by, name: nameOf(row.author_name), content, citations };
        }),
      ...handoffs.flatMap(({ requested_by, name, created_at, claimed_at, ended_at }): TranscriptEntry[] => [
        ...(requested_by === "member" ? [] : [step("asked", created_at, "")]),
        ...(claimed_at ? [step("joined", claimed_at, nameOf(name))] : []),
        ...(claimed_at && ended_at ? [step("left", ended_at, nameOf(name))] : []),
      ]),
      ...details.map(({ fields, created_at }): TranscriptEntry => ({ kind: "details", at: created_at, fields })),
    ];
    const title = isVisitor ? chat.title : (chat.own_title ?? chat.title);
    const text = writeTranscript({
      agentName: agent.name,
      title,
      pageUrl: chat.page_url,
      entries,
      texts: transcriptTexts(language ?? agent.language),
      timeZone: timeZone ?? agent.time_zone ?? "UTC",
    });
    return { chat_id: formatId("chat", chat.id), title, text };
  });
}

function step(kind: "asked" | "joined" | "left", at: Date, name: string): TranscriptEntry {
  return { kind: "step", step: kind, at, name };
}

function readsLeads(principal: Principal): boolean {
  return principal.kind === "member" || (principal.kind === "api_key" && principal.scopes.includes("leads:read"));
}
