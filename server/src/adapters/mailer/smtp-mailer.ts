import { createTransport } from "nodemailer";
import { assertNoOpenTransaction } from "../../platform/database/open-transaction-error.ts";
import type { Mailer } from "../../ports/mailer.ts";

const LIMIT_MS = 15_000;

/** `url` is `smtp://user:password@host:587` or `smtps://…`; `from` an address, with or without a name. */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(
    { url, connectionTimeout: LIMIT_MS, greetingTimeout: LIMIT_MS, socketTimeout: LIMIT_MS },
    { from, disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    async send({ to, subject, text, html, senderName, replyTo, thread, unsubscribeUrl }) {
      assertNoOpenTransaction("The network");
      const logo = html?.logo;
      await transport.sendMail({
        to: { name: "", address: to },
        subject,
        text,
        ...(html ? { html: html.content } : {}),
        ...(logo ? { attachments: [{ content: logo.content, filename: logo.name, cid: "logo" }] } : {}),
        ...(senderName ? { from: { name: senderName, address: addressIn(from) } } : {}),
        ...(thread ? { inReplyTo: threadId(thread, from), references: threadId(thread, from) } : {}),
        ...(unsubscribeUrl
          ? {
              list: { unsubscribe: unsubscribeUrl },
              headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
            }
          : {}),
        ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
      });
    },
  };
}

/** RFC 5322, 3.6.4: as if the mails answered one that stands for the thread. */
const threadId = (thread: string, from: string) => `<${thread}@${addressIn(from).split("@").at(-1)}>`;

/** Of `Name <address>`, or of an address alone. */
function addressIn(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}
