import assert from "node:assert/strict";
import { test } from "node:test";
import { checkAttributes } from "./check-attributes.ts";
import { checkEvent } from "./check-event.ts";

test("each value of the script's tag that is none of its attribute's is named, with those that are", (t) => {
  const warn = t.mock.method(console, "warn", () => {});
  const lines = () => warn.mock.calls.map(({ arguments: [line] }) => String((line as string | undefined) ?? ""));
  checkAttributes({ mode: "inline", target: "#help", position: "start", theme: "dark", offsetX: "-8", open: "" });
  checkAttributes({});
  for (const event of ["ready", "suggestion", "error"]) checkEvent(event);
  assert.deepEqual(lines(), []);
  const misspelt: object = { colour: "red", fi: "" };
  checkAttributes({
    mode: "popup",
    theme: "purple",
    storage: "",
    offsetX: "abc",
    label: "Help",
    ...misspelt,
  });
  checkEvent("nonsense");
  assert.deepEqual(
    lines().map((line) => line.slice("Citedesk: ".length, "Citedesk: ".length + 34)),
    [
      "unknown attributes: colour, fi.",
      'data-mode="popup" is left out. It ',
      'data-theme="purple" is left out. I',
      'data-storage="" is left out. It ta',
      'data-offset-x="abc" is left out. I',
      "there is no event nonsense, only r",
    ],
  );
  assert.match(lines()[1]!, /takes bubble, inline\.$/);
});
