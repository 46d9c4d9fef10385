import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom, readFrom } from "../testing/answer-from.ts";
import { tellsOfOtherPlace } from "./tells-of-other-place.ts";

type Page = Parameters<typeof answerFrom>[1];

test("who asks for the hours of one shop, by its name, isn't told that another is closed, whatever stands behind the name", () => {
  const kendal: Page = [
    "Our shops > Kendal (the big one)",
    "14 Stricklandgate, Kendal LA9 4ND. Tel 01539 555 0143. Mon–Sat 9:00–17:30, Sunday 10:30–16:30.",
  ];
  const sheffield: Page = [
    "Our shops > Sheffield",
    "The Foundry, Sheffield S3 8UJ. Tel 0114 555 0190. Tue–Sat 10–18. Closed Sunday and Monday. All shops are closed on 1 January; the café closes, too.",
  ];
  const { ranked } = readFrom("kendal sunday closed", sheffield, kendal);
  const passage = ranked.find(({ candidate }) => candidate.headingPath.at(-1) === "Sheffield")!;
  const unit = passage.analysis.units.find(({ start }) => passage.candidate.text.startsWith("Closed", start))!;
  assert.equal(tellsOfOtherPlace({ passage, unit }, new Set(["kendal"]), ranked), true);
  assert.match(answerFrom("what time does kendal close on sunday", sheffield, kendal)[0]!, /10:30–16:30/);
});
