import assert from "node:assert/strict";
import { test } from "node:test";
import { inheritedTheme, readTheme, writeTheme } from "./theme-texts.ts";

test("what a theme does not set stays unset when it is saved; what the form has no field for stays", () => {
  assert.deepEqual(writeTheme(readTheme({}), {}), {});
  const theme = { colors: { light: { bg: "#ffffff" } }, radius: 0, z: 5 };
  assert.deepEqual(writeTheme(readTheme(theme), theme), theme);
  const changed = { ...readTheme(theme), radius: "", accent_dark: "#7db2f5", position: "start" as const };
  assert.deepEqual(writeTheme(changed, theme), {
    colors: { light: { bg: "#ffffff" }, dark: { accent: "#7db2f5" } },
    z: 5,
    position: "start",
  });
});

test("below a theme is the brand's, and below that the usual", () => {
  const below = inheritedTheme({ colors: { light: { accent: "#b3202a" } }, radius: 0, position: "start" });
  assert.deepEqual(
    [below.accent_light, below.radius, below.position, below.launcher_size],
    ["#b3202a", "0", "start", "56"],
  );
});
