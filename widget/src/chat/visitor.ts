import { CitedeskClient, CitedeskError } from "@citedesk/client";

export interface Visitor {
  client(): Promise<CitedeskClient>;
  /** What it has now; undefined before the first question. */
  token(): string | undefined;
  /** The token has expired: the next one is the same visitor's. */
  renew(): void;
  /** From now on the one whom the site knows; null: somebody new. */
  identify(identityToken: string | null): void;
}

export interface VisitorOptions {
  baseUrl: string;
  ticket: string;
  /** What the page around the chat keeps and knows of the visitor. */
  handedOver: Promise<{ token: string | undefined; identityToken: string }>;
  onToken(token: string): void;
  /** A ticket of now: this page's own holds for five minutes and is used once. */
  fetchTicket(): Promise<string>;
}

/** The visitor's token is asked for with the first question: before it, nothing is stored anywhere. */
export function createVisitor(options: VisitorOptions): Visitor {
  const { baseUrl, onToken } = options;
  let token: string | undefined;
  let ticket: string | undefined = options.ticket;
  let identity = "";
  const handedOver = options.handedOver.then((handed) => {
    token = handed.token;
    identity = handed.identityToken;
  });
  let earlier: string | undefined;
  let client: Promise<CitedeskClient> | undefined;

  async function open(): Promise<CitedeskClient> {
    await handedOver;
    if (token === undefined) {
      const fresh = ticket ?? (await options.fetchTicket());
      ticket = undefined;
      token = await ask(fresh).catch(async (error: unknown) => {
        if (!(error instanceof CitedeskError) || error.status !== 401) throw error;
        return ask(await options.fetchTicket());
      });
      earlier = undefined;
      onToken(token);
    }
    return new CitedeskClient({ baseUrl, token, simpleQuestions: true });
  }

  async function ask(fresh: string): Promise<string> {
    const body = {
      ticket: fresh,
      ...(identity ? { identity_token: identity } : {}),
      ...(earlier ? { visitor_token: earlier } : {}),
    };
    return (await new CitedeskClient({ baseUrl }).post("/v2/visitor_tokens", { body })).token;
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
    identify(identityToken) {
      identity = identityToken ?? "";
      earlier = undefined;
      token = undefined;
      client = undefined;
    },
  };
}
