import { fileTypeFromBuffer } from "file-type";
import { ExtractionFailure } from "./extracted-document.ts";
import { readableTypes } from "./readable-types.ts";

/** Names what the file is, as far as its content tells, and what could be read instead. */
export async function unsupportedType(bytes: Uint8Array, fileName: string): Promise<ExtractionFailure> {
  const detected = await fileTypeFromBuffer(bytes.subarray(0, 65_536)).catch(() => undefined);
  const type = detected ? `is a ${detected.ext.toUpperCase()} file, which` : "is of a type that";
  const names = readableTypes.map(({ name }) => name).join(", ");
  return new ExtractionFailure("unsupported_type", `${fileName} ${type} can't be read. Readable are: ${names}.`);
}
