import { CitedeskClient } from "../citedesk-client.ts";
import { CitedeskError } from "../citedesk-error.ts";
import type { TokenPair } from "../credentials.ts";
import type { Session, Values } from "./session.ts";
import { UsageError } from "./usage-error.ts";

/** With an e-mail address and a password, and a code where one is needed; or with an API key. */
export async function logIn(session: Session, values: Values, [given]: string[]): Promise<void> {
  const url = given ?? session.url ?? (await session.ask("Address of the service: "));
  if (!url || !URL.canParse(url)) throw new UsageError("login takes an address such as https://help.example.com.");
  if (typeof values.key === "string") return keepKey(session, url, values.key);
  let pair: TokenPair | undefined;
  const client = new CitedeskClient({
    baseUrl: url,
    onTokens: (next) => {
      pair = next;
    },
  });
  const email = (values.email as string | undefined) ?? (await session.ask("E-mail: "));
  const password = session.environment.CITEDESK_PASSWORD ?? (await session.ask("Password: ", { hidden: true }));
  if (!email || !password)
    throw new UsageError("login needs an e-mail address and a password (asked for, or CITEDESK_PASSWORD), or --key.");
  try {
    await client.signIn(email, password);
  } catch (error) {
    if (!(error instanceof CitedeskError) || error.code !== "totp_required") throw error;
    const code = await session.ask("Code of your authenticator app: ");
    await client.completeSignIn(String(error.problem.totp_token), code ?? "");
  }
  session.keep({ url, token: pair!.token, refreshToken: pair!.refresh_token });
  await greet(session, client, url);
}

async function keepKey(session: Session, url: string, key: string): Promise<void> {
  const client = new CitedeskClient({ baseUrl: url, token: key });
  // A key that doesn't hold is not kept.
  await client.get("/v2/me");
  session.keep({ url, token: key });
  await greet(session, client, url);
}

async function greet(session: Session, client: CitedeskClient, url: string): Promise<void> {
  const me = await client.get("/v2/me");
  session.say(`Signed in at ${url} as ${me.name || ("email" in me && me.email) || me.id}.`);
  session.give({ url, id: me.id, name: me.name });
}

/** An API key is only forgotten: it goes on elsewhere. */
export async function logOut(session: Session): Promise<void> {
  const signIn = session.kept();
  if (signIn?.refreshToken !== undefined) {
    const client = new CitedeskClient({
      baseUrl: signIn.url,
      token: signIn.token,
      refreshToken: signIn.refreshToken,
    });
    await client.signOut().catch((error) => {
      // It had ended already.
      if (!(error instanceof CitedeskError) || error.status !== 401) throw error;
    });
  }
  session.keep(undefined);
  session.say("Signed out.");
  session.give({ signed_out: true });
}
