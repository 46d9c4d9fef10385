import { analyse } from "chardet";
import iconv from "iconv-lite";

/**
 * Bytes → text in whatever encoding they are: a byte order mark decides, then what the document declares, then strict
 * UTF-8, then a guess from the bytes' statistics, at last Windows-1252, which reads every byte.
 */
export function decodeText(bytes: Uint8Array, declared?: string | null): string {
  const marked = encodingOfMark(bytes);
  if (marked) return decode(bytes, marked);
  if (isEscaped(bytes, declared)) return decode(bytes, "iso-2022-jp");
  const utf8 = decodeStrictUtf8(bytes);
  if (utf8 !== undefined && !looksLikeUtf16(bytes)) return utf8;
  if (looksLikeUtf16(bytes)) return decode(bytes, bytes[0] === 0 ? "utf-16be" : "utf-16le");
  if (declared && isKnown(declared) && !/^utf-?8$/i.test(declared)) return decode(bytes, declared);
  return guess(bytes);
}

/** Whether bytes can be text at all: no NUL outside UTF-16 and 32, few control characters. */
export function looksLikeText(bytes: Uint8Array): boolean {
  if (encodingOfMark(bytes) !== undefined) return true;
  const sample = bytes.subarray(0, SAMPLE);
  if (looksLikeUtf16(sample)) return true;
  let controls = 0;
  for (const byte of sample) {
    if (byte === 0) return false;
    if (byte < 0x20 && (byte < 0x09 || byte > 0x0d) && byte !== 0x1b) controls++;
  }
  return controls * 100 <= sample.length;
}

const SAMPLE = 65_536;

/** The likeliest encoding in which every byte is a character; statistics alone mistake short texts. */
function guess(bytes: Uint8Array): string {
  const sample = bytes.subarray(0, SAMPLE);
  for (const { name, confidence } of analyse(sample)) {
    if (confidence < LEAST_CONFIDENCE) break;
    if (/^iso-8859-1$/i.test(name)) break;
    if (/^(?:utf-8|ascii)$/i.test(name) || !iconv.encodingExists(name)) continue;
    if (!UNREADABLE.test(decodeStart(sample, name))) return decode(bytes, name);
  }
  // Browsers read Latin-1 as Windows-1252, whose quotes and dashes are control characters otherwise.
  return decode(bytes, "windows-1252");
}

const LEAST_CONFIDENCE = 10;
const UNREADABLE = /[\ufffd\u0080-\u009f]/u;

/** ISO-2022-JP is plain ASCII to look at: its letters stand between escapes. */
function isEscaped(bytes: Uint8Array, declared?: string | null): boolean {
  if (declared && !/^(?:cs)?iso-?2022-?jp/i.test(declared)) return false;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return ["\x1b$B", "\x1b$@"].some((start) => buffer.includes(start));
}

function isKnown(label: string): boolean {
  return whatwgDecoder(label) !== undefined || iconv.encodingExists(label);
}

/**
 * By the labels of the Encoding Standard, as browsers read them: `latin1` is Windows-1252, `ks_c_5601-1987` is EUC-KR.
 */
function whatwgDecoder(label: string): TextDecoder | undefined {
  try {
    return new TextDecoder(label);
  } catch {
    return undefined;
  }
}

function decode(bytes: Uint8Array, encoding: string): string {
  const decoder = whatwgDecoder(encoding);
  if (decoder) return decoder.decode(bytes);
  return iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), encoding);
}

/** Of a text that may be cut anywhere: without the character at its end of which only a part is there. */
function decodeStart(bytes: Uint8Array, encoding: string): string {
  const decoder = whatwgDecoder(encoding);
  if (decoder) return decoder.decode(bytes, { stream: true });
  return iconv.getDecoder(encoding).write(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

function encodingOfMark(bytes: Uint8Array): string | undefined {
  const [a, b, c, d] = bytes;
  if (a === 0xef && b === 0xbb && c === 0xbf) return "utf-8";
  if (a === 0xff && b === 0xfe && c === 0 && d === 0) return "utf-32le";
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return "utf-32be";
  if (a === 0xff && b === 0xfe) return "utf-16le";
  if (a === 0xfe && b === 0xff) return "utf-16be";
  return undefined;
}

function decodeStrictUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Western text in UTF-16 without a mark has a zero in nearly every second byte and none beside it. */
function looksLikeUtf16(bytes: Uint8Array): boolean {
  const sample = bytes.subarray(0, 4096);
  if (sample.length < 4) return false;
  const zeros = [0, 0];
  for (let index = 0; index < sample.length; index++) if (sample[index] === 0) zeros[index % 2]!++;
  const half = sample.length / 2;
  return (zeros[0]! > half * 0.7 && zeros[1] === 0) || (zeros[1]! > half * 0.7 && zeros[0] === 0);
}
