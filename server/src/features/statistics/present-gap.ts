import { formatId } from "../../platform/ids/identifiers.ts";
import type { GapRow } from "./gap-queries.ts";
import type { Gap } from "./gap-schemas.ts";

/** Of a gap that has been opened. */
export function presentGap(row: GapRow): Gap {
  return {
    id: formatId("gap", row.id),
    agent_id: formatId("agent", row.agent_id),
    question: row.question,
    status: row.status === "gathering" ? "open" : row.status,
    asked: row.asked,
    visitors: row.visitors,
    reasons: row.reasons ?? [],
    nearest_sources: (row.nearest ?? []).map(({ source_id, document_id, title, url }) => ({
      source_id: formatId("source", source_id),
      document_id: formatId("document", document_id),
      title,
      url,
    })),
    trend: row.trend,
    last_asked_at: row.last_asked_at.toISOString(),
    source_id: row.source_id && formatId("source", row.source_id),
    opened_at: row.opened_at?.toISOString() ?? null,
    closed_at: row.closed_at?.toISOString() ?? null,
  };
}
