import assert from "node:assert/strict";
import { test } from "node:test";
import { judgeAccent } from "./judge-accent.ts";

test("an accent that can't be read has its ratio and the nearest that can, as the service names it", () => {
  const judged = (accent: string, scheme: "light" | "dark") => {
    const { ratio = 0, nearest } = judgeAccent(accent, scheme) ?? {};
    return `${ratio.toFixed(2)} ${nearest}`;
  };
  assert.equal(judged("#ffe100", "light"), "1.27 #8e7000");
  assert.equal(judged("#7a7a7a", "light"), "4.17 #747474");
  assert.equal(judged("#12345f", "dark"), "1.51 #5b7fb0");
  assert.equal(judgeAccent("#2a5fb0", "light"), undefined);
  assert.equal(judgeAccent("#fe0", "dark"), undefined);
});

test("a text colour of the theme's own is what counts; what is no colour yet is not judged", () => {
  assert.equal(judgeAccent("#ffe100", "light", "#000000"), undefined);
  assert.equal(judgeAccent("#ffe", "light", "black"), undefined);
  assert.equal(judgeAccent("", "light"), undefined);
  assert.equal(judgeAccent("#ffe1", "light"), undefined);
});
