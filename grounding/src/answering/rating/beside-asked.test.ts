import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom } from "../testing/answer-from.ts";

test("of questions below a heading the one that has the word itself is answered", () => {
  const page = `How long do I have to return something?

30 days, as long as it is unused.

Can I exchange an item?

Yes, free once per order.

Who pays for the parcel?

You do, unless the item is faulty.`;
  assert.deepEqual(answerFrom("can i exchange", ["Returns and exchanges", page]), ["Yes, free once per order."]);
});

test("a question of the page with all of the visitor's words comes before a sentence with one of them", () => {
  const page = `How much is delivery in the UK?

Standard delivery costs £4.95 and is free from £60.

How long does delivery take?

2–3 days in the UK, 4–6 to Ireland and 5–8 to France.

Do you deliver to Ireland?

Yes, for £9.90, or free from £120.

Do you deliver to other countries?

To France for £14.50. We do not deliver outside Europe.`;
  assert.deepEqual(answerFrom("do u ship to ireland", ["Delivery", page]), ["Yes, for £9.90, or free from £120."]);
});
