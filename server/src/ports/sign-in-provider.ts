/** Who a provider says that somebody is. */
export interface ExternalPerson {
  issuer: string;
  /** The provider's name for them: it stays when their address changes. */
  subject: string;
  email: string | undefined;
  isEmailVerified: boolean;
  name: string;
  groups: readonly string[];
}

/** A sign-in that was begun: where the browser goes, and what must come back with it. */
export interface BegunSignIn {
  url: string;
  /** Secrets of this one sign-in, for the browser to keep unread. */
  kept: string;
}

/** Signs people in elsewhere (OpenID Connect, authorisation code with PKCE). */
export interface SignInProvider {
  /** As the sign-in page calls it. */
  name: string;
  begin(returnTo: string): Promise<BegunSignIn>;
  /** `url`: where the browser came back to, whole. Throws `SignInProviderFailure`. */
  complete(url: string, kept: string): Promise<ExternalPerson>;
}

/** `message` is a sentence for people and holds no secret. */
export class SignInProviderFailure extends Error {}
