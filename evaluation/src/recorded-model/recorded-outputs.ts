import { readFile } from "node:fs/promises";

/** What a language model wrote for a prompt of the service, without the prompt: that is told by its question. */
export type RecordedOutput =
  | ({ kind: "rewrite"; output: string } & RecordedQuestion)
  | ({ kind: "answer"; assistant: string; output: string } & RecordedQuestion)
  | ({ kind: "check"; assistant: string; statement: string; verdict: string; quotes: string[] } & RecordedQuestion);

interface RecordedQuestion {
  question: string;
  /** What the visitor said before, oldest first. */
  before: string[];
}

export async function readRecordedOutputs(file: string): Promise<RecordedOutput[]> {
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line) as RecordedOutput);
}
