import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Report, writeMarkdown } from "./print-table.ts";

/** Keeps the report as JSON in `evaluation/results`; with an introduction, also as a page of the documentation. */
export async function writeReport(
  projectRoot: string,
  report: Report,
  files: { json: string; page?: { name: string; introduction: string } },
): Promise<void> {
  const json = join(projectRoot, "evaluation", "results", files.json);
  await mkdir(dirname(json), { recursive: true });
  await writeFile(json, `${JSON.stringify(report, null, 2)}\n`);
  if (files.page === undefined) return;
  await writeFile(join(projectRoot, "docs", files.page.name), writeMarkdown(report, files.page.introduction));
}
