import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { SiteAnswer } from "./ask-site.ts";

/** A turn that a visitor might type, with what a right answer must show. */
export interface SiteQuestion {
  id: string;
  site: string;
  lang: string;
  kind: string;
  history: { role: "user" | "assistant"; content: string }[];
  text: string;
  expect: "answer" | "abstain" | "smalltalk" | "person";
  facts: string[][];
  wrong: string[];
  evidence: string;
  /** Whether its answer was read while answers were mended. */
  half?: "read" | "unread";
}

export interface SiteVerdict {
  verdict: string;
  clean?: boolean;
  quoted?: boolean;
  found: number;
  groups: number;
  length: number;
}

/** What stands behind a site's name: its folder, its questions, and the verdicts of the set's own scorer. */
export interface SiteSet {
  names: Record<string, string>;
  questions: SiteQuestion[];
  folderOf(site: string): string;
  judge(question: SiteQuestion, answer: Pick<SiteAnswer, "answered" | "kind" | "content" | "citations">): SiteVerdict;
  table(answers: readonly object[]): string;
}

/**
 * The scorer is the shared set's own, so that no second one can be kinder; `folder` may hold another set of the same
 * shape, without evidence. A set without sites of its own asks about the shared ones.
 */
export async function loadSiteSet(shared: string, folder = shared): Promise<SiteSet> {
  const scorer = (await import(pathToFileURL(join(shared, "score.mjs")).href)) as Scorer;
  const questions = scorer
    .readLines(join(folder, "questions.jsonl"))
    .map((question) => ({ ...question, evidence: question.evidence ?? USUAL_EVIDENCE }));
  const home = existsSync(join(folder, "sites.json")) ? folder : shared;
  return {
    names: JSON.parse(await readFile(join(home, "sites.json"), "utf8")),
    questions,
    folderOf: (site) => join(home, "sites", site),
    judge: scorer.judge,
    table: (answers) => scorer.table(scorer.score(questions, answers)),
  };
}

/** Its length says from where on an answer is a long one. */
const USUAL_EVIDENCE = "x".repeat(90);

interface Scorer {
  readLines(file: string): SiteQuestion[];
  judge: SiteSet["judge"];
  score(questions: readonly SiteQuestion[], answers: readonly object[]): object;
  table(scores: object): string;
}
