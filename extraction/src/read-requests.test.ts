import assert from "node:assert/strict";
import { test } from "node:test";
import { readRequests } from "./read-requests.ts";

const REQUESTS = [
  { fileName: "a.txt", text: "one\ntwo" },
  { fileName: "empty.txt", text: "" },
  { fileName: "é.txt", text: "{}\n{}" },
];
const whole = Buffer.concat(
  REQUESTS.map(({ fileName, text }) => Buffer.from(`${JSON.stringify({ fileName, size: text.length })}\n${text}`)),
);

async function readInPieces(bytes: Buffer, length: number) {
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += length) yield bytes.subarray(at, at + length);
  }
  const read = [];
  for await (const { bytes, options } of readRequests(pieces()))
    read.push({ ...options, text: Buffer.from(bytes).toString() });
  return read;
}

test("requests are read whole wherever the stream is cut", async () => {
  for (let length = 1; length <= whole.length; length++) assert.deepEqual(await readInPieces(whole, length), REQUESTS);
});

test("what is cut short at the end is left out", async () => {
  for (let cut = 1; cut < 8; cut++)
    assert.deepEqual(await readInPieces(whole.subarray(0, -cut), 7), REQUESTS.slice(0, 2));
});
