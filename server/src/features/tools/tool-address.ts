import { sealSecret, tryOpenSecret } from "../../platform/secrets/seal-secret.ts";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";
import { SecretLostError } from "../../platform/secrets/secret-lost-error.ts";
import type { ToolRow } from "./tool-queries.ts";

/** Tokens stand behind the `?` of an address, or in headers: both are written once, and never shown. */
interface SealedParts {
  query: string;
  headers: Record<string, string>;
}

export const TOOL_PARTS = "tool-parts";

/**
 * What is stored of an address and headers. What is not given stays as it was; a new address has no part of the old
 * one. Throws `SecretLostError` where half of what can't be opened would stay.
 */
export function sealParts(
  keys: SecretKeys,
  id: string,
  change: { url?: string; headers?: Record<string, string> },
  before?: Pick<ToolRow, "id" | "url" | "sealed_parts">,
): Pick<ToolRow, "url" | "sealed_parts"> {
  if (before?.sealed_parts && change.url === undefined && change.headers === undefined)
    return { url: before.url, sealed_parts: before.sealed_parts };
  const isWhole = change.url !== undefined && change.headers !== undefined;
  const parts = before && !isWhole ? openParts(keys, before) : { query: "", headers: {} };
  const address = new URL(change.url ?? before!.url);
  // An address of an earlier version was stored whole.
  if (change.url !== undefined || address.search !== "") parts.query = address.search;
  parts.headers = change.headers ?? parts.headers;
  const isEmpty = parts.query === "" && Object.keys(parts.headers).length === 0;
  return { url: shownAddress(address.href), sealed_parts: isEmpty ? null : seal(keys, id, parts) };
}

/** Where a call goes, whole. Throws `SecretLostError`. */
export function openAddress(
  keys: SecretKeys,
  row: Pick<ToolRow, "id" | "url" | "sealed_parts">,
): { url: string; headers: Record<string, string> } {
  const { query, headers } = openParts(keys, row);
  return { url: query === "" ? row.url : shownAddress(row.url) + query, headers };
}

export function shownAddress(url: string): string {
  return url.replace(/[?#].*$/su, "");
}

function openParts(keys: SecretKeys, { id, sealed_parts: sealed }: Pick<ToolRow, "id" | "sealed_parts">): SealedParts {
  if (sealed === null) return { query: "", headers: {} };
  const opened = tryOpenSecret(keys, TOOL_PARTS, id, sealed);
  if (opened === undefined)
    throw new SecretLostError("Set the `url` and the `headers` of the tool anew, both in one PATCH /v2/tools/{id}.");
  return JSON.parse(opened);
}

function seal(keys: SecretKeys, id: string, parts: SealedParts): string {
  return sealSecret(keys, TOOL_PARTS, id, JSON.stringify(parts));
}
