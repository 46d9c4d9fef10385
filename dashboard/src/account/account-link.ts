export type AccountLink =
  | { kind: "invitation" | "reset" | "confirm-email" | "sign-up"; token: string }
  | { kind: "forgot"; token: "" };

const TOKEN_KINDS = ["invitation", "reset", "confirm-email", "sign-up"] as const;

/**
 * What a mailed link asks for. Its token stands behind `#`, so that no server log or Referer gets it: `/reset#TOKEN`,
 * and `/#/reset/TOKEN` in mails of the first version.
 */
export function readAccountLink({ pathname, hash }: { pathname: string; hash: string }): AccountLink | undefined {
  if (pathname === "/forgot") return { kind: "forgot", token: "" };
  const [, oldKind, oldToken] = /^#\/([\w-]+)\/(.+)$/.exec(hash) ?? [];
  const kind = TOKEN_KINDS.find((one) => pathname === `/${one}` || (pathname === "/" && oldKind === one));
  return kind && { kind, token: oldToken ?? hash.slice(1) };
}
