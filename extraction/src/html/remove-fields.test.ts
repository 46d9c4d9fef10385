import assert from "node:assert/strict";
import { test } from "node:test";
import { readPage } from "./read-page.ts";

const textOf = (body: string) => readPage(`<html><body>${body}</body></html>`).text;

test("a page that stands in a form is read", () => {
  const state = `<input type="hidden" name="__VIEWSTATE" value="x">`;
  assert.equal(
    textOf(`<form id="form1">${state}<div><h1>Opening hours</h1><p>Mon to Fri 9 to 17${state}</p></div></form>`),
    "Opening hours\n\nMon to Fri 9 to 17",
  );
  const letter = `<div class="newsletter"><input type="email"></div>`;
  assert.equal(textOf(`<form><h2>Welcome</h2><p>We open at 9.</p>${letter}</form>`), "Welcome\n\nWe open at 9.");
});

test("paragraphs, tables and headings of a form are text; fields, labels, options and buttons are not", () => {
  const cart = `<form class="variations_form cart"><p class="price">119.00 €</p>
    <table><tr><td><label>Size</label></td><td><select><option>S</option></select></td></tr></table>
    <table><tr><th>Size</th><th>Weight</th></tr><tr><td>S</td><td>2 kg</td></tr></table><p>Ships in 4 days</p>
    <div>Quantity <input type="number"></div><button>Add to cart</button></form>`;
  assert.equal(
    textOf(`<main><h1>Lamp</h1>${cart}</main>`),
    "Lamp\n\n119.00 €\n\nSize: S | Weight: 2 kg\n\nShips in 4 days",
  );
  const booking = `<form><fieldset><legend>Terms</legend><p>Cancel until 24 hours before.</p>
    <label><input type="checkbox"> I agree</label></fieldset><p>Name <input></p><button>Send</button></form>`;
  assert.equal(textOf(`<main><h1>Book</h1>${booking}</main>`), "Book\n\nCancel until 24 hours before.");
});

test("a form that says only what its fields are for goes as a whole", () => {
  const forms = [
    `<form><h3>Search</h3><input type="search"></form>`,
    `<form><h3>Our letter</h3><p>Every week.</p><input type="email"><button>Subscribe</button></form>`,
    `<form><h3>Contact</h3><p>Name <input name="n"></p><p><a href="/terms">Terms</a></p></form>`,
  ];
  for (const form of forms) assert.equal(textOf(`<main><h1>Lamp</h1><p>Oak.</p>${form}</main>`), "Lamp\n\nOak.");
});
