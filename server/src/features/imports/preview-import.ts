import type { ImportContents } from "@citedesk/extraction";
import type { Principal } from "../identity/index.ts";
import { type ReceivedUpload, resolveTarget } from "../sources/index.ts";
import type { AskImportContext } from "./import-context.ts";
import { lookIntoFile } from "./look-into-file.ts";

/** What a file would bring there. Stores nothing. */
export async function previewImport(
  context: AskImportContext,
  principal: Principal,
  upload: ReceivedUpload,
): Promise<ImportContents> {
  await resolveTarget(context.database, principal, upload.fields);
  return lookIntoFile(context, upload);
}
