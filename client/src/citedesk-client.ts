/** A failed request, as RFC 9457 tells it. `code` is stable. */
export class CitedeskError extends Error {
  readonly status: number;
  readonly code: string;
  readonly requestId: string | undefined;
  readonly errors: { pointer: string; message: string }[];

  constructor(problem: {
    status: number;
    detail: string;
    code: string;
    request_id?: string;
    errors?: { pointer: string; message: string }[];
  }) {
    super(problem.detail);
    this.name = "CitedeskError";
    this.status = problem.status;
    this.code = problem.code;
    this.requestId = problem.request_id;
    this.errors = problem.errors ?? [];
  }
}

export interface ClientOptions {
  /** Where the service is, e.g. `https://help.example.com`. */
  baseUrl: string;
  /** An API key or a visitor token. Without one, `signIn` gets a token that is renewed by itself. */
  token?: string;
}

interface TokenPair {
  token: string;
  refresh_token: string;
}

/** Speaks to the service's `/v2` interface. Throws `CitedeskError`. */
export class CitedeskClient {
  readonly #baseUrl: string;
  #token: string | undefined;
  #refreshToken: string | undefined;
  #renewal: Promise<void> | undefined;

  constructor(options: ClientOptions) {
    this.#baseUrl = options.baseUrl.replace(/\/$/, "");
    this.#token = options.token;
  }

  async signIn(email: string, password: string): Promise<void> {
    this.#keep(await this.#send<TokenPair>("POST", "/v2/auth/login", { email, password }));
  }

  get<Result>(path: string): Promise<Result> {
    return this.request<Result>("GET", path);
  }

  post<Result>(path: string, body?: object | FormData): Promise<Result> {
    return this.request<Result>("POST", path, body);
  }

  /** One request; a token that has expired is renewed once. */
  async request<Result>(method: string, path: string, body?: object | FormData): Promise<Result> {
    try {
      return await this.#send<Result>(method, path, body);
    } catch (error) {
      if (!(error instanceof CitedeskError) || error.status !== 401 || this.#refreshToken === undefined) throw error;
      await this.#renew();
      return this.#send<Result>(method, path, body);
    }
  }

  #renew(): Promise<void> {
    this.#renewal ??= this.#send<TokenPair>("POST", "/v2/auth/refresh", { refresh_token: this.#refreshToken })
      .then((pair) => this.#keep(pair))
      .finally(() => {
        this.#renewal = undefined;
      });
    return this.#renewal;
  }

  #keep(pair: TokenPair): void {
    this.#token = pair.token;
    this.#refreshToken = pair.refresh_token;
  }

  async #send<Result>(method: string, path: string, body?: object | FormData): Promise<Result> {
    const isForm = body instanceof FormData;
    const headers: Record<string, string> = { accept: "application/json" };
    if (this.#token !== undefined) headers.authorization = `Bearer ${this.#token}`;
    if (body !== undefined && !isForm) headers["content-type"] = "application/json";
    const response = await fetch(this.#baseUrl + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const value: unknown = text === "" ? undefined : JSON.parse(text);
    if (!response.ok) throw new CitedeskError(value as ConstructorParameters<typeof CitedeskError>[0]);
    return value as Result;
  }
}
