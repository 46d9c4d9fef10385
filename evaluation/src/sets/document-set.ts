import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { extractDocument } from "@citedesk/extraction";
import { type Passage, type StructuredText, splitPassages, type TextRange } from "@citedesk/grounding";
import type { EvaluationPassage, EvaluationQuestion, EvaluationSet, EvaluationTurn } from "./evaluation-set.ts";
import { findSnippet } from "./folded-text.ts";

/**
 * The project's own questions on the documentation that comes with the installed `fastify` package: text that others
 * wrote.
 */
export function loadFastifyDocs(projectRoot: string): Promise<EvaluationSet> {
  const folder = join(projectRoot, "node_modules", "fastify", "docs");
  return loadDocumentSet("fastify-docs", folder, questionsPath(projectRoot, "fastify-docs"));
}

/** A library of one short page, as a new user's first upload often is. */
export function loadLampShop(projectRoot: string): Promise<EvaluationSet> {
  const folder = join(projectRoot, "evaluation", "sets", "lamp-shop");
  return loadDocumentSet("lamp-shop", folder, questionsPath(projectRoot, "lamp-shop"));
}

/**
 * A shop's pages in English, German, French and Japanese, in one library, asked in keywords, with history and across
 * wordings.
 */
export function loadBicycleShop(projectRoot: string): Promise<EvaluationSet> {
  const folder = join(projectRoot, "evaluation", "sets", "bicycle-shop", "pages");
  return loadDocumentSet("bicycle-shop", folder, questionsPath(projectRoot, "bicycle-shop"));
}

export function questionsPath(projectRoot: string, set: string): string {
  return join(projectRoot, "evaluation", "sets", set, "questions.jsonl");
}

/**
 * Markdown files, read by the project's own reader and splitter, with questions. A passage is relevant when a snippet
 * named by the question stands in it for the greater part.
 */
async function loadDocumentSet(name: string, folder: string, questionsFile: string): Promise<EvaluationSet> {
  const documents = await readDocuments(folder);
  const questions = await readQuestions(questionsFile);
  const pieces = documents.flatMap(({ file, document }) =>
    splitPassages(document).map((passage, index) => ({ file, passage, id: `${file}#${index}`, document })),
  );
  const texts = new Map(documents.map(({ file, document }) => [file, document.text]));
  return {
    name,
    passages: pieces.map(({ id, passage, document }) => toPassage(id, passage, document)),
    questions: questions.map((record) => toQuestion(record, texts, pieces)),
  };
}

export interface QuestionRecord {
  id: string;
  text: string;
  history?: EvaluationTurn[];
  /** Each a place that answers the question; none for an unanswerable one. */
  expected: { file: string; snippet: string }[];
  answers: string[];
  unanswerable?: "adversarial" | "off_topic";
}

export async function readQuestions(path: string): Promise<QuestionRecord[]> {
  const lines = (await readFile(path, "utf8")).split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line) as QuestionRecord);
}

export interface SetDocument {
  /** Path below the documentation's folder, with forward slashes. */
  file: string;
  document: StructuredText;
}

export async function readDocuments(folder: string): Promise<SetDocument[]> {
  if (!existsSync(folder)) throw new Error(`${folder} is missing: run npm ci first.`);
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith(".md"))
    .map((file) => file.replaceAll("\\", "/"));
  return Promise.all(
    files.sort().map(async (file) => {
      const bytes = await readFile(join(folder, file));
      return { file, document: await extractDocument(bytes, { fileName: basename(file) }) };
    }),
  );
}

interface Piece {
  file: string;
  id: string;
  passage: Passage;
}

function toPassage(id: string, passage: Passage, document: StructuredText): EvaluationPassage {
  const text = document.text.slice(passage.start, passage.end);
  return { id, title: document.title, headingPath: passage.headingPath, text, language: "en" };
}

function toQuestion(
  record: QuestionRecord,
  texts: ReadonlyMap<string, string>,
  pieces: readonly Piece[],
): EvaluationQuestion {
  const judgements = new Map<string, number>();
  for (const { file, snippet } of record.expected) {
    const places = findSnippet(texts.get(file) ?? "", snippet);
    for (const piece of pieces)
      if (piece.file === file && places.some((place) => holdsMost(piece.passage, place))) judgements.set(piece.id, 1);
  }
  return {
    id: record.id,
    text: record.text,
    history: record.history ?? [],
    language: "en",
    judgements,
    answers: record.answers,
    answerable: record.expected.length > 0,
    ...(record.unanswerable === undefined ? {} : { unanswerable: record.unanswerable }),
  };
}

function holdsMost(passage: TextRange, place: TextRange): boolean {
  const shared = Math.min(passage.end, place.end) - Math.max(passage.start, place.start);
  return shared > (place.end - place.start) / 2;
}
