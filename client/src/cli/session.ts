import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { CitedeskClient } from "../citedesk-client.ts";
import type { TokenPair } from "../credentials.ts";
import type { Surroundings } from "./surroundings.ts";
import { UsageError } from "./usage-error.ts";

/** What was said behind `--`. */
export type Values = Readonly<Record<string, string | boolean | undefined>>;

export interface KeptSignIn {
  url: string;
  token: string;
  refreshToken?: string;
}

/** One command's way to the service, and back to the person or script. */
export interface Session extends Surroundings {
  isJson: boolean;
  /** As `--url` or CITEDESK_URL say, else where login was. */
  url: string | undefined;
  /** Throws `UsageError` where nobody has said to whom to speak. */
  client(): CitedeskClient;
  kept(): KeptSignIn | undefined;
  keep(signIn: KeptSignIn | undefined): void;
  /** For people: a line. With `--json` nothing. */
  say(line: string): void;
  /** For scripts: with `--json` a line of JSON. */
  give(value: unknown): void;
}

export function openSession(surroundings: Surroundings, values: Values): Session {
  const { environment, settingsFile, out } = surroundings;
  const isJson = values.json === true;
  const kept = () => readKept(settingsFile);
  const keep = (signIn: KeptSignIn | undefined) => writeKept(settingsFile, signIn);
  const url = (values.url as string | undefined) ?? environment.CITEDESK_URL ?? kept()?.url;
  return {
    ...surroundings,
    isJson,
    url,
    kept,
    keep,
    say: (line) => void (isJson || out.write(`${line}\n`)),
    give: (value) => void (isJson && out.write(`${JSON.stringify(value)}\n`)),
    client() {
      const signIn = kept();
      if (url === undefined) throw new UsageError("Where is the service? citedesk login URL, or set CITEDESK_URL.");
      const workspaceId = values.workspace as string | undefined;
      const common = { baseUrl: url, ...(workspaceId !== undefined && { workspaceId }) };
      const { CITEDESK_TOKEN: token } = environment;
      if (token) return new CitedeskClient({ ...common, token });
      // What was given to one service is shown to no other.
      if (!signIn || new URL(signIn.url).origin !== new URL(url).origin)
        throw new UsageError(`You are not signed in at ${url}. citedesk login ${url}, or set CITEDESK_TOKEN.`);
      const { refreshToken } = signIn;
      return new CitedeskClient({
        ...common,
        token: signIn.token,
        ...(refreshToken !== undefined && {
          refreshToken,
          onTokens: (pair: TokenPair) => keep({ url: signIn.url, token: pair.token, refreshToken: pair.refresh_token }),
        }),
      });
    },
  };
}

function readKept(file: string): KeptSignIn | undefined {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as KeptSignIn;
  } catch {
    return undefined;
  }
}

/** Whole or not at all, and for this user alone. */
function writeKept(file: string, signIn: KeptSignIn | undefined): void {
  if (signIn === undefined) {
    rmSync(file, { force: true });
    return;
  }
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const next = `${file}.${process.pid}`;
  writeFileSync(next, `${JSON.stringify(signIn)}\n`, { mode: 0o600 });
  renameSync(next, file);
}
