import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Frame, Page } from "playwright-core";

const SOURCE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"];

/**
 * Fails with each rule of axe that something of the document breaks, and what breaks it. Frames inside are looked at by
 * themselves; with `within`, what lies outside of that part is not.
 */
export async function assertAccessible(
  document: Page | Frame,
  where: string,
  rules: string[] | undefined = undefined,
  within: string | undefined = undefined,
): Promise<void> {
  if (!(await document.evaluate("'axe' in window"))) await document.evaluate(SOURCE);
  const options: RunOptions = { runOnly: rules ?? TAGS, iframes: false, preload: false, resultTypes: ["violations"] };
  // Half-way to another colour a text may be hard to read; what is out of sight stays half-way for good.
  const run = `(async () => {
    const still = new CSSStyleSheet();
    still.replaceSync("*, ::before, ::after { transition: none !important; }");
    document.adoptedStyleSheets.push(still);
    try {
      return await axe.run(${within === undefined ? "document" : JSON.stringify(within)}, ${JSON.stringify(options)});
    } finally {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
    }
  })()`;
  const { violations, passes, incomplete, inapplicable } = (await document.evaluate(run)) as AxeResults;
  // One rule alone may have nothing to look at.
  assert.ok(
    passes.length + (rules ? incomplete.length + inapplicable.length : 0) > 0,
    `${where}: axe looked at nothing.`,
  );
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  assert.deepEqual(found, [], where);
}
