/** What signing in and refreshing answer. */
export interface TokenPair {
  token: string;
  refresh_token: string;
  /** Seconds. */
  expires_in: number;
}

/** Renewed this long before it expires, so that no request meets an expired one. */
const EARLY_MS = 30_000;

/** The token that requests carry, renewed in time and once at a time. */
export class Credentials {
  #token: string | undefined;
  #refreshToken: string | undefined;
  #expiresAt = Number.POSITIVE_INFINITY;
  #renewal: Promise<void> | undefined;
  readonly #refresh: (refreshToken: string) => Promise<TokenPair>;
  readonly #onTokens: ((pair: TokenPair) => void) | undefined;

  constructor(
    token: string | undefined,
    refreshToken: string | undefined,
    refresh: (refreshToken: string) => Promise<TokenPair>,
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

  keep(pair: TokenPair): void {
    this.#token = pair.token;
    this.#refreshToken = pair.refresh_token;
    this.#expiresAt = Date.now() + pair.expires_in * 1000;
    this.#onTokens?.(pair);
  }

  forget(): void {
    this.#token = undefined;
    this.#refreshToken = undefined;
  }

  /** A refresh token works once, so requests that need a new pair at the same time share one renewal. */
  renew(): Promise<void> {
    this.#renewal ??= this.#refresh(this.#refreshToken!)
      .then((pair) => this.keep(pair))
      .finally(() => {
        this.#renewal = undefined;
      });
    return this.#renewal;
  }
}
