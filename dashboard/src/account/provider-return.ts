/** With what a browser comes back from the sign-in provider: signed in, asked for a code, or refused. */
export type ProviderReturn =
  | { kind: "signed-in" }
  | { kind: "code"; totpToken: string }
  | { kind: "refused"; code: string };

/** Behind `#`, as mailed links have it: no server log or Referer gets it. */
export function readProviderReturn({ pathname, hash }: { pathname: string; hash: string }): ProviderReturn | undefined {
  if (pathname !== "/") return undefined;
  if (hash === "#signed-in") return { kind: "signed-in" };
  const [, name, value = ""] = /^#(code|sign-in-refused)=(.+)$/.exec(hash) ?? [];
  if (name === "code") return { kind: "code", totpToken: value };
  return name ? { kind: "refused", code: value } : undefined;
}
