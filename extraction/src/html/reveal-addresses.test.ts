import assert from "node:assert/strict";
import { test } from "node:test";
import { readPage } from "./read-page.ts";

/** As Cloudflare does. */
const hide = (address: string) =>
  Buffer.from([0x54, ...Buffer.from(address).map((byte) => byte ^ 0x54)]).toString("hex");
const read = (body: string) => readPage(`<html><body><main>${body}</main></body></html>`, "https://lamps.example/a");

test("e-mail addresses that Cloudflare hides are read, and its own page is no link", () => {
  const hex = hide("mail@lamps.example");
  const protection = "/cdn-cgi/l/email-protection";
  for (const [html, text] of [
    [
      `<a href="${protection}" class="__cf_email__" data-cfemail="${hex}">[email&#160;protected]</a>`,
      "mail@lamps.example",
    ],
    [
      `<a href="${protection}#${hex}"><span class="__cf_email__" data-cfemail="${hex}">[email&#160;protected]</span></a>`,
      "mail@lamps.example",
    ],
    [`<a href="${protection}#${hex}">our office</a>`, "our office"],
    [`<a href="${protection}" data-cfemail="nonsense">[email&#160;protected]</a>`, "[email protected]"],
  ]) {
    const page = read(`<p>Write to ${html}.</p>`);
    assert.equal(page.text, `Write to ${text}.`);
    assert.deepEqual(page.links, []);
  }
});
