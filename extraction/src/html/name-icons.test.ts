import assert from "node:assert/strict";
import { test } from "node:test";
import { readPage } from "./read-page.ts";

const linesOf = (body: string) => readPage(`<html><body><main>${body}</main></body></html>`).text.split(/\n+/u);

test("a cell of nothing but an icon or a picture says what it shows", () => {
  const cells: [string, string][] = [
    ['<i class="fa fa-check" aria-hidden="true"></i>', "✓"],
    ['<i class="fas fa-times-circle"></i>', "✗"],
    ['<i class="bi bi-x-lg"></i>', "✗"],
    ['<span class="dashicons dashicons-yes"></span>', "✓"],
    ['<span class="glyphicon glyphicon-minus"></span>', "✗"],
    ['<span class="material-icons">check</span>', "✓"],
    ['<span class="material-icons-outlined">close</span>', "✗"],
    ['<svg aria-hidden="true"><use href="#icon-check"></use></svg>', "✓"],
    ['<svg aria-label="not included"><path/></svg>', "not included"],
    ["<svg><title>For a fee</title></svg>", "For a fee"],
    ['<img src="y.png" alt="Yes">', "Yes"],
    ['<a href="/s"><img src="y.png" alt="checkmark"></a>', "✓"],
    ['<i class="fa fa-check" aria-hidden="true"></i><span class="sr-only">Included</span>', "Included"],
    ['<img src="l.png" alt=""> 9 €', "9 €"],
    ["✓", "✓"],
  ];
  for (const [html, text] of cells) {
    const row = `<tr><th>Feature</th><th>Pro</th></tr><tr><td>SSL</td><td>${html}</td></tr>`;
    assert.deepEqual(linesOf(`<table>${row}</table>`), [`Feature: SSL | Pro: ${text}`], html);
  }
});

test("items say their icons where a list crosses some out", () => {
  const list = (...icons: string[]) =>
    `<ul>${icons.map((icon) => `<li><i class="fa ${icon}"></i> Mail</li>`).join("")}</ul>`;
  assert.deepEqual(linesOf(list("fa-check", "fa-xmark", "fa-star")), ["- ✓ Mail", "- ✗ Mail", "- Mail"]);
  assert.deepEqual(linesOf(list("fa-check", "fa-check")), ["- Mail", "- Mail"]);
});
