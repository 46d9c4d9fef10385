import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { type Report, writeMarkdown } from "./print-table.ts";

/** Keeps the report as JSON in `evaluation/results`; with an introduction, also as a page of the documentation. */
export async function writeReport(
  projectRoot: string,
  report: Report,
  files: { json: string; page?: { name: string; introduction: string } },
): Promise<void> {
  const json = pathOf(projectRoot, files.json);
  await mkdir(dirname(json), { recursive: true });
  await writeFile(json, `${JSON.stringify(report, null, 2)}\n`);
  if (files.page === undefined) return;
  await writeFile(join(projectRoot, "docs", files.page.name), writeMarkdown(report, files.page.introduction));
}

/** The report that was kept last. */
export async function readReport(projectRoot: string, file: string): Promise<Report | undefined> {
  const json = pathOf(projectRoot, file);
  return existsSync(json) ? (JSON.parse(await readFile(json, "utf8")) as Report) : undefined;
}

function pathOf(projectRoot: string, file: string): string {
  return join(projectRoot, "evaluation", "results", file);
}
