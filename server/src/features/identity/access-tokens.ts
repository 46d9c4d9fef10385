import type { JWTPayload } from "jose";
import { LRUCache } from "lru-cache";
import { AppError } from "../../platform/errors/app-error.ts";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";
import type { Clock } from "../../ports/clock.ts";

const ISSUER = "citedesk";
export const ACCESS_TOKEN_SECONDS = 900;
const VISITOR_TOKEN_SECONDS = 3600;
const TICKET_SECONDS = 300;
const SECOND_STEP_SECONDS = 300;
const MAILED_CHAT_SECONDS = 14 * 24 * 3600;
const SIGN_UP_SECONDS = 24 * 3600;
const EARLIER_SECONDS = 30 * 24 * 3600;

/** What each kind of token says. The audience keeps one kind from being used as another. */
export interface AccessClaims {
  sessionId: string;
}
export interface VisitorClaims {
  workspaceId: string;
  agentId: string;
  visitorId: string;
  identified: boolean;
  claims: Record<string, unknown>;
  /** Of the assistant's visitors when it was made; undefined in one of an earlier version of the service. */
  generation?: number;
  /** UUID of the one chat that it is for: whoever has it came by a mail. Undefined: all of the visitor's. */
  chatId?: string;
}
/** What a mail's link opens, and for whom it was sent. */
export interface MailedChatClaims {
  workspaceId: string;
  agentId: string;
  visitorId: string;
  chatId: string;
  /** What the address was left with, and a digest of the address that the mail went to. */
  leadId: string;
  address: string;
  /** Of the assistant's visitors when it was sent. */
  generation: number;
}
export interface TicketClaims {
  workspaceId: string;
  agentId: string;
  deploymentId: string;
  /** Under which its page was opened. */
  origin: string;
  /** A UUID: it is used once. */
  id: string;
}
/** Who has passed the first step of a sign-in, and with which password. */
export interface SecondStepClaims {
  userId: string;
  accountId: string;
  proof: string;
}

/** Whose address a mail has proven, for an account of their own. */
export interface SignUpClaims {
  email: string;
  accountName: string;
  /** UUID of the account to be: it is made once. */
  accountId: string;
}

const CHECKED_TOKENS = 1_000;

/** Signs and checks this server's own JWTs: HS256 only, one audience a kind, a key id for rotation (RFC 8725). */
export class AccessTokens {
  readonly #keys: { id: string; key: Uint8Array }[];
  readonly #clock: Clock;
  /**
   * Payloads by audience and the very token whose signature was found right: a page asks many times with the same one.
   */
  readonly #checked = new LRUCache<string, JWTPayload>({ max: CHECKED_TOKENS });

  constructor(secretKeys: SecretKeys, clock: Clock) {
    this.#keys = secretKeys.derive("tokens");
    this.#clock = clock;
  }

  signAccess(claims: AccessClaims): Promise<string> {
    return this.#sign("access", ACCESS_TOKEN_SECONDS, { sid: claims.sessionId });
  }

  signVisitor(claims: VisitorClaims, seconds = VISITOR_TOKEN_SECONDS): Promise<string> {
    return this.#sign("visitor", seconds, { ...claims });
  }

  signTicket(claims: TicketClaims): Promise<string> {
    return this.#sign("ticket", TICKET_SECONDS, { ...claims });
  }

  signMailedChat(claims: MailedChatClaims): Promise<string> {
    return this.#sign("mailed_chat", MAILED_CHAT_SECONDS, { ...claims });
  }

  /** Throws `invalid_token` or `token_expired`. */
  async verifyMailedChat(token: string): Promise<MailedChatClaims> {
    const claims = ["workspaceId", "agentId", "visitorId", "chatId", "leadId", "address", "generation"];
    return (await this.#check("mailed_chat", token, claims)) as unknown as MailedChatClaims;
  }

  signSecondStep(claims: SecondStepClaims): Promise<string> {
    return this.#sign("second_step", SECOND_STEP_SECONDS, { ...claims });
  }

  signSignUp(claims: SignUpClaims): Promise<string> {
    return this.#sign("sign_up", SIGN_UP_SECONDS, { ...claims });
  }

  async verifySignUp(token: string): Promise<SignUpClaims> {
    return (await this.#check("sign_up", token, ["email", "accountId"])) as unknown as SignUpClaims;
  }

  /** Throws `invalid_token` or `token_expired`. */
  async verifyAccess(token: string): Promise<AccessClaims> {
    const payload = await this.#verify("access", token);
    return { sessionId: String(payload.sid) };
  }

  async verifyVisitor(token: string): Promise<VisitorClaims> {
    return (await this.#verify("visitor", token)) as unknown as VisitorClaims;
  }

  /** Also one that has expired, within 30 days: it only says who had it. */
  async verifyEarlierVisitor(token: string): Promise<VisitorClaims> {
    return (await this.#check("visitor", token, [], EARLIER_SECONDS)) as unknown as VisitorClaims;
  }

  async verifyTicket(token: string): Promise<TicketClaims & { exp: number }> {
    return (await this.#check("ticket", token, ["deploymentId", "origin", "id"])) as unknown as TicketClaims & {
      exp: number;
    };
  }

  async verifySecondStep(token: string): Promise<SecondStepClaims> {
    return (await this.#check("second_step", token, ["userId", "accountId", "proof"])) as unknown as SecondStepClaims;
  }

  async #sign(audience: string, seconds: number, payload: Record<string, unknown>): Promise<string> {
    const [current] = this.#keys;
    const issuedAt = Math.floor(this.#clock.now() / 1000);
    const { SignJWT } = await import("jose");
    return await new SignJWT(payload)
      .setProtectedHeader({ alg: "HS256", kid: current!.id, typ: "JWT" })
      .setIssuer(ISSUER)
      .setAudience(audience)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + seconds)
      .sign(current!.key);
  }

  async #verify(audience: string, token: string, claims: string[] = []): Promise<JWTPayload> {
    const name = `${audience} ${token}`;
    const checked = this.#checked.get(name);
    if (checked && checked.exp! > this.#clock.now() / 1000) return checked;
    this.#checked.delete(name);
    const payload = await this.#check(audience, token, claims);
    this.#checked.set(name, Object.freeze(payload));
    return payload;
  }

  async #check(audience: string, token: string, claims: string[], toleranceSeconds = 0): Promise<JWTPayload> {
    const { jwtVerify } = await import("jose");
    try {
      const { payload } = await jwtVerify(
        token,
        (header) => {
          const found = this.#keys.find((candidate) => candidate.id === header.kid);
          if (!found) throw new Error("unknown key");
          return found.key;
        },
        {
          algorithms: ["HS256"],
          issuer: ISSUER,
          audience,
          requiredClaims: ["exp", "iat", ...claims],
          clockTolerance: toleranceSeconds,
          currentDate: new Date(this.#clock.now()),
        },
      );
      return payload;
    } catch (error) {
      if ((error as { code?: string }).code === "ERR_JWT_EXPIRED")
        throw unauthenticated("token_expired", "The token has expired. Get a new one at POST /v2/auth/refresh.");
      throw unauthenticated("invalid_token", "The token is not valid here. Sign in at POST /v2/auth/login.");
    }
  }
}

/** Without a token there is none that is invalid (RFC 6750 §3). */
const WITHOUT_TOKEN = ["missing_credential", "wrong_credentials"];

export function unauthenticated(code: string, message: string): AppError {
  return new AppError("unauthenticated", code, message, {
    headers: { "www-authenticate": WITHOUT_TOKEN.includes(code) ? "Bearer" : 'Bearer error="invalid_token"' },
  });
}

/** The audience that a token claims, unchecked: only to choose which check applies. */
export function peekAudience(token: string): string | undefined {
  try {
    const payload = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8")) as {
      aud?: unknown;
    };
    return typeof payload.aud === "string" ? payload.aud : undefined;
  } catch {
    return undefined;
  }
}
