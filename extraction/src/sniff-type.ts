import { decodeText, looksLikeText } from "./text/decode-text.ts";

/**
 * Whether a file may be one of `readableTypes`, from its first bytes alone: cheap and safe enough to refuse an upload at
 * once. Archives and protected Office files pass: only the extraction child opens them.
 */
export function mayBeReadable(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const head = buffer.subarray(0, 4096);
  if (head.subarray(0, 1024).includes("%PDF-")) return true;
  if (head.length >= 4 && head.readUInt16BE(0) === 0x504b) return true;
  if (head.length >= 8 && head.readUInt32BE(0) === 0xd0cf11e0) return buffer.includes("EncryptedPackage", 0, "utf16le");
  if (!looksLikeText(head)) return false;
  return !isPicture(decodeText(head, undefined));
}

function isPicture(text: string): boolean {
  const bare = text
    .replace(/^\uFEFF/u, "")
    .replace(/<!--[\s\S]*?-->/gu, "")
    .trimStart();
  return /^(?:<\?xml[^>]*>\s*)?(?:<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/iu.test(bare);
}
