import PostalMime from "postal-mime";
import { type EntryReader, readOne } from "../archive/read-zip.ts";
import type { ArchiveEntry, ExtractedDocument } from "../extracted-document.ts";
import { appendBlocks } from "../html/append-blocks.ts";
import { findBody } from "../html/find-article.ts";
import { parsePage } from "../html/page-node.ts";
import { removeHidden } from "../html/remove-hidden.ts";
import { DocumentBuilder } from "../text/document-builder.ts";

const MAX_ATTACHMENTS = 100;

/** A message (RFC 5322): its subject as heading, who wrote it and when, its text; attachments are entries. */
export async function readMail(bytes: Uint8Array, readEntry: EntryReader): Promise<ExtractedDocument> {
  const mail = await PostalMime.parse(bytes);
  const builder = new DocumentBuilder();
  if (mail.subject) builder.heading(1, mail.subject);
  const sender = mail.from ? [mail.from.name, mail.from.address].filter(Boolean).join(", ") : "";
  const date = Date.parse(mail.date ?? "");
  const sent = Number.isNaN(date) ? undefined : new Date(date).toISOString();
  if (sender) builder.paragraph(`From: ${sender}`);
  if (sent) builder.paragraph(`Date: ${asSent(date, mail.headers.find(({ key }) => key === "date")?.value ?? "")}`);
  if (mail.text?.trim()) {
    for (const paragraph of mail.text.split(/\r?\n\s*\r?\n/u)) builder.paragraph(paragraph);
  } else if (mail.html) {
    const page = parsePage(mail.html);
    removeHidden(page);
    appendBlocks(builder, findBody(page));
  }
  const entries: ArchiveEntry[] = [];
  for (const [index, attachment] of mail.attachments.slice(0, MAX_ATTACHMENTS).entries()) {
    // Pictures in the text and signatures are no documents.
    if (attachment.related || attachment.mimeType?.startsWith("image/")) continue;
    const name = attachment.filename ?? `attachment-${index + 1}`;
    const content =
      typeof attachment.content === "string" ? Buffer.from(attachment.content) : new Uint8Array(attachment.content);
    entries.push(await readOne(name, () => readEntry(content, name)));
  }
  return {
    ...builder.build({ mediaType: "message/rfc822", title: mail.subject ?? null }),
    ...(sent ? { modifiedAt: sent } : {}),
    ...(entries.length > 0 ? { entries } : {}),
  };
}

/** In the sender's own time, which the header tells with its distance from UTC: `2024-05-06 10:00 UTC+01:00`. */
function asSent(date: number, header: string): string {
  const [, sign, hours = "0", minutes = "0"] = /\s([+-])(\d\d)(\d\d)\s*(?:\([^)]*\))?\s*$/u.exec(header) ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
  const local = new Date(date + offset * 60_000).toISOString().slice(0, 16).replace("T", " ");
  return offset === 0 ? `${local} UTC` : `${local} UTC${sign}${hours}:${minutes}`;
}
