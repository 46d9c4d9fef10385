import type { ImportContents, LeftOut } from "@citedesk/extraction";
import type { Database } from "../../platform/database/database.ts";
import { waitUntilOver } from "../../platform/http/preferred-wait.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { getImport, type ImportRow } from "./import-queries.ts";
import type { Import, ImportPreview } from "./import-schemas.ts";

const ROWS_SHOWN = 20;
const TEXT_SHOWN = 300;

export function presentImport(row: ImportRow): Import {
  const { kind, status, done, total, counts, problem } = row;
  const { created = 0, replaced = 0, unchanged = 0 } = counts;
  return {
    id: formatId("import", row.id),
    kind,
    status,
    file_name: row.file_name,
    agent_id: row.agent_id && formatId("agent", row.agent_id),
    brand_id: row.brand_id && formatId("brand", row.brand_id),
    source_id: row.source_id && formatId("source", row.source_id),
    asked_by: row.actor.name,
    progress: { done, total },
    counts: { created, replaced, unchanged, left_out: countOf(row.left_out) },
    left_out: row.left_out,
    problem,
    created_at: row.created_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
  };
}

export function presentPreview(fileName: string, contents: ImportContents): ImportPreview {
  const { kind, items, leftOut } = contents;
  const rows = (items as unknown[]).slice(0, ROWS_SHOWN).map((_, place) => rowAt(contents, place));
  return { kind, file_name: fileName, count: items.length, rows, left_out: leftOut };
}

function rowAt(contents: ImportContents, place: number): ImportPreview["rows"][number] {
  switch (contents.kind) {
    case "questions": {
      const { line, question, answer } = contents.items[place]!;
      return { line, name: question, text: answer.slice(0, TEXT_SHOWN) };
    }
    case "pages": {
      const { line, url, title } = contents.items[place]!;
      return { line, name: url, text: title };
    }
    case "documents":
    case "help_center": {
      const { title, beginning } = contents.items[place]!;
      return { line: null, name: title, text: beginning };
    }
    case "chats": {
      const { line, title, messages } = contents.items[place]!;
      const [first, second] = messages.map(({ content }) => content.slice(0, TEXT_SHOWN));
      return { line, name: title ?? first!, text: second ?? null };
    }
  }
}

/** The import once it has ended, or as it stands when the time is up. */
export function waitForImport(database: Database, row: ImportRow, seconds: number): Promise<ImportRow> {
  const read = () =>
    database.inWorkspace(row.workspace_id, (transaction) => getImport(transaction, row.workspace_id, row.id));
  return waitUntilOver(row, seconds, ({ status }) => status === "completed" || status === "failed", read);
}

function countOf(leftOut: readonly LeftOut[]): number {
  return leftOut.reduce((sum, { count }) => sum + count, 0);
}
