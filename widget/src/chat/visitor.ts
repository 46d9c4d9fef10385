import { CitedeskClient, CitedeskError } from "@citedesk/client";
import { findIdentityProblem } from "./find-identity-problem.ts";

export interface Visitor {
  client(): Promise<CitedeskClient>;
  /** What it has now; undefined before the first question. */
  token(): string | undefined;
  /** The token has expired: the next one is the same visitor's. */
  renew(): void;
  /** By a mail's link, in its chat alone. */
  isByMail(): boolean;
  /** The chat of the mail's link, once there is a token for it. */
  mailedChat(): string | undefined;
  /** From now on somebody new, where they came by a mail. */
  leaveMail(): void;
  /** From now on the one whom the site knows; null: somebody new. Whom it does not prove is one whom nobody knows. */
  identify(identityToken: string | null): void;
}

export interface VisitorOptions {
  baseUrl: string;
  ticket: string;
  /** Of a mail's link; empty: none. */
  mailToken: string;
  /** What the page around the chat keeps and knows of the visitor. */
  handedOver: Promise<{ token: string | undefined; identityToken: string }>;
  onToken(token: string): void;
  /** The site's word about its visitor does not hold. */
  onInvalidIdentity(reason: string): void;
  /** By the service's clock. */
  now(): number;
  /** A ticket of now: this page's own holds for five minutes and is used once. */
  fetchTicket(): Promise<string>;
}

/** Of a refusal: the link opens its chat no longer. */
export const MAIL_LINK_ENDED = "mail_link_ended";

/** As long as a restart takes; then the visitor may ask again. */
const WAITS_MS: readonly number[] = [500, 1_000, 2_000];

/** The visitor's token is asked for with the first question: before it, nothing is stored anywhere. */
export function createVisitor(options: VisitorOptions): Visitor {
  const { baseUrl, onToken } = options;
  let token: string | undefined;
  let ticket: string | undefined = options.ticket;
  let identity = "";
  let { mailToken } = options;
  let mailedChat: string | undefined;
  const handedOver = options.handedOver.then((handed) => {
    token = handed.token;
    takeIdentity(handed.identityToken);
  });
  let earlier: string | undefined;
  let client: Promise<CitedeskClient> | undefined;

  async function open(): Promise<CitedeskClient> {
    await handedOver;
    if (token === undefined) {
      token = await askUntilTaken();
      earlier = undefined;
      onToken(token);
    }
    return new CitedeskClient({ baseUrl, token, simpleQuestions: true });
  }

  /**
   * Of what is sent, the ticket may be too old, and then the identity refused: each goes, and it is asked anew. A
   * service that restarts, or a network that drops, is waited for.
   */
  async function askUntilTaken(): Promise<string> {
    const waits = [...WAITS_MS];
    for (let refusals = 0; ; ) {
      const sent = identity;
      try {
        return await ask();
      } catch (error) {
        const isAnswered = error instanceof CitedeskError && error.status < 500;
        const waitMs = isAnswered ? undefined : waits.shift();
        if (waitMs !== undefined) {
          await new Promise((resolve) => setTimeout(resolve, waitMs));
          continue;
        }
        if (!isAnswered || error.status !== 401 || refusals++ === 2) throw error;
        if (error.code === MAIL_LINK_ENDED) throw error;
        if (error.code === "invalid_identity" && sent === identity) refuseIdentity(error.message);
      }
    }
  }

  function takeIdentity(given: string): void {
    identity = given;
    const problem = given && findIdentityProblem(given, options.now());
    if (problem) refuseIdentity(problem);
  }

  /** Whoever it was to be, goes on as one whom nobody knows, where the assistant answers those. */
  function refuseIdentity(reason: string): void {
    identity = "";
    options.onInvalidIdentity(reason);
  }

  async function ask(): Promise<string> {
    const fresh = ticket ?? (await options.fetchTicket());
    ticket = undefined;
    const body = mailToken
      ? { ticket: fresh, mail_token: mailToken }
      : {
          ticket: fresh,
          ...(identity ? { identity_token: identity } : {}),
          ...(earlier ? { visitor_token: earlier } : {}),
        };
    const made = await new CitedeskClient({ baseUrl }).post("/v2/visitor_tokens", { body });
    mailedChat = made.chat_id;
    return made.token;
  }

  return {
    client() {
      client ??= open();
      client.catch(() => {
        client = undefined;
      });
      return client;
    },
    token: () => token,
    renew() {
      earlier = token ?? earlier;
      token = undefined;
      client = undefined;
    },
    isByMail: () => mailToken !== "",
    mailedChat: () => mailedChat,
    leaveMail() {
      if (mailToken === "") return;
      mailToken = "";
      mailedChat = earlier = token = client = undefined;
    },
    identify(identityToken) {
      takeIdentity(identityToken ?? "");
      earlier = undefined;
      token = undefined;
      client = undefined;
    },
  };
}
