import { detectLanguage, type StructuredText } from "@citedesk/grounding";
import type { SourceRow } from "../sources/index.ts";
import type { RunResult } from "./finish-reading.ts";
import type { IngestionContext } from "./ingestion-context.ts";
import { publishVersions } from "./publish-versions.ts";
import type { Run } from "./run-queries.ts";
import { putDocument } from "./version-queries.ts";

/** Reads what was typed in: a text, or a question with its answer. */
export async function readFact(context: IngestionContext, run: Run, source: SourceRow): Promise<RunResult | undefined> {
  const content = toStructuredText(source);
  const documentId = await context.database.inWorkspace(run.workspaceId, async (transaction) => {
    const row = await putDocument(transaction, run.workspaceId, {
      sourceId: run.sourceId,
      key: "entry",
      title: source.title,
      url: null,
      filename: null,
      mediaType: "text/plain",
      sha256: null,
      bytes: null,
    });
    return row.id;
  });
  const document = { documentId, title: source.title, url: null, fileSha256: null, content };
  return (await publishVersions(context, run, [document])) ? { error: null } : undefined;
}

function toStructuredText(source: SourceRow): StructuredText {
  const { text, question, answer } = source.settings as { text?: string; question?: string; answer?: string };
  const canonical = (source.type === "qa" ? `${question}\n${answer}` : (text ?? ""))
    .normalize("NFC")
    .replaceAll(/\r\n?/g, "\n");
  return {
    text: canonical,
    title: source.title,
    language: detectLanguage(canonical),
    headings: [],
    pages: [],
    times: [],
    units: source.type === "qa" ? [{ start: 0, end: canonical.length }] : [],
  };
}
