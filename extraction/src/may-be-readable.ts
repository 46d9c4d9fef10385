import { decodeText, looksLikeText } from "./text/decode-text.ts";
import { declaredEncoding, isUnreadXml, type TypeHints } from "./text/text-kind.ts";

/** Enough for the 8,192 characters that tell one text from another, in whatever encoding. */
const HEAD_BYTES = 32_768;

/**
 * Whether a file may be one of `readableTypes`: false exactly where `extractDocument` would refuse its type, as far as
 * that shows without opening an archive, which only the extraction child does. Cheap and safe enough to refuse an
 * upload at once.
 */
export function mayBeReadable(bytes: Uint8Array, hints: TypeHints): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = HEAD_BYTES;
  // At the start of a character of UTF-8: half of one at the end would make it a text of an encoding to be guessed.
  while (end > HEAD_BYTES - 4 && (buffer[end] ?? 0) >> 6 === 0b10) end -= 1;
  const head = buffer.subarray(0, end);
  if (head.subarray(0, 1024).includes("%PDF-")) return true;
  if (head.length >= 4 && [0x504b0304, 0x504b0506].includes(head.readUInt32BE(0))) return true;
  if (head.length >= 8 && head.readUInt32BE(0) === 0xd0cf11e0) return buffer.includes("EncryptedPackage", 0, "utf16le");
  if (!looksLikeText(buffer)) return false;
  return !isUnreadXml(decodeText(head, declaredEncoding(head.subarray(0, 4096), hints.mediaType)), hints);
}
