import { crc32, inflateRawSync } from "node:zlib";
import { ExtractionFailure } from "../extracted-document.ts";

export interface ZipLimits {
  entries: number;
  /** Unpacked bytes of one entry. */
  entryBytes: number;
  /** Unpacked bytes of all entries together. */
  totalBytes: number;
  /** Unpacked to packed bytes, once an entry is larger than 1 MiB. */
  ratio: number;
}

export const ZIP_LIMITS: ZipLimits = { entries: 10_000, entryBytes: 64 << 20, totalBytes: 160 << 20, ratio: 250 };

interface ZipEntry {
  name: string;
  isEncrypted: boolean;
  method: number;
  crc: number;
  packedBytes: number;
  bytes: number;
  localHeader: number;
}

/**
 * Reads ZIP archives (APPNOTE 6.3) that may be hostile: sizes and the number of entries are checked before anything is
 * unpacked, each entry's declared size and CRC-32 after. Throws `ExtractionFailure` with `broken`, `encrypted`,
 * `archive_bomb` or `too_large`. The limits hold over the life of the archive, whichever entries are read.
 */
export class ZipArchive {
  readonly #bytes: Buffer;
  readonly #limits: ZipLimits;
  readonly #entries = new Map<string, ZipEntry>();
  #unpackedBytes = 0;

  constructor(bytes: Uint8Array, limits: ZipLimits = ZIP_LIMITS) {
    this.#bytes = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#limits = limits;
    try {
      this.#readDirectory();
    } catch (error) {
      throw error instanceof RangeError ? broken(error) : error;
    }
  }

  /** Paths of the files, in the order of the archive's directory. */
  get names(): string[] {
    return [...this.#entries.keys()];
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The unpacked file, or undefined when there is none of this name. */
  read(name: string): Buffer | undefined {
    const entry = this.#entries.get(name);
    if (!entry) return undefined;
    if (entry.isEncrypted) throw encrypted();
    if (entry.method !== STORED && entry.method !== DEFLATED) throw broken();
    this.#checkDeclared(entry);
    let unpacked: Buffer;
    try {
      const packed = this.#packed(entry);
      unpacked =
        entry.method === STORED ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, entry.bytes) });
    } catch (error) {
      throw (error as { code?: string }).code === "ERR_BUFFER_TOO_LARGE" ? bomb() : broken(error);
    }
    if (unpacked.length !== entry.bytes || crc32(unpacked) !== entry.crc) throw broken();
    this.#unpackedBytes += unpacked.length;
    return unpacked;
  }

  #checkDeclared(entry: ZipEntry): void {
    const { entryBytes, totalBytes, ratio } = this.#limits;
    if (entry.bytes > MEBIBYTE && entry.bytes > entry.packedBytes * ratio) throw bomb();
    if (entry.bytes > entryBytes || this.#unpackedBytes + entry.bytes > totalBytes) {
      throw new ExtractionFailure(
        "too_large",
        "The archive unpacks to more than can be read at once. Split it into smaller files.",
      );
    }
  }

  #packed(entry: ZipEntry): Buffer {
    if (this.#bytes.readUInt32LE(entry.localHeader) !== LOCAL_HEADER) throw broken();
    const names = this.#bytes.readUInt16LE(entry.localHeader + 26) + this.#bytes.readUInt16LE(entry.localHeader + 28);
    const start = entry.localHeader + 30 + names;
    if (start + entry.packedBytes > this.#bytes.length) throw broken();
    return this.#bytes.subarray(start, start + entry.packedBytes);
  }

  #readDirectory(): void {
    const end = this.#findEnd();
    const count = this.#bytes.readUInt16LE(end + 10);
    let at = this.#bytes.readUInt32LE(end + 16);
    if (count > this.#limits.entries || count === 0xffff || at === 0xffffffff) {
      throw new ExtractionFailure(
        "too_large",
        `The archive holds more than ${this.#limits.entries} files. Split it into smaller ones.`,
      );
    }
    for (let index = 0; index < count; index++) {
      if (this.#bytes.readUInt32LE(at) !== DIRECTORY_HEADER) throw broken();
      const nameLength = this.#bytes.readUInt16LE(at + 28);
      const flags = this.#bytes.readUInt16LE(at + 8);
      const rawName = this.#bytes.subarray(at + 46, at + 46 + nameLength);
      const name = rawName.toString(flags & 0x800 ? "utf8" : isUtf8(rawName) ? "utf8" : "latin1").replaceAll("\\", "/");
      if (name !== "" && !name.endsWith("/") && !this.#entries.has(name)) {
        this.#entries.set(name, {
          name,
          isEncrypted: (flags & 1) !== 0,
          method: this.#bytes.readUInt16LE(at + 10),
          crc: this.#bytes.readUInt32LE(at + 16),
          packedBytes: this.#bytes.readUInt32LE(at + 20),
          bytes: this.#bytes.readUInt32LE(at + 24),
          localHeader: this.#bytes.readUInt32LE(at + 42),
        });
      }
      at += 46 + nameLength + this.#bytes.readUInt16LE(at + 30) + this.#bytes.readUInt16LE(at + 32);
    }
  }

  /** The end record stands in the last 64 KiB, before a comment of any content. */
  #findEnd(): number {
    const earliest = Math.max(0, this.#bytes.length - 22 - 0xffff);
    for (let at = this.#bytes.length - 22; at >= earliest; at--) {
      if (this.#bytes.readUInt32LE(at) === END_OF_DIRECTORY) return at;
    }
    throw broken();
  }
}

const STORED = 0;
const DEFLATED = 8;
const MEBIBYTE = 1 << 20;
const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

function broken(cause?: unknown): ExtractionFailure {
  return new ExtractionFailure(
    "broken",
    "The file is damaged and can't be opened. Save it again and upload the copy.",
    {
      cause,
    },
  );
}

function encrypted(): ExtractionFailure {
  return new ExtractionFailure(
    "encrypted",
    "The file is protected by a password. Remove it and upload the file again.",
  );
}

function bomb(): ExtractionFailure {
  return new ExtractionFailure(
    "archive_bomb",
    "The archive unpacks to far more than its size, as archives made to do harm do. It was not opened.",
  );
}
