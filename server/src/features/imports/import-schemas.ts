import { IMPORT_KINDS, type ImportKind } from "@citedesk/extraction";
import { type Static, Type } from "typebox";
import { Choice, ListQuery, Nullable, StrictObject, Timestamp } from "../../platform/http/schemas.ts";

export { IMPORT_KINDS, type ImportKind };
export const IMPORT_STATES = ["waiting", "running", "completed", "failed"] as const;

const LEFT_OUT_EXAMPLE = {
  code: "empty",
  message: "The answer is empty.",
  count: 1,
  places: [{ line: 7, name: null, field: "answer" }],
};
const EXAMPLE = {
  id: "import_01h2xcejqtf2nbrexx3vqjhp41",
  kind: "questions",
  status: "completed",
  file_name: "questions.csv",
  agent_id: "agent_01h2xcejqtf2nbrexx3vqjhp41",
  brand_id: null,
  source_id: null,
  asked_by: "Ada Example",
  progress: { done: 41, total: 41 },
  counts: { created: 38, replaced: 1, unchanged: 2, left_out: 1 },
  left_out: [LEFT_OUT_EXAMPLE],
  problem: null,
  created_at: "2026-11-21T09:30:00.000Z",
  completed_at: "2026-11-21T09:30:04.000Z",
};

const leftOut = Type.Array(
  Type.Object({
    code: Type.String(),
    message: Type.String({ description: "Why." }),
    count: Type.Integer(),
    places: Type.Array(
      Type.Object({
        line: Nullable(Type.Integer({ description: "Of the file, from 1." })),
        name: Nullable(Type.String({ description: "Of a file in an archive, an article or an address." })),
        field: Nullable(Type.String()),
      }),
      { description: "Where the first of them stand." },
    ),
  }),
  { description: "What stays out, by reason." },
);

export const Import = Type.Object(
  {
    id: Type.String(),
    kind: Choice(IMPORT_KINDS),
    status: Choice(IMPORT_STATES, { description: "One that runs goes on by itself, also after a crash." }),
    file_name: Type.String(),
    agent_id: Nullable(Type.String()),
    brand_id: Nullable(Type.String()),
    source_id: Nullable(
      Type.String({ description: "Of pages, documents and articles: the source that reads them from then on." }),
    ),
    asked_by: Type.String(),
    progress: Type.Object({ done: Type.Integer(), total: Type.Integer() }),
    counts: Type.Object({
      created: Type.Integer(),
      replaced: Type.Integer(),
      unchanged: Type.Integer({ description: "Was here already, just so." }),
      left_out: Type.Integer(),
    }),
    left_out: leftOut,
    problem: Nullable(Type.String({ description: "Of one that failed: why, and what to do." })),
    created_at: Timestamp,
    completed_at: Nullable(Timestamp),
  },
  { $id: "Import", examples: [EXAMPLE] },
);
export type Import = Static<typeof Import>;

export const ImportPreview = Type.Object(
  {
    kind: Choice(IMPORT_KINDS),
    file_name: Type.String(),
    count: Type.Integer({ description: "Questions, pages, documents, articles or chats that would come." }),
    rows: Type.Array(
      Type.Object({
        line: Nullable(Type.Integer()),
        name: Type.String({ description: "The question, the address, or the title." }),
        text: Nullable(Type.String({ description: "The answer, or how it begins." })),
      }),
      { description: "The first of them." },
    ),
    left_out: leftOut,
  },
  {
    $id: "ImportPreview",
    examples: [
      {
        kind: "questions",
        file_name: "questions.csv",
        count: 41,
        rows: [{ line: 2, name: "How long do refunds take?", text: "14 days." }],
        left_out: [LEFT_OUT_EXAMPLE],
      },
    ],
  },
);
export type ImportPreview = Static<typeof ImportPreview>;

export const ImportQuery = StrictObject({
  ...ListQuery.properties,
  kind: Type.Optional(Choice(IMPORT_KINDS)),
  status: Type.Optional(Choice(IMPORT_STATES)),
});

export const IMPORT_FIELDS = ["kind", "agent_id", "brand_id"] as const;

export const ImportUploadForm = Type.Unsafe<unknown>({
  type: "object",
  $comment: "multipart",
  required: ["file"],
  properties: {
    file: {
      type: "string",
      format: "binary",
      description:
        "CSV of questions or pages, a sitemap, a ZIP of documents, JSON of articles, or JSON lines of chats.",
      examples: ["(the bytes of questions.csv)"],
    },
    kind: { type: "string", enum: [...IMPORT_KINDS], description: "Without it, the content tells." },
    agent_id: { type: "string", description: "The assistant whose library it joins. Chats need one." },
    brand_id: { type: "string", description: "Or the brand whose assistants it serves." },
  },
});
