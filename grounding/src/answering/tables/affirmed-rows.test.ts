import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom } from "../testing/answer-from.ts";

const BACK_ENDS = `Back end: Local folder | Seal: no
Back end: S3 | Seal: yes
Back end: SFTP | Seal: no
Back end: Azure | Seal: yes`;
const [, s3, , azure] = BACK_ENDS.split("\n");

test("which rows have what a column says yes or no to", () => {
  assert.deepEqual(answerFrom("which back ends support seal", ["Storage", BACK_ENDS]), [s3, azure]);
  assert.equal(answerFrom("which back ends do not support seal", ["Storage", BACK_ENDS]).includes(s3!), false);
});

test("a question about one row is answered by that row", () => {
  assert.deepEqual(answerFrom("does Azure support seal", ["Storage", BACK_ENDS])[0], azure);
});
