import assert from "node:assert/strict";
import { test } from "node:test";
import { readPage } from "./read-page.ts";

function textOf(body: string): string {
  return readPage(`<!doctype html><title>Page</title><main><h1>Contact</h1>${body}</main>`).text;
}

test("shortcodes that WordPress left in a page are no text, what stands between them is", () => {
  assert.equal(
    textOf(`<p>[vc_row full_width="stretch_row"][vc_column width="1/2"]Write to us.[/vc_column][/vc_row]</p>
      <p>[contact-form-7 id="5" title="Kontakt"]</p><p>[contact-form-7 id=&#8221;5&#8243; title=&#8221;Kontakt&#8221;]</p>
      <p>[caption id="attachment_5" width="300"]Our house[/caption]</p><p>[my_box color='red' wide]Open on Monday[/my_box]</p>`),
    "Contact\n\nWrite to us.\n\nOur house\n\nOpen on Monday",
  );
});

test("other brackets and code stay", () => {
  const kept = `He wrote [sic] it [1], see [RFC 2119], usage: copy [source_file] [--all], input[type="text"] [see page="of"x] [/b]`;
  assert.equal(textOf(`<p>${kept}</p>`), `Contact\n\n${kept}`);
  assert.match(
    textOf(`<p>Type <code>[gallery ids="1"]</code>.</p><pre>[vc_row]</pre>`),
    /Type \[gallery ids="1"\]\.\n\n\[vc_row\]/,
  );
});
