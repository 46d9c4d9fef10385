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
  const store = openStore("citedesk", "");
  assert.deepEqual(store.read(), [null]);
  store.write("kept", false);
  assert.deepEqual(store.read(), ["kept"]);
});

test("what was kept elsewhere goes before it is kept, also where there is no room for it", (t) => {
  const areas = { sessionStorage: new Map<string, string>(), localStorage: new Map([["citedesk", "of last week"]]) };
  for (const name of ["sessionStorage", "localStorage"] as const) {
    const before = Object.getOwnPropertyDescriptor(globalThis, name);
    const area = {
      getItem: (key: string) => areas[name].get(key) ?? null,
      setItem: () => {
        throw new Error("It is full.");
      },
      removeItem: (key: string) => areas[name].delete(key),
    };
    Object.defineProperty(globalThis, name, { value: area, configurable: true });
    t.after(() =>
      before ? Object.defineProperty(globalThis, name, before) : Reflect.deleteProperty(globalThis, name),
    );
  }
  const store = openStore("citedesk", "");
  assert.deepEqual(store.read(), [null, "of last week", null]);
  store.write("kept", false);
  assert.deepEqual(store.read(), [null, null, "kept"]);
});
