import assert from "node:assert/strict";
import { test } from "node:test";
import { compareVersions } from "./compare-versions.ts";

const version = (settings: object, prompt = "Answer.") => ({ name: "Shop", model: "extractive", prompt, settings });

test("only what differs is shown, also what came or went", () => {
  const rows = compareVersions(
    version({ tone: "friendly", tools: ["a"], fallback_model: null }),
    version({ tone: "friendly", tools: ["a", "b"], fallback_model: "extractive" }, "Answer briefly."),
  );
  assert.deepEqual(
    rows.map(({ field, before, after }) => [field, before, after]),
    [
      ["prompt", "Answer.", "Answer briefly."],
      ["tools", '[\n "a"\n]', '[\n "a",\n "b"\n]'],
      ["fallback_model", "", "extractive"],
    ],
  );
  assert.deepEqual(compareVersions(undefined, version({})), []);
});
