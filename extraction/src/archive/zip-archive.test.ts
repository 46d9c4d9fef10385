import assert from "node:assert/strict";
import { test } from "node:test";
import { strToU8, zipSync } from "fflate";
import { ExtractionFailure } from "../extracted-document.ts";
import { ZIP_LIMITS, ZipArchive } from "./zip-archive.ts";

const files = { "a.txt": strToU8("alpha ".repeat(100)), "folder/ü.txt": strToU8("beta") };

function fails(code: string) {
  return (error: unknown) => error instanceof ExtractionFailure && error.code === code;
}

/** The offset of the first directory record, whose fields tests falsify. */
function directoryOf(bytes: Uint8Array): number {
  return Buffer.from(bytes).indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
}

test("files come out by name, packed or stored", () => {
  for (const level of [0, 6] as const) {
    const archive = new ZipArchive(zipSync(files, { level }));
    assert.deepEqual(archive.names, ["a.txt", "folder/ü.txt"]);
    assert.equal(archive.read("folder/ü.txt")?.toString(), "beta");
    assert.equal(archive.read("none"), undefined);
  }
});

test("a wrong checksum or a wrong size is broken", () => {
  for (const field of [16, 24]) {
    const bytes = zipSync(files);
    bytes[directoryOf(bytes) + field]! ^= 1;
    assert.throws(
      () => new ZipArchive(bytes).read("a.txt"),
      (error) => fails("broken")(error) || fails("archive_bomb")(error),
    );
  }
});

test("an entry that unpacks to more than it declares is cut off as a bomb", () => {
  const bytes = zipSync({ "a.txt": new Uint8Array(3_000_000) });
  Buffer.from(bytes.buffer).writeUInt32LE(10, directoryOf(bytes) + 24);
  assert.throws(() => new ZipArchive(bytes).read("a.txt"), fails("archive_bomb"));
});

test("an entry packed more than 250 times is a bomb before it is unpacked", () => {
  const bytes = zipSync({ "a.txt": new Uint8Array(8_000_000) }, { level: 9 });
  assert.throws(() => new ZipArchive(bytes).read("a.txt"), fails("archive_bomb"));
});

test("the bytes of all files together have a limit, over the whole life of the archive", () => {
  const archive = new ZipArchive(zipSync(files), { ...ZIP_LIMITS, totalBytes: 601 });
  archive.read("a.txt");
  assert.throws(() => archive.read("folder/ü.txt"), fails("too_large"));
});

test("more files than allowed are refused", () => {
  assert.throws(() => new ZipArchive(zipSync(files), { ...ZIP_LIMITS, entries: 1 }), fails("too_large"));
});

test("a password is named as the reason", () => {
  const bytes = zipSync(files);
  bytes[directoryOf(bytes) + 8]! |= 1;
  assert.throws(() => new ZipArchive(bytes).read("a.txt"), fails("encrypted"));
});

test("an archive cut off anywhere is broken, never an unknown error", () => {
  const bytes = zipSync(files);
  for (let length = 0; length < bytes.length; length += 7) {
    assert.throws(() => new ZipArchive(bytes.slice(0, length)).read("a.txt"), fails("broken"));
  }
});

test("a directory of nonsense is broken", () => {
  const bytes = zipSync(files);
  Buffer.from(bytes.buffer).writeUInt32LE(0xfffffff0, bytes.length - 6);
  assert.throws(() => new ZipArchive(bytes), fails("broken"));
});
