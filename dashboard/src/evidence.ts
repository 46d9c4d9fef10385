import type { CitedeskClient } from "@citedesk/client";
import type { Citation, List } from "./api-types.ts";
import { element } from "./element.ts";

interface StoredDocument {
  title: string | null;
  text: string | null;
  text_sha256: string | null;
  version: number | null;
}

export interface Evidence {
  node: HTMLElement;
  /** The stored text with the quote marked, scrolled to it. */
  showCitation(citation: Citation): Promise<void>;
  showSource(sourceId: string): Promise<void>;
}

/** The column that shows where an answer comes from. */
export function createEvidence(client: CitedeskClient): Evidence {
  const body = element(
    "div",
    { class: "evidence-body" },
    element("p", { class: "muted" }, "Click a number in an answer to see its quote in the stored text."),
  );
  const node = element(
    "aside",
    { class: "evidence", "aria-label": "Evidence", tabindex: "-1" },
    element("h2", {}, "Evidence"),
    body,
  );

  return {
    node,
    async showCitation(citation) {
      const { source_id, document_id, document_version, start, end, quote } = citation;
      const document = await client.get<StoredDocument>(
        `/v2/sources/${source_id}/documents/${document_id}?version=${document_version}`,
      );
      const text = document.text ?? "";
      const stands = text.slice(start, end) === quote;
      const mark = element("mark", {}, text.slice(start, end));
      body.replaceChildren(
        element("h3", {}, citation.title),
        element(
          "p",
          { class: stands ? "found" : "problem" },
          stands ? "✓ found in source" : "The quote is not at its place.",
          element("span", { class: "muted" }, ` · characters ${start}–${end} · version ${document_version}`),
        ),
        element("pre", {}, text.slice(0, start), mark, text.slice(end)),
      );
      mark.scrollIntoView({ block: "center" });
    },
    async showSource(sourceId) {
      const { data } = await client.get<
        List<{ id: string; title: string | null; status: string; reason: { message: string } | null }>
      >(`/v2/sources/${sourceId}/documents`);
      const parts = data.map(async (row) => {
        const document = await client.get<StoredDocument>(`/v2/sources/${sourceId}/documents/${row.id}`);
        return element(
          "section",
          {},
          element("h3", {}, row.title ?? "Untitled"),
          row.reason ? element("p", { class: "problem" }, row.reason.message) : null,
          document.text === null ? null : element("pre", {}, document.text),
        );
      });
      body.replaceChildren(...(await Promise.all(parts)));
    },
  };
}
