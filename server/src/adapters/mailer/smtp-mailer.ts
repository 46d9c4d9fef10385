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
    async send({ to, subject, text }) {
      assertNoOpenTransaction("The network");
      await transport.sendMail({ to: { name: "", address: to }, subject, text });
    },
  };
}
