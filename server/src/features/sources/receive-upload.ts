import "@fastify/multipart";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { FastifyRequest } from "fastify";
import { AppError, type FieldError, InvalidError } from "../../platform/errors/app-error.ts";
import { assertSafeJson } from "../../platform/http/text-checks.ts";

export interface ReceivedUpload {
  /** A temporary file; gone after `work` returns. */
  path: string;
  fileName: string;
  mediaType: string;
  fields: Record<string, string>;
}

const MAX_FIELD_BYTES = 10_000;

interface UploadForm {
  knownFields: readonly string[];
  maxBytes: number;
  /** Where the file is kept meanwhile. */
  uploadFolder: string;
  room: { assertRoom(): Promise<void> };
  /** What raises `maxBytes`. */
  setting?: string;
}

/**
 * Takes in one multipart form with exactly one file, whatever the order of its parts, and hands it to `work`. A form
 * that breaks off, is too large or has unknown fields leaves nothing behind.
 */
export async function receiveUpload<Result>(
  request: FastifyRequest,
  form: UploadForm,
  work: (upload: ReceivedUpload) => Promise<Result>,
): Promise<Result> {
  await form.room.assertRoom();
  const folder = await mkdtemp(join(form.uploadFolder, "upload-"));
  try {
    return await work(await readParts(request, form, join(folder, "file")));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readParts(request: FastifyRequest, form: UploadForm, path: string): Promise<ReceivedUpload> {
  const fields: Record<string, string> = {};
  const errors: FieldError[] = [];
  let file: { fileName: string; mediaType: string; size: number } | undefined;
  try {
    for await (const part of request.parts({
      limits: { fileSize: form.maxBytes, files: 2, fields: 20, fieldSize: MAX_FIELD_BYTES },
    })) {
      if (part.type === "field") {
        const message = problemOf(part, form.knownFields, fields);
        if (message) errors.push({ pointer: `/${part.fieldname ?? ""}`, message });
        else fields[part.fieldname] = part.value as string;
        continue;
      }
      if (part.fieldname !== "file" || file) {
        part.file.resume();
        errors.push({ pointer: `/${part.fieldname}`, message: "send one file, in the part named `file`." });
        continue;
      }
      await pipeline(part.file, createWriteStream(path));
      if (part.file.truncated) throw tooLarge(form);
      file = { fileName: fileNameOf(part.filename), mediaType: part.mimetype, size: part.file.bytesRead };
    }
  } catch (error) {
    throw translateFormError(error, form);
  }
  if (errors.length === 0 && !file)
    errors.push({ pointer: "/file", message: "is missing: send the file in a part named `file`." });
  if (file?.size === 0)
    errors.push({
      pointer: "/file",
      message: "is empty (0 bytes): choose the file again, and see that it has content.",
    });
  if (errors.length > 0) throw new InvalidError(errors, file?.size === 0 ? "empty_file" : "invalid_request");
  assertSafeJson(fields);
  return { path, fields, fileName: file!.fileName, mediaType: file!.mediaType };
}

interface FormField {
  fieldname?: string;
  value: unknown;
  valueTruncated: boolean;
}

function problemOf(
  { fieldname = "", value, valueTruncated }: FormField,
  knownFields: readonly string[],
  before: Record<string, string>,
): string | undefined {
  if (fieldname === "file") return "is text: send a file, a part that has a filename.";
  if (!knownFields.includes(fieldname)) return "is not a known field.";
  if (Object.hasOwn(before, fieldname)) return "is there twice.";
  if (typeof value !== "string") return "must be plain text, without a Content-Type of its own.";
  if (valueTruncated) return `must have at most ${MAX_FIELD_BYTES} bytes.`;
  return undefined;
}

/** Control characters, tags, and what turns the direction of a name: `gpj.exe` would look like another type. */
const NOT_SEEN = /\p{Cc}|[\u{E0000}-\u{E007F}\u200E\u200F\u061C\u202A-\u202E\u2066-\u2069]/gu;

function fileNameOf(name: string | undefined): string {
  const base = (name ?? "").split(/[\\/]/).at(-1)!.normalize("NFC").replaceAll(NOT_SEEN, "").trim();
  // The cut may leave half of a character.
  return base.slice(0, 255).replace(/[\uD800-\uDBFF]$/u, "") || "file";
}

function tooLarge({ maxBytes, setting = "MAX_UPLOAD_MB" }: UploadForm): AppError {
  const limit = `${Math.floor(maxBytes / 1024 / 1024)} MiB`;
  return new AppError(
    "too_large",
    "file_too_large",
    `The file is larger than ${limit}, the limit for one file. Split it, or raise ${setting}.`,
  );
}

function translateFormError(error: unknown, form: UploadForm): unknown {
  if (error instanceof AppError) return error;
  const code = (error as { code?: string }).code ?? "";
  if (code === "FST_REQ_FILE_TOO_LARGE") return tooLarge(form);
  if (/^FST_(FILES|FIELDS|PARTS)_LIMIT$/.test(code))
    return new InvalidError([
      { pointer: "/file", message: "the form has too many parts: send one file and its fields." },
    ]);
  if (code === "FST_PROTO_VIOLATION")
    return new InvalidError([{ pointer: "/", message: "a field has a name that no field can have." }]);
  if (code === "FST_INVALID_JSON_FIELD_ERROR")
    return new InvalidError([{ pointer: "/", message: "a field says that it is JSON and is not: send plain text." }]);
  return new AppError(
    "bad_request",
    "broken_upload",
    "The upload broke off or is not a valid multipart form. Nothing was stored; send it again.",
  );
}
