import assert from "node:assert/strict";
import { test } from "node:test";
import { readPage } from "./read-page.ts";

const FRAME = `<header><a href="/">Barber</a> <a href="tel:+493012345">030 12345</a></header>`;
const FOOTER = `<footer><h3>Visit us</h3><address>Main Street 5<br>10115 Berlin</address>
  <p>E-mail: <a href="mailto:a@barber.test">a@barber.test</a></p><p>VAT included.</p>
  <h3>Opening hours</h3><table><tr><td>Monday</td><td>9:00–17:00</td></tr><tr><td>Sunday</td><td>closed</td></tr></table>
  <ul><li><a href="/imprint">Imprint</a></li></ul><p>© 2026 Barber, Berlin</p></footer>`;
const CONTACTS =
  "Phone: 030 12345\n\nVisit us\n\nMain Street 5 10115 Berlin\n\nE-mail: a@barber.test\n\nOpening hours\n\nMonday 9:00–17:00\n\nSunday closed";

const page = (title: string, path: string, attributes = "") =>
  readPage(
    `<html ${attributes}><title>${title}</title><body>${FRAME}<main><h1>${title}</h1><p>We cut hair.</p></main>${FOOTER}</body></html>`,
    `https://barber.test${path}`,
  );

test("how to reach the people of a site is read from its frame on its start and on pages about that", () => {
  for (const [title, path] of [
    ["Barber", "/"],
    ["Barber", "/en/"],
    ["Contact", "/c"],
    ["Über uns", "/u"],
  ] as const)
    assert.equal(page(title, path).text, `${title}\n\nWe cut hair.\n\n${CONTACTS}`, path);
  assert.match(page("Kontakt", "/k", 'lang="de"').text, /Telefon: 030 12345/);
});

test("other pages don't repeat it", () => {
  assert.equal(page("Prices", "/prices").text, "Prices\n\nWe cut hair.");
});

test("what the page itself says is not said twice, and its site's frame is not compared as its own", () => {
  const { text, outline } = readPage(
    `<main><h1>Contact</h1><p>E-mail: a@barber.test</p></main>${FOOTER}`,
    "https://barber.test/c",
  );
  assert.equal(text.split("a@barber.test").length, 2);
  assert.ok(outline!.blocks.every(({ end }) => end <= text.indexOf("Visit us")));
});
