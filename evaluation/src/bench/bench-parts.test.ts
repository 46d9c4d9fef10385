import assert from "node:assert/strict";
import { test } from "node:test";
import { type Report, type ReportSection, writeMarkdown } from "../report/print-table.ts";
import { describeVariant, mergeParts, toPart } from "./bench-parts.ts";

const EMBEDDED = describeVariant({ passages: 10_000, isPostgres: false });
const POSTGRES = describeVariant({ passages: 10_000, isPostgres: true });

const section = (name: string, day: string): ReportSection => ({
  name,
  at: `${day}T03:04:05Z`,
  load: "0.5",
  seconds: 10,
  rows: [],
});
const report = (...sections: ReportSection[]): Report => ({
  title: "Benchmarks",
  at: sections[0]!.at!,
  machine: { cores: "2", load: "0.5" },
  seconds: 99,
  sections,
});

test("a part that is measured alone replaces itself, and each part keeps the day of its own", () => {
  const names = ["start", "chat"];
  const first = report(
    toPart(section("start", "2026-01-01"), EMBEDDED),
    toPart(section("chat", "2026-01-01"), EMBEDDED),
  );
  const second = report(toPart(section("chat", "2026-01-02"), POSTGRES));
  const third = report(toPart(section("chat", "2026-01-03"), EMBEDDED));
  const merged = mergeParts(mergeParts(mergeParts(undefined, first, names), second, names), third, names);
  assert.deepEqual(
    merged.sections.map(({ name, at }) => [name, at!.slice(0, 10)]),
    [
      ["start", "2026-01-01"],
      ["chat", "2026-01-03"],
      ["chat (Postgres)", "2026-01-02"],
    ],
  );
  assert.equal(merged.seconds, 30);
  const page = writeMarkdown(merged, "What this is.");
  assert.match(page, /## chat \(Postgres\)\n\nMeasured on 2026-01-02, load 0\.5\.\n/);
});
