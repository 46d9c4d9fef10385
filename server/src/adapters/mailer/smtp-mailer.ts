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
    async send({ to, subject, text, html, senderName, replyTo }) {
      assertNoOpenTransaction("The network");
      const logo = html?.logo;
      await transport.sendMail({
        to: { name: "", address: to },
        subject,
        text,
        ...(html ? { html: html.content } : {}),
        ...(logo ? { attachments: [{ content: logo.content, filename: logo.name, cid: "logo" }] } : {}),
        ...(senderName ? { from: { name: senderName, address: addressIn(from) } } : {}),
        ...(replyTo ? { replyTo: { name: "", address: replyTo } } : {}),
      });
    },
  };
}

/** Of `Name <address>`, or of an address alone. */
function addressIn(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}
