import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { withTestServer } from "../../../testing/test-server.ts";
import { cleanSvg } from "./clean-svg.ts";
import { readImage } from "./read-image.ts";

const { as, owner, url } = await withTestServer();

/** A grey picture of one pixel that says it has so many. */
function png(width = 1, height = 1): Buffer {
  const bytes = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==",
    "base64",
  );
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}
const GIF = Buffer.from("R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7", "base64");

function form(content: Buffer | string, name = "logo.png"): FormData {
  const data = new FormData();
  data.set("file", new Blob([content as BlobPart]), name);
  return data;
}
const send = (id: string, content: Buffer | string, kind = "logo", headers: Record<string, string> = {}) =>
  owner.request("PUT", `/v2/brands/${id}/images/${kind}`, form(content), headers);
const SVG = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 8 8" ${attributes}>${inside}</svg>`;

test("an uploaded logo has an address of its own, kept for good, and gives way to the next", async () => {
  const { body: brand } = await owner.post("/v2/brands", { name: "Lamps" });
  const first = await send(brand.id, png());
  assert.equal(first.status, 200, JSON.stringify(first.body));
  assert.match(first.body.logo_url, new RegExp(`^${url}/brand-images/[\\w-]{36}\\.png$`));
  const shown = await fetch(first.body.logo_url);
  assert.deepEqual(Buffer.from(await shown.arrayBuffer()), png());
  const header = (name: string) => shown.headers.get(name);
  assert.equal(header("content-type"), "image/png");
  assert.equal(header("cache-control"), "public, max-age=31536000, immutable");
  assert.equal(header("x-content-type-options"), "nosniff");
  assert.equal(header("cross-origin-resource-policy"), "cross-origin");
  assert.match(header("content-security-policy")!, /default-src 'none'.*sandbox/);

  // Sent back as it was read, it stays.
  const { body: same } = await owner.request("PATCH", `/v2/brands/${brand.id}`, { logo_url: first.body.logo_url });
  assert.equal(same.logo_url, first.body.logo_url);
  assert.equal((await fetch(same.logo_url)).status, 200);

  const second = await send(brand.id, GIF);
  assert.match(second.body.logo_url, /\.gif$/);
  assert.equal((await fetch(first.body.logo_url)).status, 404);
  const stale = await send(brand.id, png(), "logo", { "if-match": '"1"' });
  assert.equal(stale.status, 412);
  // Another address takes the picture away; so does deleting it.
  const elsewhere = { logo_url: "https://example.com/logo.png" };
  assert.equal((await owner.request("PATCH", `/v2/brands/${brand.id}`, elsewhere)).body.logo_url, elsewhere.logo_url);
  assert.equal((await fetch(second.body.logo_url)).status, 404);
  const third = await send(brand.id, SVG('<path d="M0 0h8v8z" fill="#0b6b4f"/>'), "logo_dark");
  assert.match(third.body.logo_dark_url, /\.svg$/);
  const gone = await owner.request("DELETE", `/v2/brands/${brand.id}/images/logo_dark`);
  assert.deepEqual([gone.status, gone.body.logo_dark_url], [200, null]);
  assert.equal((await fetch(third.body.logo_dark_url)).status, 404);
});

test("a picture goes by its bytes, not by its name, and what is none is refused with what is taken", async () => {
  const { body: brand } = await owner.post("/v2/brands", { name: "Bags" });
  const jpeg = await send(brand.id, png(), "logo");
  assert.match(jpeg.body.logo_url, /\.png$/);
  for (const [content, status, code, message] of [
    ["<html><script>alert(1)</script></html>", 415, "unsupported_file_type", /PNG, JPEG, WebP, GIF or SVG/],
    ["", 422, "invalid_request", /missing or empty/],
    [Buffer.from("%PDF-1.7"), 415, "unsupported_file_type", /no picture/],
    [png().subarray(0, 14), 422, "invalid_request", /broken or cut short/],
    [png(40_000, 2), 422, "invalid_request", /40000 × 2 pixels; at most 4096/],
    [Buffer.concat([png(), Buffer.alloc(256 * 1024)]), 413, "file_too_large", /larger than 256 KiB/],
    [`<!DOCTYPE svg [<!ENTITY a "b">]>${SVG("")}`, 422, "invalid_request", /DOCTYPE/],
    [SVG("<g>"), 422, "invalid_request", /well-formed/],
  ] as const) {
    const refused = await send(brand.id, content as Buffer);
    assert.deepEqual([refused.status, refused.body.code], [status, code], String(content).slice(0, 40));
    assert.match(refused.body.detail, message);
  }
  assert.equal((await owner.get(`/v2/brands/${brand.id}`)).body.logo_url, jpeg.body.logo_url);
  assert.equal((await as(undefined).request("PUT", `/v2/brands/${brand.id}/images/logo`, form(png()))).status, 401);
  assert.equal((await send("brand_01h2xcejqtf2nbrexx3vqjhp41", png())).status, 404);
  for (const path of ["/brand-images/x.png", "/brand-images/00000000-0000-0000-0000-000000000000.png"])
    assert.equal((await fetch(url + path)).status, 404, path);
});

test("of an SVG only the drawing is kept", () => {
  const clean = (inside: string, attributes?: string) => cleanSvg(Buffer.from(SVG(inside, attributes))).toString();
  const drawing = clean(
    '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient><style>.b{fill:url(#a)}</style></defs><use xlink:href="#a"/><text class="b">Ridge &amp; Co</text>',
  );
  assert.match(drawing, /<stop offset="0" stop-color="#fff">/);
  assert.match(drawing, /\.b\{fill:url\(#a\)\}/);
  assert.match(drawing, /<use href="#a">/);
  assert.match(drawing, /Ridge &amp; Co/);
  for (const [inside, attributes] of [
    ["<script>alert(1)</script>"],
    ["<foreignObject><p xmlns='http://www.w3.org/1999/xhtml'>p</p></foreignObject>"],
    ['<image href="https://stolen.example/a.png"/>'],
    ['<use href="https://stolen.example/a.svg#b"/>'],
    ['<a href="javascript:alert(1)"><path d="M0"/></a>'],
    ["<style>@import 'https://stolen.example/a.css'</style>"],
    ["<style>a{background:url(https://stolen.example/)}</style>"],
    ["<style>a{background:\\75rl(https://stolen.example/)}</style>"],
    ['<rect style="fill:url(//stolen.example/)"/>'],
    ['<rect onclick="alert(1)"/>'],
    ['<set attributeName="href" to="javascript:alert(1)"/>'],
    ["", 'onload="alert(1)"'],
  ] as const)
    assert.doesNotMatch(clean(inside, attributes), /script|alert|stolen|<p|<image|<set|on\w+=/i, inside || attributes);
  assert.throws(() => clean("<g>".repeat(100) + "</g>".repeat(100)), /nested deeper/);
});

test("pictures of every kind are known by their first bytes", () => {
  const svg = readFileSync(new URL("../../../../../docs/pictures/widget.png", import.meta.url));
  assert.equal(readImage(svg).type, "png");
  assert.equal(readImage(GIF).type, "gif");
  assert.equal(readImage(Buffer.from(SVG(""))).type, "svg");
  const webp = Buffer.from("UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=", "base64");
  assert.equal(readImage(webp).type, "webp");
});
