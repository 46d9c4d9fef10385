import assert from "node:assert/strict";
import { test } from "node:test";
import { archiveName } from "./archive-name.ts";

test("an archive is called by the workspace and the day, with nothing that a file system refuses", () => {
  const at = new Date("2026-11-28T23:30:00Z");
  assert.equal(archiveName("Blue Ridge Outfitters", at), "Blue-Ridge-Outfitters-2026-11-28.citedesk");
  assert.equal(archiveName('../Müller & Co "A"/B', at), "Müller-Co-A-B-2026-11-28.citedesk");
  assert.equal(archiveName("…", at), "workspace-2026-11-28.citedesk");
});
