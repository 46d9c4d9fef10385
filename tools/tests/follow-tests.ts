import asyncHooks, { type AsyncHook } from "node:async_hooks";

// Loaded into each process of a whole run, before node:test. That follows every promise there is, to know below which
// test a `test()` stands: a tenth of the processor time of what waits for a database. Ours stand where a file is
// loaded, and no others are followed. docs/decisions/0590-features-on-one-engine.md
const { createHook } = asyncHooks;
let followed: AsyncHook | undefined;

asyncHooks.createHook = (callbacks) => {
  const hook = createHook(callbacks);
  if (followed === undefined && new Error().stack?.includes("node:internal/test_runner")) followed = hook;
  return hook;
};

/** From here on; nothing where node:test has no such hook, or this was loaded behind it. */
export function followTests(isFollowed: boolean): void {
  if (isFollowed) followed?.enable();
  else followed?.disable();
}
