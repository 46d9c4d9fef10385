import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import { uuidv7 } from "uuidv7";
import { withTestDatabase } from "../../platform/database/test-database.ts";
import { FileMissingError } from "../../ports/file-store.ts";
import { createSegmentPages } from "./segment-pages.ts";

const database = await withTestDatabase();
const pages = createSegmentPages(database);

/** Bytes that tell where they stand. */
function makeBytes(size: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: size }, (_, place) => (place * 31 + (place >>> 8)) & 0xff);
}

test("any ranges of segments of any size come back as they were written", async () => {
  const workspaceId = uuidv7();
  const sizes = [8, 7_999, 8_000, 8_001, 2_048_000, 2_050_008, 4_500_000];
  const segments = sizes.map((size) => ({ segmentId: uuidv7(), bytes: makeBytes(size) }));
  for (const { segmentId, bytes } of segments) await pages.write(workspaceId, segmentId, bytes);
  const wanted = segments.flatMap(({ segmentId, bytes: { byteLength } }) => [
    { segmentId, start: 0, end: byteLength },
    { segmentId, start: 3, end: 5 },
    { segmentId, start: byteLength - 1, end: byteLength },
    { segmentId, start: Math.floor(byteLength / 3), end: Math.ceil(byteLength / 2) },
    { segmentId, start: 5, end: 5 },
  ]);
  const read = await pages.read(workspaceId, wanted);
  assert.equal(read.length, wanted.length);
  for (const [place, { segmentId, start, end }] of wanted.entries()) {
    const { bytes } = segments.find((segment) => segment.segmentId === segmentId)!;
    assert.ok(Buffer.compare(read[place]!, bytes.subarray(start, end)) === 0, `${bytes.byteLength}: ${start}-${end}`);
    assert.equal(read[place]!.buffer.byteLength, end - start);
  }
});

test("what isn't there is missing, not short: another's, a removed one, behind the end, a page that is gone", async () => {
  const [workspaceId, segmentId, other] = [uuidv7(), uuidv7(), uuidv7()];
  await pages.write(workspaceId, segmentId, makeBytes(20_000));
  await pages.write(workspaceId, other, makeBytes(20_000));
  const range = { segmentId, start: 7_990, end: 8_010 };
  const missing = (reading: Promise<unknown>) => assert.rejects(reading, FileMissingError);
  await missing(pages.read(uuidv7(), [range]));
  await missing(pages.read(workspaceId, [{ segmentId, start: 19_990, end: 20_008 }]));
  assert.equal((await pages.read(workspaceId, [range]))[0]!.byteLength, 20);
  await pages.remove(workspaceId, segmentId);
  await missing(pages.read(workspaceId, [range]));
  assert.equal((await pages.read(workspaceId, [{ ...range, segmentId: other }]))[0]!.byteLength, 20);
  await database.inWorkspace(workspaceId, (transaction) =>
    transaction.query(sql`DELETE FROM index_pages WHERE workspace_id = ${workspaceId} AND page = 1`),
  );
  await missing(pages.read(workspaceId, [{ segmentId: other, start: 0, end: 20_000 }]));
});
