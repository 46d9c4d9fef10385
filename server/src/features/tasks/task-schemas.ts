import { type Static, Type } from "typebox";
import { Choice, ListQuery, Nullable, StrictObject, Timestamp } from "../../platform/http/schemas.ts";

export const TASK_KINDS = ["export", "import", "erasure"] as const;
export const TASK_STATES = ["waiting", "running", "completed", "failed"] as const;

const EXAMPLE = {
  id: "task_01h2xcejqtf2nbrexx3vqjhp41",
  kind: "export",
  status: "completed",
  workspace_id: "workspace_01h2xcejqtf2nbrexx3vqjhp41",
  workspace_name: "Blue Ridge Outfitters",
  asked_by: "Ada Example",
  progress: { step: "files", done: 12, total: 12 },
  counts: { rows: 4210, files: 12, missing_files: 0 },
  problem: null,
  archive_bytes: 1_204_112,
  created_at: "2026-11-21T09:30:00.000Z",
  completed_at: "2026-11-21T09:30:04.000Z",
};

export const Task = Type.Object(
  {
    id: Type.String({ description: "Of an erasure: of its receipt." }),
    kind: Choice(TASK_KINDS),
    status: Choice(TASK_STATES, { description: "One that runs goes on by itself, also after a crash." }),
    workspace_id: Nullable(
      Type.String({ description: "Null of an import that is not complete: nothing is there yet." }),
    ),
    workspace_name: Type.String(),
    asked_by: Type.String(),
    progress: Type.Object({
      step: Type.String({ description: "What is under way, such as `rows` or `files`; empty before it begins." }),
      done: Type.Integer(),
      total: Nullable(Type.Integer()),
    }),
    counts: Type.Record(Type.String(), Type.Integer(), {
      description: "Rows and files in all; of an erasure the rows of each table that are gone, and the files.",
    }),
    problem: Nullable(Type.String({ description: "Of one that failed: why, and what to do." })),
    archive_bytes: Nullable(Type.Integer({ description: "Null: there is no archive to be fetched any more." })),
    created_at: Timestamp,
    completed_at: Nullable(Timestamp),
  },
  { $id: "Task", examples: [EXAMPLE] },
);
export type Task = Static<typeof Task>;

export const TaskQuery = StrictObject({
  ...ListQuery.properties,
  kind: Type.Optional(Choice(TASK_KINDS)),
  status: Type.Optional(Choice(TASK_STATES)),
});

export const EraseWorkspaceBody = StrictObject(
  { name: Type.String({ maxLength: 200, description: "The workspace's name, as it is written." }) },
  { examples: [{ name: "Blue Ridge Outfitters" }] },
);

export const ImportForm = Type.Unsafe<unknown>({
  type: "object",
  $comment: "multipart",
  required: ["file"],
  properties: {
    file: {
      type: "string",
      format: "binary",
      description: "The archive of an export.",
      examples: ["(the bytes of blue-ridge.citedesk)"],
    },
    name: { type: "string", maxLength: 200, description: "Instead of the workspace's name in the archive." },
  },
});
