import assert from "node:assert/strict";
import { test } from "node:test";
import { inScheme, siteAddress, siteName } from "./site-address.ts";

test("a bare name becomes https, an address stays, and what is none is refused", () => {
  assert.equal(siteAddress(" example.com "), "https://example.com/");
  assert.equal(siteAddress("http://127.0.0.1:8080/a"), "http://127.0.0.1:8080/a");
  assert.equal(siteAddress("localhost:3000"), "https://localhost:3000/");
  for (const typed of ["", "our shop", "ftp://example.com", "shop"]) assert.equal(siteAddress(typed), undefined, typed);
});

test("a name without a scheme is read by http where the site was seen there; what was typed whole stays", () => {
  assert.equal(inScheme(" example.com/help ", "http://example.com/help"), "http://example.com/help");
  assert.equal(inScheme("example.com", "https://www.example.com/"), "https://example.com/");
  assert.equal(inScheme("https://example.com", "http://example.com/"), "https://example.com/");
});

test("the assistant's name has no www", () => assert.equal(siteName("www.example.com"), "example.com"));
