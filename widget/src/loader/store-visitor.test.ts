import assert from "node:assert/strict";
import { test } from "node:test";
import { openStore } from "./store-visitor.ts";

test("where a page's storage throws, what is kept lasts as long as the page", (t) => {
  const refuse = () => {
    throw new Error("This page keeps nothing.");
  };
  const broken = { getItem: refuse, setItem: refuse, removeItem: refuse };
  for (const name of ["sessionStorage", "localStorage"] as const) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name);
    Object.defineProperty(globalThis, name, { value: broken, configurable: true });
    t.after(() =>
      before ? Object.defineProperty(globalThis, name, before) : Reflect.deleteProperty(globalThis, name),
    );
  }
  const store = openStore("citedesk", undefined);
  assert.deepEqual(store.read(), [null, null, null]);
  store.write("kept", false);
  assert.deepEqual(store.read(), [null, null, "kept"]);
});
