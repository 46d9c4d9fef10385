import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { test } from "node:test";
import { FileMissingError, type FileStore } from "../../ports/file-store.ts";

/** What every `FileStore` must do. `open` gives an empty store. */
export function testFileStore(name: string, open: () => Promise<FileStore>): void {
  const bytes = new TextEncoder().encode("The house always wins.");
  const sha256 = createHash("sha256").update(bytes).digest("hex");

  test(`${name}: bytes come back under their sha256`, async () => {
    const store = await open();
    assert.deepEqual(await store.write(bytes), { sha256, size: bytes.length });
    assert.deepEqual(new Uint8Array(await store.read(sha256)), bytes);
    const { size, content } = await store.open(sha256);
    assert.equal(size, bytes.length);
    assert.deepEqual(new Uint8Array(await buffer(content)), bytes);
    assert.deepEqual(await store.withPath(sha256, async (path) => new Uint8Array(await readFile(path))), bytes);
    assert.equal(await store.exists(sha256), true);
  });

  test(`${name}: parts of a file come alone, over its pieces and no further than its end`, async () => {
    const store = await open();
    const many = Uint8Array.from({ length: 2_500_000 }, (_, place) => (place * 7) % 251);
    const { sha256: large } = await store.write(many);
    const ranges = [
      { start: 5, end: 9 },
      { start: 1_048_570, end: 1_048_590 },
      { start: 0, end: 2_500_000 },
      { start: 7, end: 7 },
      { start: 2_499_990, end: 2_500_090 },
      { start: 2_500_000, end: 2_500_001 },
      { start: 0, end: 3 },
    ];
    const found = await store.readRanges(large, ranges);
    assert.equal(found.length, ranges.length);
    for (const [place, { start, end }] of ranges.entries()) {
      assert.ok(Buffer.from(found[place]!).equals(many.subarray(start, end)), `${start}..${end}`);
      assert.equal(found[place]!.byteOffset, 0);
      assert.equal(found[place]!.buffer.byteLength, found[place]!.byteLength);
    }
    assert.deepEqual(await store.readRanges(large, []), []);
    assert.deepEqual(await store.readRanges(large, ranges.slice(0, 1)), [many.slice(5, 9)]);
  });

  test(`${name}: a stream is stored like its bytes, and an empty file is a file`, async () => {
    const store = await open();
    assert.deepEqual(await store.write(pieces(bytes)), { sha256, size: bytes.length });
    const empty = await store.write(new Uint8Array(0));
    assert.equal(empty.size, 0);
    assert.equal((await store.read(empty.sha256)).byteLength, 0);
  });

  test(`${name}: the same bytes twice, also at once, are one file`, async () => {
    const store = await open();
    await Promise.all(Array.from({ length: 8 }, () => store.write(bytes)));
    await store.write(pieces(bytes));
    await store.remove(sha256);
    assert.equal(await store.exists(sha256), false);
  });

  test(`${name}: a stream that breaks leaves nothing`, async () => {
    const store = await open();
    async function* broken() {
      yield bytes;
      throw new Error("the line was cut");
    }
    await assert.rejects(store.write(broken()), /the line was cut/);
    assert.equal(await store.exists(sha256), false);
  });

  test(`${name}: a file of many pieces streams, and may be left half-read`, async () => {
    const store = await open();
    const piece = Buffer.alloc(700_001, "many words. ");
    const hash = createHash("sha256");
    async function* many() {
      for (let count = 0; count < 13; count += 1) {
        hash.update(piece);
        yield piece;
      }
    }
    const written = await store.write(many());
    assert.deepEqual(written, { sha256: hash.digest("hex"), size: 13 * piece.length });
    const read = createHash("sha256");
    let largest = 0;
    for await (const chunk of (await store.open(written.sha256)).content as AsyncIterable<Buffer>) {
      read.update(chunk);
      largest = Math.max(largest, chunk.length);
    }
    assert.equal(read.digest("hex"), written.sha256);
    assert.ok(largest <= 2 ** 20, `a piece of ${largest} bytes`);
    const { content } = await store.open(written.sha256);
    for await (const chunk of content) {
      assert.ok(chunk.length > 0);
      break;
    }
    assert.equal(content.destroyed, true);
  });

  test(`${name}: what something needs after all is put back, the rest is gone`, async () => {
    const store = await open();
    await store.write(bytes);
    const wasThere: boolean[] = [];
    const asking = (isNeeded: boolean) => async () => {
      wasThere.push(await store.exists(sha256));
      return isNeeded;
    };
    assert.equal(await store.removeUnless(sha256, asking(true)), false);
    assert.deepEqual(new Uint8Array(await store.read(sha256)), bytes);
    const broken = async () => {
      throw new Error("the database is away");
    };
    await assert.rejects(store.removeUnless(sha256, broken), /is away/);
    assert.deepEqual(new Uint8Array(await store.read(sha256)), bytes);
    assert.equal(await store.removeUnless(sha256, asking(false)), true);
    assert.deepEqual([await store.exists(sha256), ...wasThere], [false, false, false]);
    await assert.rejects(store.removeUnless(sha256, asking(false)), FileMissingError);
  });

  test(`${name}: the list has every file once, with when it was written last`, async () => {
    const store = await open();
    assert.deepEqual(await namesIn(store), []);
    await store.write(bytes);
    const startedAt = Date.now();
    await store.write(bytes);
    const other = await store.write(new Uint8Array(3));
    assert.deepEqual((await namesIn(store)).toSorted(), [sha256, other.sha256].toSorted());
    for await (const file of store.list()) assert.ok(file.writtenAt.getTime() >= startedAt - 1_000);
    await store.remove(sha256);
    assert.deepEqual(await namesIn(store), [other.sha256]);
  });

  test(`${name}: what isn't there is missing, and a name that is no sha256 too`, async () => {
    const store = await open();
    for (const name of [sha256, "../../etc/passwd", "", sha256.toUpperCase()]) {
      assert.equal(await store.exists(name), false);
      await assert.rejects(store.read(name), FileMissingError);
      await assert.rejects(store.open(name), FileMissingError);
      await assert.rejects(store.readRanges(name, [{ start: 0, end: 1 }]), FileMissingError);
      await assert.rejects(
        store.withPath(name, async () => {}),
        FileMissingError,
      );
    }
    await store.remove(sha256);
  });
}

async function namesIn(store: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const file of store.list()) names.push(file.sha256);
  return names;
}

async function* pieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += 5) yield bytes.subarray(at, at + 5);
}
