import { address, ConfigError, oneOf } from "./config-values.ts";

const GIVEN_ROLES = ["admin", "editor", "viewer", "support"] as const;
type GivenRole = (typeof GIVEN_ROLES)[number];

/** A provider that people sign in with (OpenID Connect), without its secret. */
export interface OpenidSettings {
  issuer: string;
  clientId: string;
  name: string;
  scopes: string;
  groupsClaim: string;
}

export interface AdmissionSettings {
  domains: readonly string[];
  roles: Readonly<Record<string, GivenRole>>;
  usualRole: GivenRole | undefined;
}

type Text = (name: string) => string | undefined;

/** Undefined: people sign in with their password alone. Throws `ConfigError`. */
export function openidSettings(text: Text): OpenidSettings | undefined {
  const issuer = text("OIDC_ISSUER");
  if (issuer === undefined) return undefined;
  const url = new URL(address("OIDC_ISSUER", issuer));
  const isHere = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  if (url.protocol !== "https:" && !isHere)
    throw new ConfigError("OIDC_ISSUER", `\`${issuer}\` must be an https address: what it says signs people in.`);
  const clientId = text("OIDC_CLIENT_ID");
  if (clientId === undefined) throw new ConfigError("OIDC_CLIENT_ID", "is missing; OIDC_ISSUER is set.");
  if (text("OIDC_CLIENT_SECRET") === undefined)
    throw new ConfigError("OIDC_CLIENT_SECRET", "is missing; OIDC_ISSUER is set.");
  return {
    issuer,
    clientId,
    name: text("OIDC_NAME") ?? url.hostname,
    scopes: text("OIDC_SCOPES") ?? "openid email profile",
    groupsClaim: text("OIDC_GROUPS_CLAIM") ?? "groups",
  };
}

/** Who comes in by the provider, and as what. Throws `ConfigError`. */
export function admissionSettings(text: Text): AdmissionSettings {
  const usualRole = text("OIDC_USUAL_ROLE");
  return {
    domains: (text("OIDC_DOMAINS") ?? "")
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
    roles: Object.fromEntries(listOf(text("OIDC_ROLES")).map(readRole)),
    usualRole: usualRole === undefined ? undefined : oneOf("OIDC_USUAL_ROLE", usualRole, GIVEN_ROLES),
  };
}

function listOf(value = ""): string[] {
  return value
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
}

/** `GROUP=role`. */
function readRole(part: string): [string, GivenRole] {
  const at = part.lastIndexOf("=");
  if (at < 1) throw new ConfigError("OIDC_ROLES", `\`${part}\` is not like support-team=support.`);
  return [part.slice(0, at).trim(), oneOf("OIDC_ROLES", part.slice(at + 1).trim(), GIVEN_ROLES)];
}
