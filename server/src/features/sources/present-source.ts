import { formatId } from "../../platform/ids/identifiers.ts";
import type { DocumentRow, DocumentVersionRow } from "./document-queries.ts";
import { documentWarning } from "./document-warning.ts";
import { presentUnits } from "./present-units.ts";
import type { SourceRow } from "./source-queries.ts";
import {
  type Document,
  type DocumentWithText,
  FINAL_STATUSES,
  type Source,
  type SourceWithContent,
} from "./source-schemas.ts";
import { READING_DEFAULTS, type SourceType } from "./source-types.ts";

const DAY_MS = 86_400_000;

export function presentSource(row: SourceRow): Source {
  return {
    id: formatId("source", row.id),
    workspace_id: formatId("workspace", row.workspace_id),
    type: row.type,
    title: row.title,
    agent_id: row.agent_id && formatId("agent", row.agent_id),
    agent_ids: row.agent_ids.map((id) => formatId("agent", id)),
    brand_id: row.brand_id && formatId("brand", row.brand_id),
    url: typeof row.settings.url === "string" ? row.settings.url : null,
    status: row.status,
    error: row.error_code === null ? null : { code: row.error_code, message: row.error_message ?? "" },
    enabled: row.enabled,
    stale: isStale(row),
    stale_after_days: row.stale_after_days,
    access: row.access,
    approval: row.approval,
    pending_changes: row.pending_changes,
    progress: {
      found: row.found,
      fetched: row.fetched,
      skipped: row.skipped,
      failed: row.failed,
      unread: row.unread,
      passages: row.passages,
    },
    reading: presentReading(row),
    schedule: row.schedule,
    last_read_at: row.last_read_at?.toISOString() ?? null,
    next_refresh_at: row.next_refresh_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** With what it was made from. Not in lists and events: a text may have half a million characters. */
export function presentSourceWithContent(row: SourceRow): SourceWithContent {
  const { url: _, ...settings } = row.settings;
  // Of a file it is what its document says.
  if (row.type === "document") return presentSource(row);
  return { ...presentSource(row), ...readingDefaults(row.type), ...settings };
}

function readingDefaults(type: SourceType): Partial<SourceWithContent> {
  if (type === "video") return { include: [], exclude: [], ...READING_DEFAULTS };
  if (type !== "website" && type !== "sitemap") return {};
  return { include: [], exclude: [], ...READING_DEFAULTS, same_site: type === "website", render: true };
}

function presentReading(row: SourceRow): Source["reading"] {
  if (row.run_started_at === null) return null;
  const isUnderWay = !FINAL_STATUSES.includes(row.status);
  const end = isUnderWay ? row.seen_at.getTime() : (row.run_ended_at ?? row.updated_at).getTime();
  const seconds = Math.max(0, (end - row.run_started_at.getTime()) / 1000);
  const done = row.fetched + row.skipped + row.failed;
  const isTelling = isUnderWay && done >= FEWEST_PAGES_TO_ESTIMATE;
  return {
    started_at: row.run_started_at.toISOString(),
    seconds: Math.round(seconds),
    estimated_seconds: isTelling ? Math.ceil(((row.found - done) * seconds) / done) : null,
    waits: row.waits && { ...row.waits, until: new Date(row.waits.until).toISOString() },
  };
}

const FEWEST_PAGES_TO_ESTIMATE = 5;

function isStale(row: SourceRow): boolean {
  if (row.stale_after_days === null || row.last_read_at === null) return false;
  return row.seen_at.getTime() - row.last_read_at.getTime() > row.stale_after_days * DAY_MS;
}

export function presentDocument(row: DocumentRow, linkedFrom: ReadonlyMap<string, string[]> = new Map()): Document {
  return {
    id: formatId("document", row.id),
    source_id: formatId("source", row.source_id),
    title: row.title,
    url: row.url,
    filename: row.filename,
    media_type: row.media_type,
    status: row.status,
    reason: row.reason_code === null ? null : { code: row.reason_code, message: row.reason_message ?? "" },
    http_status: row.http_status,
    passages: row.passages,
    pages: row.pages,
    sha256: row.sha256,
    version: row.version_number,
    pending_version: row.pending_version,
    fetched_at: row.fetched_at?.toISOString() ?? null,
    duration_ms: row.duration_ms,
    kept: row.kept,
    warning: documentWarning(row),
    held: row.held,
    linked_from: linkedFrom.get(row.url ?? "") ?? [],
    created_at: row.created_at.toISOString(),
  };
}

export function presentDocumentWithText(
  row: DocumentRow,
  version: DocumentVersionRow | undefined,
  { linkedFrom, withUnits }: { linkedFrom: ReadonlyMap<string, string[]>; withUnits: boolean },
): DocumentWithText {
  return {
    ...presentDocument(row, linkedFrom),
    version: version?.number ?? null,
    text: version?.text ?? null,
    text_sha256: version?.text_sha256 ?? null,
    language: version?.language ?? null,
    headings: version?.structure.headings ?? [],
    page_ranges: version?.structure.pages ?? [],
    ...(withUnits ? { units: version ? presentUnits(version.text, version.structure) : [] } : {}),
  };
}
