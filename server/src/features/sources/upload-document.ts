import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { mayBeReadable, readableTypes } from "@citedesk/extraction";
import type { Database } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import type { FileStore } from "../../ports/file-store.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import type { Principal } from "../identity/index.ts";
import { type PutSource, putSource } from "./put-source.ts";
import type { ReceivedUpload } from "./receive-upload.ts";
import { recordPut } from "./record-source.ts";
import type { SourceOptions } from "./source-options.ts";

export interface UploadContext {
  database: Database;
  queue: JobQueue;
  files: FileStore;
}

/** Stores the bytes, then the source and its job in one transaction. A type that is not read is refused before that. */
export async function uploadDocument(
  context: UploadContext,
  principal: Principal,
  upload: ReceivedUpload,
  target: { agentId: string | null; brandId: string | null; replaces: string | undefined; options: SourceOptions },
): Promise<PutSource> {
  await assertReadable(upload);
  const { sha256, size } = await context.files.write(createReadStream(upload.path));
  const { workspaceId } = principal;
  const put = await context.database.inWorkspace(workspaceId, async (transaction) => {
    const put = await putSource(transaction, context.queue, workspaceId, {
      type: "document",
      title: upload.fileName,
      identity: upload.fileName,
      ...target,
      settings: { file_name: upload.fileName, media_type: upload.mediaType, sha256, size },
    });
    await recordPut(transaction, principal, put);
    return put;
  });
  // The same bytes may have been erased between the two: then nothing named them yet.
  if (!(await context.files.exists(sha256))) await context.files.write(createReadStream(upload.path));
  return put;
}

async function assertReadable({ path, fileName, mediaType }: ReceivedUpload): Promise<void> {
  if (mayBeReadable(await readFile(path), { fileName, mediaType })) return;
  const [dotted, extension = ""] = /\.(\w{1,10})$/.exec(fileName) ?? [];
  const isKnown = readableTypes.some(({ extensions }) => extensions.includes(extension.toLowerCase()));
  const reason = isKnown ? `what is in it is no ${dotted} file` : `${dotted ?? "a file of this type"} is not supported`;
  const names = readableTypes.map(({ name }) => name).join(", ");
  throw new AppError(
    "unsupported_media_type",
    "unsupported_file_type",
    `${fileName} can't be read: ${reason}. Use ${names}.`,
  );
}
