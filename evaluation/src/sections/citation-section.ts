import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { ServiceClient } from "../bench/service-client.ts";
import { startService, withTemporaryFolder } from "../bench/service-under-test.ts";
import { boundedRow } from "../report/report-row.ts";
import { questionsPath, readQuestions } from "../sets/document-set.ts";
import type { Section } from "./section.ts";

/**
 * Every citation of every answer on the real service: is the quote in the stored text, at its place, of that digest?
 */
export const citationSection: Section = ({ projectRoot, quick }) =>
  withTemporaryFolder(async (folder) => {
    const service = await startService({ projectRoot, dataFolder: join(folder, "data") });
    const client = new ServiceClient(service.address);
    try {
      await client.signIn();
      const agentId = await client.createAgent("extractive");
      await fillLibrary(client, agentId, projectRoot, quick);
      const all = await Promise.all(
        ["fastify-docs", "lamp-shop"].map((set) => readQuestions(questionsPath(projectRoot, set))),
      );
      const questions = all.flat().filter((_, index) => !quick || index % 5 === 0);
      const citations: Citation[] = [];
      let answered = 0;
      for (const { text } of questions) {
        const answer = JSON.parse((await client.chat(agentId, text)).body) as AnswerWithCitations;
        if (answer.answered === true) answered++;
        if (answer.answered === true && answer.citations.length === 0) citations.push(MISSING);
        citations.push(...answer.citations);
      }
      const standing = await countStanding(client, citations);
      return {
        name: "Citations of the running service",
        rows: [
          boundedRow({
            what: "quotes that stand at their place in the stored text, with its digest",
            reference: "no peer checks",
            figures: { "": citations.length === 0 ? Number.NaN : standing / citations.length },
            bounds: [{ figure: "", atLeast: 1 }],
            note: `${citations.length} citations of ${answered} answers to ${questions.length} questions`,
          }),
        ],
      };
    } finally {
      client.close();
      await service.stop();
    }
  });

interface Citation {
  source_id: string;
  document_id: string;
  quote: string;
  start: number;
  end: number;
  sha256: string;
}

interface AnswerWithCitations {
  answered: boolean | null;
  citations: Citation[];
}

/** Stands for an answer that cites nothing: it never counts as standing. */
const MISSING: Citation = { source_id: "", document_id: "", quote: "", start: 0, end: 0, sha256: "" };

async function fillLibrary(client: ServiceClient, agentId: string, projectRoot: string, quick: boolean): Promise<void> {
  const docs = join(projectRoot, "node_modules", "fastify", "docs", "Reference");
  const names = (await readdir(docs)).filter((name) => name.endsWith(".md")).slice(0, quick ? 5 : undefined);
  const files = names.map((name) => join(docs, name));
  files.push(join(projectRoot, "evaluation", "sets", "lamp-shop", "handbook.md"));
  const uploads: string[] = [];
  for (const file of files) uploads.push(await client.upload(agentId, basename(file), await readFile(file)));
  await client.waitUntilRead(uploads, 120_000);
}

async function countStanding(client: ServiceClient, citations: readonly Citation[]): Promise<number> {
  const texts = new Map<string, string>();
  let standing = 0;
  for (const { source_id, document_id, quote, start, end, sha256 } of citations) {
    if (document_id === "") continue;
    const text = texts.get(document_id) ?? (await client.documentText(source_id, document_id));
    texts.set(document_id, text);
    const digest = createHash("sha256").update(text).digest("hex");
    if (quote !== "" && text.slice(start, end) === quote && digest === sha256) standing++;
  }
  return standing;
}
