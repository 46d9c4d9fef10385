import type { Transaction } from "../../platform/database/database.ts";
import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { type FieldError, InvalidError } from "../../platform/errors/app-error.ts";
import type { Change } from "../../platform/http/change.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import type { Principal } from "../identity/index.ts";
import { assertServesOnlyReach } from "./assert-serves-only-reach.ts";
import { startReading } from "./put-source.ts";
import type { ReadingContext } from "./reading-context.ts";
import { recordSource } from "./record-source.ts";
import { withOptions } from "./set-options.ts";
import { CONTENT_FIELDS, type UpdateSourceBody } from "./source-bodies.ts";
import { checkOptions } from "./source-options.ts";
import {
  getSource,
  raiseRevision,
  SOURCES,
  type SourceRow,
  setSourceIdentity,
  updateSourceRow,
} from "./source-queries.ts";
import { toContent } from "./source-to-put.ts";

const OPTION_FIELDS = new Set(["title", "enabled", "schedule", "stale_after_days", "approval"]);

/** Changes how a source is kept at once; what is in it is read again, and the old text answers until then. */
export async function saveSource(
  transaction: Transaction,
  queue: JobQueue,
  found: SourceRow,
  body: UpdateSourceBody,
): Promise<SourceRow> {
  const { workspace_id: workspaceId } = found;
  await assertServesOnlyReach(transaction, found);
  const content = contentFields(found, body);
  checkOptions(body, { ...found, settings: { ...found.settings, ...content } });
  const { enabled = found.enabled, title = found.title } = body;
  await updateSourceRow(transaction, workspaceId, { ...withOptions(found, body), title, enabled });
  if (enabled !== found.enabled) await raiseRevision(transaction, workspaceId);
  const updated = await getSource(transaction, workspaceId, found.id);
  // The title of a text is found and shown with it.
  const isRenamed = found.type === "text" && title !== found.title;
  if (Object.keys(content).length === 0 && !isRenamed) return updated;
  return changeContent(transaction, queue, updated, content);
}

async function changeContent(
  transaction: Transaction,
  queue: JobQueue,
  row: SourceRow,
  content: Record<string, unknown>,
): Promise<SourceRow> {
  const fields = { ...row.settings, ...content, type: row.type, title: row.title };
  const { identity, settings, title } = toContent(fields as unknown as Parameters<typeof toContent>[0]);
  await setSourceIdentity(transaction, row.workspace_id, { id: row.id, identity });
  return startReading(transaction, queue, row.workspace_id, {
    ...row,
    settings,
    title: row.type === "qa" || row.type === "business_info" ? title : row.title,
  });
}

/** Throws 422 for fields that sources of this type don't have. */
function contentFields(found: SourceRow, body: UpdateSourceBody): Record<string, unknown> {
  const known = CONTENT_FIELDS[found.type];
  const errors: FieldError[] = [];
  const content: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    if (known.includes(name)) content[name] = value;
    else if (!OPTION_FIELDS.has(name))
      errors.push({ pointer: `/${name}`, message: `is not a field that a source of type ${found.type} can change.` });
  }
  if (errors.length > 0) throw new InvalidError(errors);
  return content;
}

/** Changes what is in a source or how it is kept: title, content, schedule, approval, on and off. */
export function updateSource(
  { database, queue }: ReadingContext,
  principal: Principal,
  change: Change<UpdateSourceBody>,
): Promise<SourceRow> {
  const { workspaceId } = principal;
  const { body } = change;
  return database.inWorkspace(workspaceId, async (transaction) => {
    const found = await lockForChange(transaction, workspaceId, SOURCES, change);
    const updated = await saveSource(transaction, queue, found, body);
    await recordSource(transaction, principal, "updated", { before: found, after: updated });
    return updated;
  });
}
