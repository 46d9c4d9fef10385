import { type Static, Type } from "typebox";
import { Choice, ListQuery, Nullable, StrictObject, Timestamp } from "../../platform/http/schemas.ts";
import { SortQuery } from "../../platform/http/sorted-page.ts";

import { BUSINESS_INFO_FIELDS, type BusinessInfo } from "./business-info-schemas.ts";
import { SourceAccess } from "./source-options.ts";
import { SOURCE_TYPES } from "./source-types.ts";

export const SOURCE_STATUSES = [
  "queued",
  "fetching",
  "processing",
  "ready",
  "ready_with_errors",
  "failed",
  "paused",
  "cancelled",
] as const;
export type SourceStatus = (typeof SOURCE_STATUSES)[number];

/** A source at rest: no run is under way. */
export const FINAL_STATUSES: readonly SourceStatus[] = ["ready", "ready_with_errors", "failed", "paused", "cancelled"];

export const DOCUMENT_STATUSES = [
  "waiting",
  "ready",
  "unchanged",
  "duplicate",
  "skipped",
  "empty",
  "failed",
  "removed",
] as const;
export type DocumentStatus = (typeof DOCUMENT_STATUSES)[number];

const Reason = Type.Object({ code: Type.String(), message: Type.String() });

const sourceFields = {
  id: Type.String(),
  workspace_id: Type.String(),
  type: Choice(SOURCE_TYPES),
  title: Type.String(),
  agent_id: Nullable(Type.String({ description: "The assistant it was attached with." })),
  agent_ids: Type.Array(Type.String(), {
    description: "Those it is attached to. What lies in a brand's library serves the brand's assistants besides.",
  }),
  brand_id: Nullable(Type.String()),
  url: Nullable(Type.String()),
  status: Choice(SOURCE_STATUSES),
  error: Nullable(Reason),
  enabled: Type.Boolean(),
  stale: Type.Boolean(),
  stale_after_days: Nullable(Type.Integer()),
  access: SourceAccess,
  approval: Type.Boolean(),
  pending_changes: Type.Integer({ description: "Changes that wait for approval." }),
  progress: Type.Object({
    found: Type.Integer(),
    fetched: Type.Integer(),
    skipped: Type.Integer(),
    failed: Type.Integer(),
    unread: Type.Integer({ description: "Of those that wait: fetched and stored, not searchable yet." }),
    passages: Type.Integer(),
  }),
  reading: Nullable(
    Type.Object(
      {
        started_at: Timestamp,
        seconds: Type.Integer({ description: "How long the reading has taken so far, or took." }),
        estimated_seconds: Nullable(Type.Integer({ description: "Until it ends, by its pace so far." })),
        waits: Nullable(
          Type.Object(
            { until: Timestamp, code: Type.String(), message: Type.String() },
            {
              description:
                "Nothing goes on until then, and why: the site is down and is tried again, asks for calm, or for time between its pages.",
            },
          ),
        ),
      },
      { description: "The present or last reading." },
    ),
  ),
  schedule: Nullable(Type.String()),
  last_read_at: Nullable({ ...Timestamp, description: "When it was last read with success." }),
  next_refresh_at: Nullable(Timestamp),
  created_at: Timestamp,
  updated_at: Timestamp,
};

const example = {
  id: "source_01h2xcejqtf2nbrexx3vqjhp41",
  workspace_id: "workspace_01h2xcejqtf2nbrexx3vqjhp41",
  type: "document",
  title: "refunds.pdf",
  agent_id: "agent_01h2xcejqtf2nbrexx3vqjhp41",
  agent_ids: ["agent_01h2xcejqtf2nbrexx3vqjhp41"],
  brand_id: null,
  url: null,
  status: "ready",
  error: null,
  enabled: true,
  stale: false,
  stale_after_days: null,
  access: { visitors: "all" },
  approval: false,
  pending_changes: 0,
  reading: null,
  progress: { found: 1, fetched: 1, skipped: 0, failed: 0, unread: 0, passages: 12 },
  schedule: null,
  last_read_at: "2026-11-21T09:30:00.000Z",
  next_refresh_at: null,
  created_at: "2026-11-21T09:29:58.000Z",
  updated_at: "2026-11-21T09:30:00.000Z",
};

export const Source = Type.Object(sourceFields, { $id: "Source", examples: [example] });
export type Source = Static<typeof Source>;

const asGiven = { description: "As it was given." };

/** What became of the one that was there, when a source is put. */
export const PUT_OUTCOMES = ["created", "unchanged", "replaced"] as const;

/** What a source was made from, by its type: what PATCH changes can be read first. */
export const SourceWithContent = Type.Object(
  {
    ...sourceFields,
    outcome: Type.Optional(
      Choice(PUT_OUTCOMES, {
        description:
          "In the answer to `POST /v2/sources` alone: it is new, was there with this content (by name, address or bytes), or gets this content now.",
      }),
    ),
    text: Type.Optional(Type.String(asGiven)),
    question: Type.Optional(Type.String(asGiven)),
    answer: Type.Optional(Type.String(asGiven)),
    alternatives: Type.Optional(Type.Array(Type.String())),
    include: Type.Optional(Type.Array(Type.String())),
    exclude: Type.Optional(Type.Array(Type.String())),
    max_pages: Type.Optional(Type.Integer()),
    max_depth: Type.Optional(Type.Integer()),
    same_site: Type.Optional(Type.Boolean()),
    render: Type.Optional(Type.Boolean()),
    language: Type.Optional(Type.String()),
    // Without their shapes: what was stored when these were wider is shown as it is.
    ...(Object.fromEntries(BUSINESS_INFO_FIELDS.map((name) => [name, Type.Optional(Type.Unknown(asGiven))])) as Record<
      keyof BusinessInfo,
      ReturnType<typeof Type.Optional<ReturnType<typeof Type.Unknown>>>
    >),
  },
  {
    $id: "SourceWithContent",
    examples: [{ ...example, type: "text", title: "Refunds", text: "Refunds take 14 days." }],
  },
);
export type SourceWithContent = Static<typeof SourceWithContent>;

const documentFields = {
  id: Type.String(),
  source_id: Type.String(),
  title: Nullable(Type.String()),
  url: Nullable(Type.String()),
  filename: Nullable(Type.String()),
  media_type: Nullable(Type.String()),
  status: Choice(DOCUMENT_STATUSES),
  reason: Nullable(Reason),
  http_status: Nullable(Type.Integer()),
  passages: Type.Integer(),
  pages: Nullable(Type.Integer()),
  sha256: Nullable(Type.String({ description: "Of the file or page as it came in." })),
  version: Nullable(Type.Integer({ description: "Number of the version that answers use now." })),
  pending_version: Nullable(Type.Integer({ description: "Number of the version that waits for approval." })),
  fetched_at: Nullable(Timestamp),
  duration_ms: Nullable(Type.Integer({ description: "How long the page took to answer." })),
  kept: Nullable(
    Type.Number({ description: "Of the page's own words, without the template of its site, 0 to 1. Null for files." }),
  ),
  warning: Nullable({
    ...Reason,
    description: "What its owner should look at though it was read, e.g. `little_kept` or `picture_pages`.",
  }),
  held: Type.Boolean({
    description: "A rollback brought back what it says: what its site says now waits as a change for approval.",
  }),
  linked_from: Type.Array(Type.String({ examples: ["https://shop.example/help"] }), {
    description: "Of a page that failed: pages of the site that link to it, at most five.",
  }),
  created_at: Timestamp,
};

export const Document = Type.Object(documentFields, { $id: "Document" });
export type Document = Static<typeof Document>;

const TextRange = { start: Type.Integer(), end: Type.Integer() };

export const DocumentWithText = Type.Object(
  {
    ...documentFields,
    text: Nullable(
      Type.String({ description: "Canonical text (NFC, LF). Citations point into it by UTF-16 offsets." }),
    ),
    text_sha256: Nullable(Type.String()),
    language: Nullable(Type.String()),
    headings: Type.Array(Type.Object({ ...TextRange, level: Type.Integer() })),
    page_ranges: Type.Array(Type.Object({ ...TextRange, number: Type.Integer() })),
    units: Type.Optional(
      Type.Array(
        Type.Object({
          kind: Choice(["sentence", "list", "table_row", "definition", "qa", "code"]),
          ...TextRange,
          heading_path: Type.Array(Type.String({ examples: ["Delivery"] })),
          header: Type.Optional(
            Type.String({
              description: "What it is read with: a question, a lead-in, a term.",
              examples: ["Outside the UK"],
            }),
          ),
        }),
        { description: "The smallest parts that answers quote, with `units=true`." },
      ),
    ),
  },
  { $id: "DocumentWithText" },
);
export type DocumentWithText = Static<typeof DocumentWithText>;

export const SourceFilter = StrictObject({
  ...ListQuery.properties,
  agent_id: Type.Optional(
    Type.String({ maxLength: 100, description: "Those that serve this assistant, its brand's library too." }),
  ),
  type: Type.Optional(Choice(SOURCE_TYPES)),
  status: Type.Optional(Choice(SOURCE_STATUSES)),
  from: Type.Optional(Timestamp),
  to: Type.Optional(Timestamp),
  q: Type.Optional(Type.String({ maxLength: 200, description: "Part of the title." })),
  sort: SortQuery("created_at", "updated_at", "title"),
});
