import type { Mailer } from "../../../ports/mailer.ts";

/** What someone is told of their own account by mail, so that they notice what was not them. */
export type AccountNotice =
  | { kind: "signed_in"; to: string; userAgent: string | null; address: string | null }
  | { kind: "password_changed" | "second_step_removed"; to: string };

/** Sends them behind the request that they tell of. Without a mail server there are none. */
export class AccountNotices {
  readonly #mailer: Mailer | undefined;
  readonly #baseUrl: string;
  readonly #onError: (error: unknown) => void;

  constructor(mailer: Mailer | undefined, baseUrl: string, onError: (error: unknown) => void) {
    this.#mailer = mailer;
    this.#baseUrl = baseUrl;
    this.#onError = onError;
  }

  /**
   * Not waited for: neither a slow mail server nor a broken one keeps anybody out. The operator sees the failure in the
   * log.
   */
  send(notice: AccountNotice | undefined): void {
    if (notice) this.#mailer?.send({ to: notice.to, ...this.#write(notice) }).catch(this.#onError);
  }

  #write(notice: AccountNotice): { subject: string; text: string } {
    const wayOut = `If this was not you, set a new password: ${this.#baseUrl}/forgot\n`;
    switch (notice.kind) {
      case "signed_in": {
        const facts = [`Browser: ${oneLine(notice.userAgent)}`, `Address: ${oneLine(notice.address)}`];
        return {
          subject: "A new sign-in to Citedesk",
          text: `Somebody signed in with your account from a browser or an address that it was not used from before.\n\n${facts.join("\n")}\n\n${wayOut}`,
        };
      }
      case "password_changed":
        return {
          subject: "Your password was changed",
          text: `The password of your Citedesk account was changed, and other sign-ins have ended.\n\n${wayOut}`,
        };
      case "second_step_removed":
        return {
          subject: "Your second step was removed",
          text: `Signing in to your Citedesk account takes the password alone again.\n\n${wayOut}`,
        };
    }
  }
}

/** Browsers say of themselves what they like. */
function oneLine(text: string | null): string {
  return text?.replaceAll(/[^\x20-\x7e]/g, " ").slice(0, 200) || "unknown";
}
