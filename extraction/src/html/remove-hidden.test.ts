import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readPage } from "./read-page.ts";

const linesOf = (body: string) => readPage(`<html><body>${body}</body></html>`).text.split(/\n+/u);
const main = (body: string) => linesOf(`<main><h1>Camping</h1>${body}</main>`).slice(1);

describe("hidden text that a reader opens is read with what opens it", () => {
  const answer = "<p>Dogs stay for 7 €.</p>";
  const open: [string, string][] = [
    ["a link of a theme", `<a data-toggle="collapse" href="#a2">Dogs?</a><div id="a2" hidden>${answer}</div>`],
    ["a theme's button", `<button data-bs-target="#a2">Dogs?</button><div id="a2" aria-hidden="true">${answer}</div>`],
    ["a button without a state", `<button aria-controls="a2">Dogs?</button><div id="a2" hidden>${answer}</div>`],
    ["a label", `<label for="a2">Dogs?</label><div id="a2" style="display:none">${answer}</div>`],
    ["a button before it", `<div><button>Dogs?</button><div hidden>${answer}</div></div>`],
    ["a heading's link", `<h3><a href="#">Dogs?</a></h3><div style="display: none">${answer}</div>`],
    ["a heading's role", `<h3 role="button">Dogs?</h3><div hidden>${answer}</div>`],
    ["a popover's button", `<button popovertarget="a2">Dogs?</button><div popover id="a2">${answer}</div>`],
  ];
  for (const [name, html] of open) test(name, () => assert.deepEqual(main(html), ["Dogs?", "Dogs stay for 7 €."]));

  test("headings with a panel each", () => {
    const pair = (question: string, text: string) => `<h3>${question}</h3><div style="display:none">${text}</div>`;
    assert.deepEqual(main(pair("Dogs?", "7 €") + pair("Cats?", "4 €")), ["Dogs?", "7 €", "Cats?", "4 €"]);
  });
});

test("a dialog that a button of the page opens is read behind it", () => {
  const chart = "<table><tr><th>Size</th><th>Chest</th></tr><tr><td>M</td><td>96 cm</td></tr></table>";
  const dialogs = [
    `<dialog id="chart">${chart}</dialog>`,
    `<div popover id="chart">${chart}</div>`,
    `<div class="modal fade" role="dialog" aria-modal="true" id="chart" style="display:none">${chart}</div>`,
  ];
  for (const dialog of dialogs)
    for (const opener of ["popovertarget='chart'", "commandfor='chart' command='show-modal'", "data-target='#chart'"])
      assert.deepEqual(
        linesOf(`<main><h1>Shirt</h1><form><p>29 €</p><button ${opener}>Size chart</button></form></main>${dialog}`),
        ["Shirt", "29 €", "Size: M | Chest: 96 cm"],
        dialog + opener,
      );
});

test("what nothing of the page's own opens stays hidden", () => {
  const secret = "<p>Secret.</p>";
  const hidden = [
    `<h2>Prices</h2><p hidden>Secret.</p>`,
    `<div hidden id="x">${secret}</div>`,
    `<form><p>Book here.</p><button>Send</button><div hidden>${secret}</div></form>`,
    `<button>Send</button><div role="alert" hidden>${secret}</div>`,
    `<button commandfor="c">Cookies</button><dialog id="c" class="cookie-consent">${secret}</dialog>`,
    `<button commandfor="c">Sign in</button><dialog id="c">${secret}<form><input type="password"></form></dialog>`,
    `<dialog open>${secret}</dialog>`,
  ];
  for (const html of hidden) assert.doesNotMatch(main(html + "<p>Text.</p>".repeat(30)).join("\n"), /Secret/, html);
  for (const frame of ["nav", "header", "footer"]) {
    const menu = `<${frame}><button aria-controls="m">Menu</button></${frame}><div id="m" hidden>${secret}</div>`;
    assert.deepEqual(linesOf(`${menu}<p>Text.</p>`), ["Text."], frame);
  }
});

test("an answer right behind its question is read where a theme's names say that it opens", () => {
  const answer = '<div class="x" style="display:none"><p>Yes, for 9 €.</p></div>';
  const folded = [
    `<div class="accordion"><div class="accordion-title">To Malta?</div>${answer}</div>`,
    `<div class="faq-item"><p>To Malta?</p>${answer}</div>`,
    `<div><a class="toggle">To Malta?</a>${answer}</div>`,
    `<div><span>To Malta?</span>${answer.replace('class="x"', 'class="elementor-tab-content answer"')}</div>`,
  ];
  for (const html of folded) assert.deepEqual(main(html), ["To Malta?", "Yes, for 9 €."], html);
  const terms = `<dl><dt>To Malta?</dt><dd style="display:none">Yes.</dd><dt>To Mars?</dt><dd style="display:none">No.</dd></dl>`;
  assert.deepEqual(main(terms), ["To Malta? Yes.", "To Mars? No."]);
  const menu = `<div><div class="menu-toggle">Menu</div><div style="display:none"><a href="/a">Secret</a></div></div><p>Text.</p>`;
  assert.doesNotMatch(main(menu).join(), /Secret/);
});

test("a page behind a modal is no furniture, hidden as it is from screen readers", () => {
  const page = `<main><h1>Hours</h1><p>We open at nine on all days. <i aria-hidden="true">icon</i></p></main>`;
  const modal = `<div role="dialog" aria-modal="true"><p>Our newsletter?</p></div>`;
  assert.deepEqual(linesOf(`<div aria-hidden="true">${page}</div>${modal}`), ["Hours", "We open at nine on all days."]);
});
