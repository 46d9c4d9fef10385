import { parentPort, workerData } from "node:worker_threads";
import { composeExtractiveAnswer } from "../answering/composing/compose-extractive-answer.ts";
import { readFrom } from "../answering/testing/answer-from.ts";
import { splitPassages } from "../splitting/split-passages.ts";

/** Of `workerData`: each text is cut, found, and asked about; then its number is told. */
const { texts, questions } = workerData as { texts: string[]; questions: string[] };
for (const [number, text] of texts.entries()) {
  const whole = { text, title: null, language: null, headings: [], pages: [], times: [], units: [] };
  const parts = splitPassages(whole).map(({ start, end }) => ["Word", text.slice(start, end)] as const);
  for (const question of questions) {
    const { query, ranked } = readFrom(question, ...parts.slice(0, 10));
    composeExtractiveAnswer(query, ranked);
  }
  parentPort?.postMessage(number);
}
