import { ErrorCode, McpError, type ReadResourceResult, type Resource } from "@modelcontextprotocol/sdk/types.js";
import type { CallInterface, InterfaceAnswer } from "./call-interface.ts";

const PAGE = 100;
const ADDRESS = /^citedesk:\/\/sources\/([^/]+)\/documents\/([^/]+)$/;

export function documentUri(sourceId: string, documentId: string): string {
  return `citedesk://sources/${sourceId}/documents/${documentId}`;
}

/** Where a list of documents goes on: in the source behind `source`, and there behind `document`. */
interface Place {
  source: string;
  document: string;
}

/** The documents that the caller may read and that have a text, source after source, some hundred a page. */
export async function listDocuments(
  call: CallInterface,
  cursor: string | undefined,
): Promise<{ resources: Resource[]; nextCursor?: string }> {
  let place: Place | undefined = cursor === undefined ? { source: "", document: "" } : readPlace(cursor);
  const resources: Resource[] = [];
  while (place && resources.length < PAGE) {
    const sources = await listFrom(call, `/v2/sources?limit=1`, place.source);
    const source: { id: string } | undefined = sources.data[0];
    if (!source) break;
    const documents = await listFrom(call, `/v2/sources/${source.id}/documents?limit=${PAGE}`, place.document);
    for (const document of documents.data) if (document.version !== null) resources.push(presentDocument(document));
    if (documents.next) place = { ...place, document: documents.next };
    else place = sources.next ? { source: sources.next, document: "" } : undefined;
  }
  return { resources, ...(place ? { nextCursor: Buffer.from(JSON.stringify(place)).toString("base64url") } : {}) };
}

export async function readDocument(call: CallInterface, uri: string): Promise<ReadResourceResult> {
  const [, sourceId, documentId] = ADDRESS.exec(uri) ?? [];
  if (!sourceId || !documentId) throw notFound(uri);
  const { status, body } = await call("GET", `/v2/sources/${sourceId}/documents/${documentId}`);
  if (status !== 200 || body.text === null) throw notFound(uri);
  return { contents: [{ uri, mimeType: "text/plain", text: body.text }] };
}

// biome-ignore lint/suspicious/noExplicitAny: rows of the contract's shapes, of whatever list was called.
async function listFrom(call: CallInterface, path: string, cursor: string): Promise<{ data: any[]; next?: string }> {
  const after = cursor === "" ? "" : `&cursor=${encodeURIComponent(cursor)}`;
  const answer = await call("GET", `${path}${after}`);
  if (answer.status !== 200) throw refused(answer);
  const { has_more: hasMore, next_cursor: next } = answer.body.pagination;
  return { data: answer.body.data, ...(hasMore ? { next } : {}) };
}

function presentDocument(document: {
  id: string;
  source_id: string;
  title: string | null;
  url: string | null;
  filename: string | null;
}): Resource {
  const name = document.title ?? document.filename ?? document.url ?? document.id;
  return {
    uri: documentUri(document.source_id, document.id),
    name,
    mimeType: "text/plain",
    ...(document.url === null ? {} : { description: document.url }),
  };
}

function readPlace(cursor: string): Place {
  try {
    const place = JSON.parse(Buffer.from(cursor, "base64url").toString()) as Place;
    if (typeof place.source === "string" && typeof place.document === "string") return place;
  } catch {}
  throw new McpError(ErrorCode.InvalidParams, "The cursor is not one that this list has given.");
}

function notFound(uri: string): McpError {
  // The protocol's own code for a resource that is not there.
  return new McpError(-32002, "There is no such document.", { uri });
}

function refused({ body }: InterfaceAnswer): McpError {
  return new McpError(ErrorCode.InvalidRequest, body.error?.message ?? body.detail ?? "The list could not be read.");
}
