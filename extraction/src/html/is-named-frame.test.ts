import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readPage } from "./read-page.ts";

const textOf = (body: string) => readPage(`<html><body>${body}</body></html>`).text;

describe("a part whose name sounds like a frame", () => {
  test("is the page's own where it has text instead of links, fields or a question for consent", () => {
    const own = "<h2>Mains</h2><p>Trout with potatoes 14.90 euro</p>";
    const names =
      "lunch-menu sharing bike-sharing cookies cookie-recipe social sidebar newsletter search-form card-footer";
    for (const name of names.split(" "))
      assert.equal(
        textOf(`<main><h1>Our food</h1><section class="${name}">${own}</section></main>`),
        "Our food\n\nMains\n\nTrout with potatoes 14.90 euro",
        name,
      );
    for (const name of ["restaurant-menu", "sharing", "cookie-recipe", "social"])
      assert.equal(
        textOf(`<div class="${name}">${own}</div><p>We cook from 18:00.</p>`),
        "Mains\n\nTrout with potatoes 14.90 euro\n\nWe cook from 18:00.",
        name,
      );
  });

  test("is no part of the frame where its name only says how the page is laid out", () => {
    for (const names of ["site-content no-sidebar", "content-sidebar-wrap", "layout has-sidebar", "page_with_sidebar"])
      assert.equal(
        textOf(`<div class="${names}"><h2>Hours</h2><p>We open at 9.</p></div>`),
        "Hours\n\nWe open at 9.",
        names,
      );
  });

  test("goes where it behaves like its name", () => {
    const links = `<a href="/a">Oak lamps</a> <a href="/b">Brass lamps</a>`;
    const frames = [
      `<div class="menu"><p>All:</p>${links}</div>`,
      `<div class="share">Share this: <button>Facebook</button></div>`,
      `<div class="social">Follow us</div>`,
      `<div class="breadcrumbs"><a href="/">Home</a> › An oak lamp for the table</div>`,
      `<div class="newsletter"><p>Get our letter every week.</p><input type="email"></div>`,
      `<div class="cookie-banner">We use cookies.</div>`,
      `<div class="cookies"><p>We use cookies.</p><button>Accept all</button></div>`,
      `<div class="sidebar"><p>New:</p>${links}</div>`,
    ];
    for (const frame of frames)
      assert.equal(textOf(`<main><h1>Prices</h1><p>All.</p>${frame}</main>`), "Prices\n\nAll.");
    const beside = `<div class="sidebar"><p>We are on holiday in May.</p></div>`;
    assert.equal(textOf(`<h1>Prices</h1><p>All.</p>${beside}`), "Prices\n\nAll.");
  });

  test("keeps the dishes of a menu, whatever their parts are called and wherever they link to", () => {
    const dish = `<div class="menu-item"><div class="menu-item-title">Margherita</div><div class="menu-item-price">8,50</div>
      <div class="menu-item-description">tomato, basil</div></div>`;
    const parts = `<div class="food-menu-list"><span class="menu_item_name">Funghi</span>
      <p class="menu-list__item-desc">mushrooms</p><div class="food-menu-desc">with thyme</div></div>`;
    const linked = `<div class="menu"><div class="menu-item"><h4 class="menu-item-title"><a href="/a">Tiramisù</a></h4><span>6 €</span></div></div>`;
    const dishes = "Margherita\n\n8,50\n\ntomato, basil\n\nFunghi\n\nmushrooms\n\nwith thyme\n\nTiramisù\n\n6 €";
    assert.equal(textOf(`<main><h1>Food</h1>${dish}${parts}${linked}</main>`), `Food\n\n${dishes}`);
    assert.equal(textOf(`<h1>Food</h1><div>${dish}${parts}${linked}</div>`), `Food\n\n${dishes}`);
  });

  test("goes where a menu leads to the site's pages, with what is in the basket", () => {
    const menu = `<div class="main-menu"><div class="menu-title">Menu</div><ul class="menu"><li class="menu-item"><a href="/a">Pizza</a></li>
      <li class="menu-item"><a href="/b">Pasta</a></li><li class="menu-item"><a href="/basket">0,00 €</a></li></ul></div>`;
    assert.equal(textOf(`<main><h1>Food</h1>${menu}<p>All.</p></main>`), "Food\n\nAll.");
  });
});
