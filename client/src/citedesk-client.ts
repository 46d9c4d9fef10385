import { CitedeskError } from "./citedesk-error.ts";
import type {
  CallOptions,
  ListPath,
  Method,
  OptionsParameter,
  PathsWith,
  RequestOptions,
  Result,
  Row,
  Schema,
} from "./contract-types.ts";
import { type AccessToken, Credentials, IN_COOKIE, type TokenPair } from "./credentials.ts";
import { sendForm, type UploadProgress } from "./send-form.ts";
import { pause, RETRY_POLICY, type RetryPolicy, sendWithRetries } from "./send-with-retries.ts";
import { type ChatPart, type StreamChatOptions, streamChat } from "./stream-chat.ts";
import { type LiveEvent, type LiveTopic, type WatchOptions, watchLive } from "./watch-live.ts";

export interface ClientOptions {
  /** Where the service is, e.g. `https://help.example.com`. */
  baseUrl: string;
  /** An API key, a visitor token or an access token. Without one, `signIn` gets a token that is renewed by itself. */
  token?: string;
  /** Renews `token`; kept by the client, and given to `onTokens` whenever it changes. */
  refreshToken?: string;
  onTokens?: (pair: TokenPair) => void;
  /** For pages of the service itself: the browser keeps the sign-in in a cookie that no script can read. */
  cookie?: boolean;
  /** Told when a sign-in has ended: its renewal was refused. */
  onSignedOut?: () => void;
  /** Another workspace than the account's live one, for every request. */
  workspaceId?: string;
  retries?: Partial<RetryPolicy>;
  /**
   * Sends questions so that a browser asks for no preflight: as `text/plain`, the token inside. For pages of an opaque
   * origin, such as a sandboxed frame, for which browsers keep no preflight.
   */
  simpleQuestions?: boolean;
  /** The runtime's own unless given. */
  fetch?: typeof fetch;
}

export interface UploadOptions extends CallOptions {
  onProgress?: (progress: UploadProgress) => void;
  /** Waits this many seconds, at most 60, for the source to be read. */
  waitSeconds?: number;
}

export interface ImportFields {
  /** Without it, the content tells. */
  kind?: Schema<"Import">["kind"];
  agent_id?: string;
  brand_id?: string;
  /** Of the file. */
  name?: string;
}

interface AnyOptions extends CallOptions {
  path?: object | undefined;
  query?: object | undefined;
  body?: unknown;
  onProgress?: ((progress: UploadProgress) => void) | undefined;
}

const JSON_TYPES = "application/json, application/problem+json";

/**
 * Speaks to the service's `/v2` interface, typed by its contract, in Node, browsers and edge runtimes. Throws
 * `CitedeskError` for what the service refuses. GET, PUT, DELETE and POST are tried again when it makes sense: each
 * POST carries an `Idempotency-Key`, so that a repeat does nothing twice. PATCH is sent once.
 */
export class CitedeskClient {
  readonly #baseUrl: string;
  #workspaceId: string | undefined;
  readonly #retries: RetryPolicy;
  readonly #fetch: typeof fetch;
  readonly #credentials: Credentials;
  readonly #usesCookie: boolean;
  readonly #hasSimpleQuestions: boolean;

  constructor(options: ClientOptions) {
    this.#baseUrl = options.baseUrl.replace(/\/+$/, "");
    this.#workspaceId = options.workspaceId;
    this.#retries = { ...RETRY_POLICY, ...options.retries };
    this.#fetch = options.fetch ?? ((...parameters) => fetch(...parameters));
    this.#usesCookie = options.cookie ?? false;
    this.#hasSimpleQuestions = options.simpleQuestions ?? false;
    const refresh = (token: string | typeof IN_COOKIE) =>
      this.#renew(token).catch((error) => {
        if (error instanceof CitedeskError && error.status === 401) {
          this.#credentials.forget();
          options.onSignedOut?.();
        }
        throw error;
      });
    this.#credentials = new Credentials(options.token, options.refreshToken, refresh, options.onTokens);
  }

  /** Throws `totp_required` for someone whose sign-in takes a code: `completeSignIn` goes on with its `totp_token`. */
  async signIn(email: string, password: string): Promise<void> {
    const response = this.#send("POST", "/v2/auth/login", { body: { email, password } }, undefined);
    await this.keepSignIn(await this.#parse<TokenPair>(response));
  }

  /** The second step: the code of an app, or a recovery code. */
  async completeSignIn(totpToken: string, code: string): Promise<void> {
    const body = { totp_token: totpToken, code };
    await this.keepSignIn(await this.#parse<TokenPair>(this.#send("POST", "/v2/auth/totp", { body }, undefined)));
  }

  /** Goes on as whoever this pair belongs to: what a password reset and an accepted invitation answer. */
  async keepSignIn(pair: TokenPair): Promise<void> {
    this.#credentials.keep(this.#usesCookie ? await this.#renew(pair.refresh_token) : pair);
  }

  /** Ends the sign-in there and here. */
  async signOut(): Promise<void> {
    if (this.#usesCookie) await this.#parse(this.#send("DELETE", "/v2/auth/session", {}, undefined));
    else await this.request("POST", "/v2/auth/logout");
    this.#credentials.forget();
  }

  /** Goes on with the sign-in that the browser's cookie holds; false: there is none. */
  async restore(): Promise<boolean> {
    try {
      await this.#credentials.renew(IN_COOKIE);
      return true;
    } catch (error) {
      if (error instanceof CitedeskError && error.status === 401) return false;
      throw error;
    }
  }

  /** From the next request on; undefined: the account's live one. */
  enterWorkspace(workspaceId: string | undefined): void {
    this.#workspaceId = workspaceId;
  }

  get<P extends PathsWith<"get">>(path: P, ...[options]: OptionsParameter<"get", P>): Promise<Result<"get", P>> {
    return this.#call("get", path, options);
  }

  /** With the `ETag` that a change of it is based on (`ifMatch`). */
  async getTagged<P extends PathsWith<"get">>(
    path: P,
    ...[options]: OptionsParameter<"get", P>
  ): Promise<{ value: Result<"get", P>; etag: string | undefined }> {
    const response = await this.#authorized("GET", path, (options ?? {}) as AnyOptions);
    const etag = response.headers.get("etag") ?? undefined;
    return { value: await this.#parse<Result<"get", P>>(Promise.resolve(response)), etag };
  }

  post<P extends PathsWith<"post">>(path: P, ...[options]: OptionsParameter<"post", P>): Promise<Result<"post", P>> {
    return this.#call("post", path, options);
  }

  put<P extends PathsWith<"put">>(path: P, ...[options]: OptionsParameter<"put", P>): Promise<Result<"put", P>> {
    return this.#call("put", path, options);
  }

  patch<P extends PathsWith<"patch">>(
    path: P,
    ...[options]: OptionsParameter<"patch", P>
  ): Promise<Result<"patch", P>> {
    return this.#call("patch", path, options);
  }

  delete<P extends PathsWith<"delete">>(
    path: P,
    ...[options]: OptionsParameter<"delete", P>
  ): Promise<Result<"delete", P>> {
    return this.#call("delete", path, options);
  }

  /**
   * Every row of a list, page by page as they are asked for. `limit` in the query is the size of a page; 100 without.
   */
  async *list<P extends ListPath>(
    path: P,
    ...[options]: OptionsParameter<"get", P>
  ): AsyncGenerator<Row<P>, void, undefined> {
    const given = (options ?? {}) as AnyOptions;
    let cursor: string | null = null;
    do {
      const query: object = { limit: 100, ...given.query, ...(cursor === null ? {} : { cursor }) };
      const page: Page<Row<P>> = await this.#parse(this.#authorized("GET", path, { ...given, query }));
      yield* page.data;
      cursor = page.pagination.has_more ? page.pagination.next_cursor : null;
    } while (cursor !== null);
  }

  /**
   * Adds a file as a source. `fields` say whose library it joins. The same file again answers with the source that is
   * there; `outcome` says what became of it.
   */
  upload(
    file: Blob,
    fields: { agent_id?: string; brand_id?: string; source_id?: string; name?: string },
    options: UploadOptions = {},
  ): Promise<Schema<"SourceWithContent">> {
    const { name = file instanceof File ? file.name : "file", ...others } = fields;
    const form = new FormData();
    for (const [field, value] of Object.entries(others)) form.set(field, value);
    form.set("type", "document");
    form.set("file", file, name);
    const { waitSeconds, ...rest } = options;
    const headers = { ...rest.headers, ...(waitSeconds ? { prefer: `wait=${waitSeconds}` } : {}) };
    return this.#parse(this.#authorized("POST", "/v2/sources", { ...rest, headers, body: form }));
  }

  /** What a file from elsewhere would bring: questions, pages, documents, articles or chats. Stores nothing. */
  previewImport(file: Blob, fields: ImportFields, options: CallOptions = {}): Promise<Schema<"ImportPreview">> {
    return this.#parse(this.#authorized("POST", "/v2/imports/preview", { ...options, body: importForm(file, fields) }));
  }

  /** Brings it in: a job, which `GET /v2/imports/{id}` follows. */
  createImport(file: Blob, fields: ImportFields, options: UploadOptions = {}): Promise<Schema<"Import">> {
    const { waitSeconds, ...rest } = options;
    const headers = { ...rest.headers, ...(waitSeconds ? { prefer: `wait=${waitSeconds}` } : {}) };
    const body = importForm(file, fields);
    return this.#parse(this.#authorized("POST", "/v2/imports", { ...rest, headers, body }));
  }

  /** The file of an export of a workspace (`POST /v2/workspaces/{id}/export`). */
  async fetchArchive(taskId: string, options: CallOptions = {}): Promise<Blob> {
    const headers = { ...options.headers, accept: `application/octet-stream, ${JSON_TYPES}` };
    const path = { id: taskId };
    return (await this.#authorized("GET", "/v2/tasks/{id}/archive", { ...options, headers, path })).blob();
  }

  /** Brings that file in as another workspace: a job, which `GET /v2/tasks/{id}` follows. */
  importWorkspace(file: Blob, fields: { name?: string }, options: UploadOptions = {}): Promise<Schema<"Task">> {
    const form = new FormData();
    if (fields.name) form.set("name", fields.name);
    form.set("file", file, file instanceof File ? file.name : "workspace.citedesk");
    return this.#parse(this.#authorized("POST", "/v2/workspaces/import", { ...options, body: form }));
  }

  /** Uploads a picture of a brand: PNG, JPEG, WebP, GIF or SVG. */
  putBrandImage(
    brandId: string,
    kind: "logo" | "logo_dark" | "icon" | "preview_image",
    file: Blob,
  ): Promise<Schema<"Brand">> {
    const form = new FormData();
    form.set("file", file);
    const path = { id: brandId, kind };
    return this.#parse(this.#authorized("PUT", "/v2/brands/{id}/images/{kind}", { path, body: form }));
  }

  /**
   * Asks, and yields the parts of the answer as they are written: `text-delta`s, `data-citation`s, and the whole stored
   * message as `data-answer`. A dropped connection goes on where it broke.
   */
  streamChat(question: Schema<"ChatBody">, options: StreamChatOptions = {}): AsyncGenerator<ChatPart, void, undefined> {
    const { idempotencyKey } = options;
    const body = { ...question, stream: true };
    const start = () =>
      this.#authorized("POST", "/v2/chat", {
        ...this.#streaming(options),
        body,
        ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
      });
    return streamChat(this.#answerRequests(start, options), options);
  }

  /**
   * The answer that is being written in a chat, from its beginning: after a reload, or in another window. Nothing when
   * none is.
   */
  resumeChat(chatId: string, options: StreamChatOptions = {}): AsyncGenerator<ChatPart, void, undefined> {
    const start = () =>
      this.#authorized("GET", "/v2/chat/{id}/stream", { ...this.#streaming(options), path: { id: chatId } });
    return streamChat(this.#answerRequests(start, options), options, { chatId });
  }

  #streaming({ signal }: StreamChatOptions) {
    return { headers: { accept: "text/event-stream, application/problem+json" }, ...(signal ? { signal } : {}) };
  }

  #answerRequests(start: () => Promise<Response>, options: StreamChatOptions) {
    const { headers, ...common } = this.#streaming(options);
    return {
      start,
      resume: (chatId: string, lastEventId: string | undefined) =>
        this.#authorized("GET", "/v2/chat/{id}/stream", {
          ...common,
          path: { id: chatId },
          headers: { ...headers, ...(lastEventId ? { "last-event-id": lastEventId } : {}) },
        }),
      pause: (milliseconds: number) => pause(milliseconds, options.signal),
    };
  }

  /**
   * Watches what the caller may see, until its reader leaves it or `signal` ends it. A dropped connection goes on where
   * it broke. Throws once the credential no longer allows it.
   */
  watch(topics: readonly LiveTopic[], options: WatchOptions = {}): AsyncGenerator<LiveEvent, void, undefined> {
    const { signal } = options;
    return watchLive(
      {
        open: (lastEventId) =>
          this.#authorized("GET", "/v2/live", {
            query: { topics: topics.join(",") },
            headers: {
              accept: "text/event-stream, application/problem+json",
              ...(lastEventId ? { "last-event-id": lastEventId } : {}),
            },
            ...(signal ? { signal } : {}),
          }),
        pause: (milliseconds) => pause(milliseconds, signal),
      },
      options,
    );
  }

  /** Any request, for what the contract of this client does not know yet. Undefined for an empty answer. */
  request(
    method: string,
    path: string,
    options: CallOptions & { query?: object; body?: unknown } = {},
  ): Promise<unknown> {
    return this.#parse(this.#authorized(method.toUpperCase(), path, options));
  }

  #call<M extends Method, P extends PathsWith<M>>(
    method: M,
    path: P,
    options: RequestOptions<M, P> | undefined,
  ): Promise<Result<M, P>> {
    return this.#parse(this.#authorized(method.toUpperCase(), path, (options ?? {}) as AnyOptions));
  }

  async #parse<Value>(response: Promise<Response>): Promise<Value> {
    const { body, type } = await response.then(async (found) => ({
      body: await found.text(),
      type: found.headers.get("content-type") ?? "",
    }));
    if (body === "") return undefined as Value;
    return (/\bjson\b/.test(type) ? JSON.parse(body) : body) as Value;
  }

  #renew(token: string | typeof IN_COOKIE): Promise<TokenPair | AccessToken> {
    const body = token === IN_COOKIE ? {} : { refresh_token: token };
    return this.#parse(
      this.#send("POST", this.#usesCookie ? "/v2/auth/session" : "/v2/auth/refresh", { body }, undefined),
    );
  }

  /** With the credential; one that has expired meanwhile is renewed once. */
  async #authorized(method: string, path: string, options: AnyOptions): Promise<Response> {
    const keyed = { ...options, idempotencyKey: options.idempotencyKey ?? newIdempotencyKey() };
    const token = await this.#credentials.current();
    try {
      return await this.#send(method, path, keyed, token);
    } catch (error) {
      if (!(error instanceof CitedeskError) || error.status !== 401 || !this.#credentials.canRenew) throw error;
      // Another request may have renewed it while this one was on its way.
      if ((await this.#credentials.current()) === token) await this.#credentials.renew();
      return this.#send(method, path, keyed, await this.#credentials.current());
    }
  }

  #send(method: string, path: string, options: AnyOptions, token: string | undefined): Promise<Response> {
    const { body, signal, ifMatch, idempotencyKey, onProgress } = options;
    const isForm = body instanceof FormData;
    const headers: Record<string, string> = { accept: JSON_TYPES, ...options.headers };
    if (token !== undefined) headers.authorization = `Bearer ${token}`;
    if (this.#workspaceId !== undefined) headers["x-workspace-id"] ??= this.#workspaceId;
    if (ifMatch !== undefined) headers["if-match"] = ifMatch;
    // The service keeps keys for callers that it knows.
    const isKeyed = method === "POST" && token !== undefined && idempotencyKey !== undefined;
    if (isKeyed) headers["idempotency-key"] = idempotencyKey;
    if (body !== undefined && !isForm) headers["content-type"] = "application/json";
    const isSimple = this.#hasSimpleQuestions && path === "/v2/chat" && method === "POST";

    const url = this.#baseUrl + fillPath(path, options.path) + queryString(options.query);
    const init: RequestInit = { method, headers, ...(signal ? { signal } : {}) };
    if (body !== undefined) init.body = isForm ? body : JSON.stringify(body);
    if (isSimple) Object.assign(init, simpleRequest(headers, body as object));
    const send =
      isForm && onProgress ? () => sendForm(this.#fetch, url, init, body, onProgress) : () => this.#fetch(url, init);
    const isIdempotent = isKeyed || ["GET", "HEAD", "PUT", "DELETE"].includes(method);
    return sendWithRetries(send, { isIdempotent, signal }, this.#retries);
  }
}

/** Not `crypto.randomUUID`: browsers keep that from pages that came over plain HTTP. */
function newIdempotencyKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What `POST /v2/chat` takes without a preflight: the headers that would need one stand in the body. */
function simpleRequest({ accept = "", ...headers }: Record<string, string>, body: object): RequestInit {
  const { authorization, "idempotency-key": idempotency_key } = headers;
  return {
    headers: { accept, "content-type": "text/plain" },
    body: JSON.stringify({ ...body, authorization, idempotency_key }),
  };
}

interface Page<One> {
  data: One[];
  pagination: { has_more: boolean; next_cursor: string | null };
}

/** `/v2/agents/{id}` with `{id: "agent_…"}`. Throws for a value that is missing. */
function fillPath(path: string, values: object | undefined): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = (values as Record<string, unknown> | undefined)?.[name];
    if (value === undefined || value === "") throw new TypeError(`${path} needs a value for ${name}.`);
    return encodeURIComponent(String(value));
  });
}

function queryString(query: object | undefined): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined && value !== null) parameters.append(name, String(value));
  return parameters.size === 0 ? "" : `?${parameters}`;
}

function importForm(file: Blob, { name, ...fields }: ImportFields): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set("file", file, name ?? (file instanceof File ? file.name : "file"));
  return form;
}
