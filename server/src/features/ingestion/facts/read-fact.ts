import { detectLanguage, type StructuredText } from "@citedesk/grounding";
import type { SourceRow } from "../../sources/index.ts";
import type { RunResult } from "../finish-reading.ts";
import type { IngestionContext } from "../ingestion-context.ts";
import { publishVersions } from "../publish-versions.ts";
import type { Run } from "../run-queries.ts";
import { putDocument } from "../version-queries.ts";
import { toCanonical } from "./fact-text.ts";

/** Reads what was typed in: a text, or a question with its answer. */
export async function readFact(context: IngestionContext, run: Run, source: SourceRow): Promise<RunResult | undefined> {
  return publishEntry(context, run, source, { content: toStructuredText(source), headingPath: alternativesOf(source) });
}

/** The one document of a source that was typed in. Undefined: a newer run has taken over. */
export async function publishEntry(
  context: IngestionContext,
  run: Run,
  source: Pick<SourceRow, "title">,
  entry: { content: StructuredText; headingPath?: string[]; url?: string },
): Promise<RunResult | undefined> {
  const url = entry.url ?? null;
  const documentId = await context.database.inWorkspace(run.workspaceId, async (transaction) => {
    const row = await putDocument(transaction, run.workspaceId, {
      sourceId: run.sourceId,
      key: "entry",
      title: source.title,
      url,
      filename: null,
      mediaType: "text/plain",
      sha256: null,
      bytes: null,
    });
    return row.id;
  });
  const { content, headingPath = [] } = entry;
  const document = { documentId, title: source.title, url, fileSha256: null, content, headingPath };
  return (await publishVersions(context, run, [document])) ? { error: null } : undefined;
}

/** Other ways to ask: the answer is found by them, but they are no part of what is cited. */
function alternativesOf(source: SourceRow): string[] {
  const { alternatives } = source.settings as { alternatives?: string[] };
  return source.type === "qa" ? (alternatives ?? []).map(toCanonical) : [];
}

function toStructuredText(source: SourceRow): StructuredText {
  const { text, question, answer, language } = source.settings as Partial<
    Record<"text" | "question" | "answer" | "language", string>
  >;
  const canonical = toCanonical(source.type === "qa" ? `${toLine(question!)}\n${answer}` : (text ?? ""));
  return {
    text: canonical,
    title: source.title,
    language: language ?? detectLanguage(canonical),
    headings: [],
    pages: [],
    times: [],
    units: source.type === "qa" ? [{ start: 0, end: canonical.length }] : [],
  };
}

/** The first line of an entry is its question. */
function toLine(question: string): string {
  return question.replaceAll(/\s+/g, " ").trim();
}
