import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { after, test } from "node:test";
import { FilesUnavailableError } from "../../platform/errors/files-unavailable-error.ts";
import type { FileStore } from "../../ports/file-store.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { testFileStore } from "./file-store-contract.ts";
import { openS3FileStore, type S3Settings } from "./s3-file-store.ts";
import { openS3Server, S3_BUCKET, S3_KEYS } from "./testing/open-s3-server.ts";

const server = await openS3Server();
after(() => server.close());

const settings = (changed: Partial<S3Settings> = {}): S3Settings => ({
  bucket: S3_BUCKET,
  prefix: `${randomUUID()}/`,
  endpoint: server.endpoint,
  region: "us-east-1",
  isPathStyle: true,
  keys: S3_KEYS,
  ...changed,
});

async function open(changed?: Partial<S3Settings>) {
  const store = await openS3FileStore(settings(changed));
  after(() => store.close());
  return store;
}

async function listed(store: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const { sha256 } of store.list()) names.push(sha256);
  return names;
}

testFileStore("S3", () => open());
testFileStore("S3 in parts", () => open({ partBytes: 5 * 1024 * 1024 }));

test("stores with prefixes of their own in one bucket don't see each other", async () => {
  const [store, other] = [await open(), await open()];
  const { sha256 } = await store.write(new Uint8Array(3));
  assert.equal(await other.exists(sha256), false);
  assert.deepEqual(await listed(other), []);
});

test("a list of more than one page is whole", async () => {
  const store = await open();
  for (let first = 0; first < 1_100; first += 50)
    await Promise.all(Array.from({ length: 50 }, (_, index) => store.write(Buffer.from(`file ${first + index}`))));
  const found = await listed(store);
  assert.equal(new Set(found).size, 1_100);
});

test("a wrong bucket or key is told at the start, with what was asked", async () => {
  const wrong = [
    { changed: { bucket: "nobodys" }, told: /There is no bucket nobodys at http.*NoSuchBucket/ },
    { changed: { keys: { id: "nobody", secret: "S3RVER" } }, told: /Access to the bucket files at .* was refused/ },
  ];
  for (const { changed, told } of wrong)
    await assert.rejects(openS3FileStore(settings(changed)), (error: Error) => {
      assert.ok(error instanceof FilesUnavailableError);
      assert.match(error.message, told);
      return true;
    });
});

test("a wrong secret is told by whoever asks first", async () => {
  const store = await open({ keys: { ...S3_KEYS, secret: "another" } });
  await assert.rejects(store.write(new Uint8Array(3)), /Access to the bucket files .* refused \(SignatureDoesNotMatch/);
  await assert.rejects(store.exists("0".repeat(64)), FilesUnavailableError);
});

test("where the bucket can't be reached that is said, and nothing stays on this machine", async () => {
  const folder = await temporaryFolder();
  const own = await openS3Server();
  const store = await openS3FileStore(settings({ endpoint: own.endpoint }), folder);
  const { sha256 } = await store.write(new Uint8Array(3));
  await own.close();
  const attempts = [
    () => store.write(new Uint8Array(4)),
    () => store.read(sha256),
    () => store.exists(sha256),
    () => store.remove(sha256),
    () => listed(store),
  ];
  for (const attempt of attempts) await assert.rejects(attempt(), FilesUnavailableError);
  const [processFolder] = await readdir(folder);
  assert.deepEqual(await readdir(join(folder, processFolder!, "files")), []);
  await store.close();
  assert.deepEqual(await readdir(folder), []);
});
