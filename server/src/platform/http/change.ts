/** What a request wants of one resource: which one (public id), of which version, and the new members. */
export interface Change<Body = unknown> {
  id: string;
  /** The header `If-Match`. */
  ifMatch: string | undefined;
  body: Body;
}

export function changeOf<Body>(request: {
  params: { id: string };
  headers: { "if-match"?: string | undefined };
  body: Body;
}): Change<Body> {
  return { id: request.params.id, ifMatch: request.headers["if-match"], body: request.body };
}
