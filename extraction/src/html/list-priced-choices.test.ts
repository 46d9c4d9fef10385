import assert from "node:assert/strict";
import { test } from "node:test";
import { readPage } from "./read-page.ts";

const textOf = (form: string) =>
  readPage(`<html><body><main><h1>Blanket</h1><p>Of wool.</p><form>${form}</form></main></body></html>`).text;
const select = (attributes: string) =>
  `<select ${attributes}><option>200×200 - €99,00</option><option disabled>240×220 - Sold out</option></select>`;

test("choices that say what each costs are read as a list", () => {
  const list = "Blanket\n\nOf wool.\n\n- 200×200 - €99,00\n- 240×220 - Sold out";
  assert.equal(textOf(`${select('name="id"')}<input type="number" name="quantity"><button>Add</button>`), list);
});

test("what a form asks for is no price", () => {
  const none = "Blanket\n\nOf wool.";
  assert.equal(textOf(select('name="budget"')), none);
  assert.equal(textOf(`${select('name="a"')}<input type="email" name="b"><textarea name="c"></textarea>`), none);
  assert.equal(textOf("<select><option>Germany (EUR €)</option><option>France (EUR €)</option></select>"), none);
});
