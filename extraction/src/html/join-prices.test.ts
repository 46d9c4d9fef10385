import assert from "node:assert/strict";
import { test } from "node:test";
import { readPage } from "./read-page.ts";

const textOf = (inner: string) => readPage(`<html><body><main>${inner}</main></body></html>`).text;

test("the raised figures of a price are its fraction", () => {
  const prices = [
    ["199<sup>95</sup> €", "199.95 €"],
    ["$<span>19</span><sup>99</sup> a month", "$19.99 a month"],
    ["<span>5<sup>95</sup></span> <b>EUR</b>", "5.95 EUR"],
    ["1.299<sup>95</sup> €", "1.299,95 €"],
    ["1,299<sup>95</sup> €", "1,299.95 €"],
    ["ab 19<sup>,95</sup> €", "ab 19,95 €"],
    ["19,<sup>95</sup> €", "19,95 €"],
    ["19<sup>95 €</sup>", "19.95 €"],
    ["<sup>$</sup>19<sup>99</sup>", "$19.99"],
    ["9<sup>€</sup>", "9€"],
    ["20<sup>%</sup> off", "20% off"],
  ];
  for (const [html, text] of prices) assert.equal(textOf(`<p>${html}</p>`), text, html);
});

test("the fraction of a price joins its figure, wherever its style puts it", () => {
  const price = (period: string) => `<div class="elementor-price-table__price">
    <span class="elementor-price-table__currency">€</span><span class="elementor-price-table__integer-part">79</span>
    <div class="elementor-price-table__after-price"><span class="elementor-price-table__fractional-part">90</span></div>${period}</div>`;
  assert.equal(textOf(price("")), "€ 79.90");
  assert.equal(textOf(price("<span>Monthly</span>")), "€ 79.90 Monthly");
  assert.equal(textOf(`<p><span class="price">12</span><span class="cents">50</span> €</p>`), "12.50 €");
  assert.equal(textOf(`<p>€12<span class="price-fraction">.50</span></p>`), "€12.50");
});

test("other raised figures are exponents and notes", () => {
  assert.equal(textOf("<p>10<sup>12</sup> m</p>"), "10^12 m");
  assert.equal(textOf("<p>$50<sup>1</sup> a month</p>"), "$50^1 a month");
  assert.equal(textOf("<p>Up to 50<sup>12</sup></p><p>for 9 €</p>"), "Up to 50^12\n\nfor 9 €");
  assert.equal(textOf(`<p>In 12 <span class="cents">50</span> cents</p>`), "In 12 50 cents");
});

test("fractions and exponents of formulas are told by their signs", () => {
  const half = "<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>";
  assert.equal(textOf(`<p>${half} cup</p>`), "1/2 cup");
  const sum = "<mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow>";
  assert.equal(textOf(`<p><math><mfrac>${sum}<mn>2</mn></mfrac></math></p>`), "(a+b)/2");
  assert.equal(textOf("<p><math><msup><mi>x</mi><mn>2</mn></msup></math></p>"), "x^2");
});
