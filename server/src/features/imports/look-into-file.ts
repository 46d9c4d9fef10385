import { IMPORT_KINDS, type ImportContents, type ImportKind } from "@citedesk/extraction";
import { InvalidError } from "../../platform/errors/app-error.ts";
import { ExtractionFailure } from "../../ports/text-extractor.ts";
import type { ReceivedUpload } from "../sources/index.ts";
import type { AskImportContext } from "./import-context.ts";

/** What a file would bring. Throws 422, naming the file, and the line where there is one, for what can't be read. */
export async function lookIntoFile(
  { extractor }: Pick<AskImportContext, "extractor">,
  { path, fileName, fields }: ReceivedUpload,
): Promise<ImportContents> {
  const kind = kindOf(fields.kind);
  if (fields.agent_id && fields.brand_id)
    throw new InvalidError([{ pointer: "/brand_id", message: "goes without `agent_id`: name one of the two." }]);
  try {
    const contents = await extractor.readImport({ path, fileName, kind });
    if (contents.kind === "chats" && !fields.agent_id)
      throw new InvalidError([{ pointer: "/agent_id", message: "is missing: chats belong to an assistant." }]);
    return contents;
  } catch (error) {
    if (!(error instanceof ExtractionFailure)) throw error;
    throw new InvalidError([{ pointer: "/file", message: `${fileName}: ${error.message}` }]);
  }
}

function kindOf(given: string | undefined): ImportKind | undefined {
  if (given === undefined || given === "") return undefined;
  const kind = IMPORT_KINDS.find((one) => one === given);
  if (!kind) throw new InvalidError([{ pointer: "/kind", message: `must be one of ${IMPORT_KINDS.join(", ")}.` }]);
  return kind;
}
