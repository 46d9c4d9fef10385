/** What signing in and refreshing answer. */
export interface TokenPair {
  token: string;
  refresh_token: string;
  /** Seconds. */
  expires_in: number;
}

/** A browser's cookie holds what renews it. */
export type AccessToken = Omit<TokenPair, "refresh_token">;

/** Stands for the refresh token that no script can read. */
export const IN_COOKIE = Symbol("in the browser's cookie");

/** Renewed this long before it expires, so that no request meets an expired one. */
const EARLY_MS = 30_000;

/** The token that requests carry, renewed in time and once at a time. */
export class Credentials {
  #token: string | undefined;
  #refreshToken: string | typeof IN_COOKIE | undefined;
  #expiresAt = Number.POSITIVE_INFINITY;
  #renewal: Promise<void> | undefined;
  readonly #refresh: (refreshToken: string | typeof IN_COOKIE) => Promise<TokenPair | AccessToken>;
  readonly #onTokens: ((pair: TokenPair) => void) | undefined;

  constructor(
    token: string | undefined,
    refreshToken: string | typeof IN_COOKIE | undefined,
    refresh: (refreshToken: string | typeof IN_COOKIE) => Promise<TokenPair | AccessToken>,
    onTokens: ((pair: TokenPair) => void) | undefined,
  ) {
    this.#token = token;
    this.#refreshToken = refreshToken;
    this.#refresh = refresh;
    this.#onTokens = onTokens;
  }

  /** Undefined without a credential. */
  async current(): Promise<string | undefined> {
    const isDue = this.#token === undefined || Date.now() >= this.#expiresAt - EARLY_MS;
    if (isDue && this.#refreshToken !== undefined) await this.renew();
    return this.#token;
  }

  get canRenew(): boolean {
    return this.#refreshToken !== undefined;
  }

  keep(pair: TokenPair | AccessToken): void {
    this.#token = pair.token;
    this.#expiresAt = Date.now() + pair.expires_in * 1000;
    this.#refreshToken = "refresh_token" in pair ? pair.refresh_token : IN_COOKIE;
    if ("refresh_token" in pair) this.#onTokens?.(pair);
  }

  forget(): void {
    this.#token = undefined;
    this.#refreshToken = undefined;
  }

  /** A refresh token works once, so requests that need a new pair at the same time share one renewal. */
  renew(by = this.#refreshToken!): Promise<void> {
    this.#renewal ??= this.#refresh(by)
      .then((pair) => this.keep(pair))
      .finally(() => {
        this.#renewal = undefined;
      });
    return this.#renewal;
  }
}
