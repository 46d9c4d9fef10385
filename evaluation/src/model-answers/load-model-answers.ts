import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { CheckVerdict } from "@citedesk/grounding";

export interface LabelledStatement {
  text: string;
  label: "supported" | "unsupported" | "no_claim";
}

/** What a language model wrote over the passages that the service showed it, labelled by reading. */
export interface ModelAnswer {
  id: string;
  site: string;
  lang: string;
  question: string;
  passages: { number: number; title: string; text: string }[];
  /**
   * `plain`: a strong model's free prose; `quoted`: with quotes as the prompt asks; `small`: a small model's errors.
   */
  style: "plain" | "quoted" | "small";
  output: string;
  statements: LabelledStatement[];
}

/** The folder of the shared set: English and German. */
export function sharedAnswers(sharedData: string): string {
  return join(sharedData, "evaluation", "sites");
}

/** The folder of the project's own set: Spanish and French. */
export function ownAnswers(projectRoot: string): string {
  return join(projectRoot, "evaluation", "sets", "model-answers");
}

/** Undefined when the set isn't there. */
export async function loadModelAnswers(folder: string): Promise<ModelAnswer[] | undefined> {
  const path = join(folder, "model-answers.jsonl.gz");
  if (!existsSync(path)) return undefined;
  return readLines<ModelAnswer>(gunzipSync(await readFile(path)).toString("utf8"));
}

/** A strong model's verdicts, by `id` and the statement's place: it saw no labels. Not every statement has one. */
export async function loadRecordedVerdicts(folder: string): Promise<Map<string, CheckVerdict>> {
  const path = join(folder, "checker-verdicts.jsonl");
  const lines = readLines<CheckVerdict & { id: string; statement: number }>(await readFile(path, "utf8"));
  return new Map(lines.map(({ id, statement, ...verdict }) => [verdictKey(id, statement), verdict]));
}

export function verdictKey(id: string, statement: number): string {
  return `${id} ${statement}`;
}

function readLines<Line>(text: string): Line[] {
  return text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as Line);
}
