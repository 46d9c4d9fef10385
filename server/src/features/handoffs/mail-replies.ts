import sql, { type Sql } from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { escapeHtml } from "../../platform/http/escape-html.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { Mail } from "../../ports/mailer.ts";
import { findMailBrand, type MailBrand } from "../brands/index.ts";
import { nameForVisitors } from "../conversations/index.ts";
import type { HandoffContext } from "./handoff-context.ts";
import { mailTexts } from "./mail-texts.ts";
import { makeRefusalToken } from "./mailed-lead.ts";
import { writeChatLink } from "./write-chat-link.ts";

interface UnreadReply {
  handoff_id: string;
  chat_id: string;
  lead_id: string;
  brand_id: string | null;
  agent_name: string;
  title: string;
  page_url: string | null;
  /** Of the chat, as it was recognised, and of the assistant. */
  language: string | null;
  agent_language: string | null;
  address: string;
  replies: { author: string | null; content: string }[];
}

/**
 * Mails what a person answered to a visitor who left an address in the chat, and has not written for five minutes since
 * the answer: all of it once, from the brand, in one thread a chat, with the way back into the chat. Who said that they
 * want no more gets none. A mail that the mail server refuses is not sent again: the chat has it.
 */
export async function mailReplies(context: HandoffContext, workspaceId: string): Promise<void> {
  const { database, mailer, log, config, secretKeys } = context;
  if (!mailer) return;
  const mails = await database.inWorkspace(workspaceId, async (transaction) => {
    const unread = await findUnread(transaction, workspaceId);
    const ids = unread.map(({ handoff_id: id }) => id);
    await transaction.query(sql`
      UPDATE handoffs SET replies_mailed_at = now() WHERE workspace_id = ${workspaceId} AND id = ANY(${ids}::uuid[])`);
    const written: Mail[] = [];
    for (const reply of unread) {
      const token = makeRefusalToken(secretKeys, { workspaceId, leadId: reply.lead_id });
      const refuseAt = new URL(`/mail/unsubscribe/${token}`, config.baseUrl).href;
      const brand = await findMailBrand(transaction, workspaceId, reply.brand_id, reply.agent_name);
      const { chat_id: chatId, lead_id: leadId, address } = reply;
      const answerAt = await writeChatLink(context, transaction, { workspaceId, chatId, leadId, address });
      written.push(write(reply, brand, { refuseAt, answerAt }));
    }
    return written;
  });
  for (const mail of mails) await mailer.send(mail).catch((err: unknown) => log.error({ err }, "reply mail"));
}

/** In the words of those who wrote; what is below them, in the visitor's language, says what each address is. */
function write(
  unread: UnreadReply,
  brand: MailBrand,
  { refuseAt, answerAt }: { refuseAt: string; answerAt: string | undefined },
): Mail {
  const { title, address, replies, page_url: page } = unread;
  const { senderName, replyTo, logo } = brand;
  const texts = mailTexts(unread.language, unread.agent_language);
  const said = [
    `> ${title}`,
    ...replies.map(({ author, content }) => [nameForVisitors(author), content].filter(Boolean).join(":\n")),
  ];
  const links = [...(page ? [{ words: texts.page, url: page }] : []), { words: texts.stop, url: refuseAt }];
  const answer = answerAt === undefined ? [] : [`${texts.answer}: ${answerAt}`];
  const button = answerAt === undefined ? [] : [`<p>${asNamedLink(texts.answer, answerAt)}</p>`];
  const footer = ["-- ", senderName, ...links.map(({ words, url }) => `${words}: ${url}`)];
  const picture = logo ? `<p><img src="cid:logo" alt="${escapeHtml(senderName)}" style="max-height:48px"></p>` : "";
  const html = [
    ...said.map(asHtml),
    ...button,
    `<p>-- <br>${[asHtmlLines(senderName), ...links.map(asLink)].join("<br>")}</p>`,
  ];
  return {
    to: address,
    subject: `${senderName}: ${title}`.replaceAll(/\s+/g, " ").slice(0, 200),
    text: `${[...said, ...answer, footer.join("\n")].join("\n\n")}\n`,
    html: { content: picture + html.join("\n"), ...(logo ? { logo } : {}) },
    senderName,
    thread: formatId("chat", unread.chat_id),
    unsubscribeUrl: refuseAt,
    ...(replyTo ? { replyTo } : {}),
  };
}

function asHtml(text: string): string {
  return `<p dir="auto">${asHtmlLines(text)}</p>`;
}

function asHtmlLines(text: string): string {
  return escapeHtml(text).replaceAll("\n", "<br>");
}

function asNamedLink(words: string, url: string): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(words)}</a>`;
}

/** A page's address is the visitor's own word: only what a browser opens as a page becomes a link. */
function asLink({ words, url }: { words: string; url: string }): string {
  if (!/^https?:\/\//.test(url)) return `${escapeHtml(words)}: ${escapeHtml(url)}`;
  return `${escapeHtml(words)}: <a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`;
}

/** Taken within two days, or still somebody's: older replies are not mailed late, as after a mail server was set. */
const isRecent = (handoff: Sql) =>
  sql`(${handoff}.claimed_at > now() - interval '2 days' OR ${handoff}.status = 'claimed')`;

function findUnread(executor: Executor, workspaceId: string): Promise<UnreadReply[]> {
  return executor.query<UnreadReply>(sql`
    SELECT h.id AS handoff_id, h.chat_id, l.id AS lead_id, g.brand_id, g.name AS agent_name, c.title, c.page_url,
      c.language, coalesce(v.definition -> 'settings', g.settings) ->> 'language' AS agent_language, l.address, said.replies
    FROM handoffs h JOIN chats c ON c.workspace_id = h.workspace_id AND c.id = h.chat_id AND c.deleted_at IS NULL
    JOIN agents g ON g.workspace_id = h.workspace_id AND g.id = h.agent_id
    LEFT JOIN agent_versions v ON v.workspace_id = g.workspace_id AND v.agent_id = g.id AND v.version = g.published_version
    JOIN LATERAL (
      SELECT id, address FROM leads WHERE workspace_id = h.workspace_id AND deleted_at IS NULL
        AND (chat_id = h.chat_id OR chat_ids @> ARRAY[h.chat_id]) AND address LIKE '%@%'
      ORDER BY id DESC LIMIT 1) l ON true
    -- A chat may have had several: what was said in all of them is one mail, of the last that somebody took. The first
    -- reply may be as old as its handoff: whoever writes takes the chat over.
    JOIN LATERAL (
      SELECT max(o.id::text) AS last_id, min(o.created_at) AS began_at,
        coalesce(max(o.replies_mailed_at), '-infinity') AS mailed_at
      FROM handoffs o WHERE o.workspace_id = h.workspace_id AND o.chat_id = h.chat_id AND ${isRecent(sql`o`)}) taken
      ON taken.last_id = h.id::text
    JOIN LATERAL (
      SELECT json_agg(json_build_object('author', m.author_name, 'content', m.content) ORDER BY m.id) AS replies
      FROM messages m WHERE m.workspace_id = h.workspace_id AND m.chat_id = h.chat_id AND m.role = 'member'
        AND m.created_at >= taken.began_at AND m.created_at > taken.mailed_at
        AND m.created_at > now() - interval '2 days') said ON said.replies IS NOT NULL
    JOIN LATERAL (
      SELECT role, created_at FROM messages m WHERE m.workspace_id = h.workspace_id AND m.chat_id = h.chat_id
      ORDER BY m.id DESC LIMIT 1) last ON last.role = 'member' AND last.created_at < now() - interval '5 minutes'
    WHERE h.workspace_id = ${workspaceId} AND NOT EXISTS (SELECT FROM leads n WHERE n.workspace_id = h.workspace_id
        AND n.address = l.address AND n.mail_refused_at IS NOT NULL) AND ${isRecent(sql`h`)}
    ORDER BY h.id FOR UPDATE OF h SKIP LOCKED`);
}
