import assert from "node:assert/strict";
import { test } from "node:test";
import { labelOf } from "./label-of.ts";
import { loadTexts } from "./texts/load-texts.ts";

test("usual fields that the owner has not worded are called as visitors call them", async () => {
  const german = await loadTexts(["de"]);
  const labels = (["name", "Email", "phone", "message", "company", "topic"] as const).map((name) =>
    labelOf({ name }, german),
  );
  assert.deepEqual(labels, ["Name", "E-Mail", "Telefon", "Nachricht", "Firma", "topic"]);
  assert.equal(labelOf({ name: "contact", type: "email" }, german), "E-Mail");
  assert.equal(labelOf({ name: "email", label: "Ihre Adresse", type: "email" }, german), "Ihre Adresse");
  assert.equal(labelOf({ name: "email", type: "email" }, await loadTexts(["ar"])), "البريد الإلكتروني");
});
