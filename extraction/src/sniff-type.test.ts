import assert from "node:assert/strict";
import { test } from "node:test";
import { mayBeReadable } from "./sniff-type.ts";

const bytes = (text: string) => Buffer.from(text);

test("documents, archives and text may be readable", () => {
  assert.ok(mayBeReadable(bytes("%PDF-1.7\n…")));
  assert.ok(mayBeReadable(bytes("PK\u0003\u0004…")));
  assert.ok(mayBeReadable(bytes("Refunds take 14 days.\n")));
  assert.ok(mayBeReadable(bytes("<!DOCTYPE html><title>Refunds</title>")));
});

test("pictures and programs are not", () => {
  assert.ok(!mayBeReadable(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0, 1, 2, 3])));
  assert.ok(!mayBeReadable(Buffer.concat([bytes("\u007fELF"), Buffer.alloc(200)])));
  assert.ok(!mayBeReadable(bytes('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')));
});

test("an old Office file is not readable, a protected new one may be told apart later", () => {
  const ole = Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(600)]);
  assert.ok(!mayBeReadable(ole));
  assert.ok(mayBeReadable(Buffer.concat([ole, Buffer.from("EncryptedPackage", "utf16le")])));
});
