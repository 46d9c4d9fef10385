import { createReadStream } from "node:fs";
import { InvalidError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { formatId, newId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { type ReceivedUpload, resolveTarget } from "../sources/index.ts";
import { type AskImportContext, MAX_TRIES, RUN_IMPORT_JOB, type RunImportJob } from "./import-context.ts";
import { type ImportRow, insertImport } from "./import-queries.ts";
import { lookIntoFile } from "./look-into-file.ts";

/** Has a file brought in that comes from elsewhere. Nothing is written where nothing in it could come. */
export async function startImport(
  context: AskImportContext,
  principal: Principal,
  upload: ReceivedUpload,
): Promise<ImportRow> {
  const { workspaceId, actor, reach } = principal;
  const { agentId, brandId } = await resolveTarget(context.database, principal, upload.fields);
  const { kind, items, leftOut } = await lookIntoFile(context, upload);
  if (items.length === 0) {
    const [first] = leftOut;
    const why = first ? ` ${first.message}${placeOf(first.places[0])}` : "";
    throw new InvalidError([{ pointer: "/file", message: `${upload.fileName}: nothing in it can come in.${why}` }]);
  }
  const { sha256, size } = await context.files.write(createReadStream(upload.path));
  const started = await context.database.inWorkspace(workspaceId, async (transaction) => {
    const row = await insertImport(transaction, workspaceId, {
      id: newId(),
      kind,
      file_name: upload.fileName,
      sha256,
      size,
      agent_id: agentId,
      brand_id: brandId,
      actor,
      reach: reach ?? null,
      total: items.length,
      left_out: leftOut,
    });
    const job: RunImportJob = { workspaceId, importId: row.id };
    await context.queue.enqueue(transaction, RUN_IMPORT_JOB, job, { singletonKey: row.id, retryLimit: MAX_TRIES });
    await recordAudit(transaction, principal, {
      action: "import.started",
      target: { kind: "import", id: formatId("import", row.id) },
      after: { kind, items: items.length },
    });
    return row;
  });
  // The same bytes may have been swept up between the two: then nothing named them yet.
  if (!(await context.files.exists(sha256))) await context.files.write(createReadStream(upload.path));
  return started;
}

function placeOf(place: { line: number | null; name: string | null; field: string | null } | undefined): string {
  if (!place) return "";
  const parts = [
    place.line === null ? undefined : `line ${place.line}`,
    place.name,
    place.field && `field ${place.field}`,
  ];
  const told = parts.filter(Boolean).join(", ");
  return told === "" ? "" : ` (${told})`;
}
