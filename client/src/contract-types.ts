import type { components, paths } from "./generated/api.ts";

/** A named schema of the contract: `Schema<"Agent">`. */
export type Schema<Name extends keyof components["schemas"]> = components["schemas"][Name];

export type Method = "get" | "post" | "put" | "patch" | "delete";

/** The paths of the contract that have this method. */
export type PathsWith<M extends Method> = {
  [P in keyof paths]: paths[P] extends { [Name in M]: { responses: unknown } } ? P : never;
}[keyof paths];

type Operation<M extends Method, P extends keyof paths> = paths[P] extends { [Name in M]: infer Found } ? Found : never;

type Parameters<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { parameters: infer Found } ? Found : never;

type PathValues<Found> = Found extends { path: infer Values } ? { path: Values } : { path?: never };
type QueryValues<Found> = Found extends { query: infer Values }
  ? { query: Values }
  : Found extends { query?: infer Values }
    ? { query?: Values }
    : { query?: never };

type BodyContent<Content> = Content extends { "application/json": infer Json }
  ? Content extends { "multipart/form-data": unknown }
    ? Json | FormData
    : Json
  : FormData;
type BodyValue<Found> = Found extends { requestBody: { content: infer Content } }
  ? { body: BodyContent<Content> }
  : Found extends { requestBody?: { content: infer Content } }
    ? { body?: BodyContent<Content> }
    : { body?: never };

/** What any request may have besides what its operation asks for. */
export interface CallOptions {
  /** Ends the request, and the waiting between tries. */
  signal?: AbortSignal;
  headers?: Readonly<Record<string, string>>;
  /** The `ETag` that a change is based on; 412 when something changed meanwhile. */
  ifMatch?: string;
  /** Of a POST; made by itself when there is none. */
  idempotencyKey?: string;
}

/** What a request to this path takes. */
export type RequestOptions<M extends Method, P extends keyof paths> = CallOptions &
  PathValues<Parameters<M, P>> &
  QueryValues<Parameters<M, P>> &
  BodyValue<Operation<M, P>>;

/** Left out where nothing is required. */
export type OptionsParameter<M extends Method, P extends keyof paths> =
  Record<never, never> extends RequestOptions<M, P>
    ? [options?: RequestOptions<M, P>]
    : [options: RequestOptions<M, P>];

type SuccessContent<Responses> = {
  [Status in keyof Responses]: Status extends 200 | 201 | 202
    ? Responses[Status] extends { content: { "application/json": infer Json } }
      ? Json
      : undefined
    : Status extends 204
      ? undefined
      : never;
}[keyof Responses];

/** What a request to this path answers. */
export type Result<M extends Method, P extends keyof paths> =
  Operation<M, P> extends { responses: infer Responses } ? SuccessContent<Responses> : never;

/** The lists of the contract. */
export type ListPath = {
  [P in PathsWith<"get">]: Result<"get", P> extends { data: unknown[]; pagination: { has_more: boolean } } ? P : never;
}[PathsWith<"get">];

export type Row<P extends ListPath> = Result<"get", P> extends { data: (infer One)[] } ? One : never;
