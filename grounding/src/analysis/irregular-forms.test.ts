import assert from "node:assert/strict";
import { test } from "node:test";
import { irregularForms } from "./irregular-forms.ts";

test("several of what is called by its letters are the thing itself", () => {
  assert.deepEqual(irregularForms("dvd", "dvd"), ["dvds"]);
  assert.deepEqual(irregularForms("pdfs", "pdfs"), ["pdf"]);
});
