import * as oidc from "openid-client";
import { type SignInProvider, SignInProviderFailure } from "../../ports/sign-in-provider.ts";

interface OpenidSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
  name: string;
  scopes: string;
  groupsClaim: string;
}

interface Kept {
  state: string;
  nonce: string;
  verifier: string;
}

const TIMEOUT_SECONDS = 10;

/**
 * OpenID Connect Core 1.0 with discovery: authorisation code with PKCE (S256), `state` and `nonce`; signature, issuer,
 * audience and times of the ID token are checked by `openid-client`. The provider is looked up at the first sign-in and
 * again after a failure.
 */
export function createOpenidConnectProvider(settings: OpenidSettings): SignInProvider {
  let discovered: Promise<oidc.Configuration> | undefined;
  const discover = (): Promise<oidc.Configuration> => {
    discovered ??= lookUp(settings).catch((error) => {
      discovered = undefined;
      throw new SignInProviderFailure("The sign-in provider does not answer. Try again.", { cause: error });
    });
    return discovered;
  };
  return {
    name: settings.name,
    async begin(returnTo) {
      const configuration = await discover();
      const kept: Kept = {
        state: oidc.randomState(),
        nonce: oidc.randomNonce(),
        verifier: oidc.randomPKCECodeVerifier(),
      };
      const url = oidc.buildAuthorizationUrl(configuration, {
        redirect_uri: returnTo,
        scope: settings.scopes,
        state: kept.state,
        nonce: kept.nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(kept.verifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, kept: JSON.stringify(kept) };
    },
    async complete(url, text) {
      const configuration = await discover();
      const { state, nonce, verifier } = JSON.parse(text) as Kept;
      try {
        const tokens = await oidc.authorizationCodeGrant(configuration, new URL(url), {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const proven = tokens.claims()!;
        const told = await furtherClaims(configuration, tokens.access_token, proven.sub);
        // What the signed token says counts before what the provider tells besides.
        return toPerson(settings, { ...told, ...proven });
      } catch (error) {
        throw new SignInProviderFailure("The sign-in was refused or has expired. Begin again.", { cause: error });
      }
    },
  };
}

async function lookUp({ issuer, clientId, clientSecret }: OpenidSettings): Promise<oidc.Configuration> {
  const server = new URL(issuer);
  const insecure = server.protocol === "http:" ? { execute: [oidc.allowInsecureRequests] } : {};
  return oidc.discovery(server, clientId, clientSecret, undefined, { timeout: TIMEOUT_SECONDS, ...insecure });
}

/** Many providers put address and groups there alone. */
async function furtherClaims(configuration: oidc.Configuration, accessToken: string, subject: string) {
  if (!configuration.serverMetadata().userinfo_endpoint) return {};
  return oidc.fetchUserInfo(configuration, accessToken, subject);
}

function toPerson({ groupsClaim }: OpenidSettings, claims: Record<string, unknown>) {
  const groups = claims[groupsClaim];
  const text = (name: string) => (typeof claims[name] === "string" ? (claims[name] as string) : undefined);
  return {
    issuer: String(claims.iss),
    subject: String(claims.sub),
    email: text("email")?.toLowerCase(),
    isEmailVerified: claims.email_verified === true,
    name: (text("name") ?? "").slice(0, 200),
    groups: Array.isArray(groups) ? groups.map(String) : typeof groups === "string" ? [groups] : [],
  };
}
