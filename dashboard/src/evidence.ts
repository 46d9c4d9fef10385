import { type CitedeskClient, CitedeskError } from "@citedesk/client";
import type { Citation } from "./api-types.ts";
import { element } from "./element.ts";

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

  /** What can't be shown (its source was erased, the server is away) says why in its place. */
  const orReason =
    <Wanted>(show: (wanted: Wanted) => Promise<void>) =>
    (wanted: Wanted) =>
      show(wanted).catch((error: unknown) => {
        const reason = error instanceof CitedeskError ? error.message : "The server does not answer. Try again.";
        body.replaceChildren(element("p", { class: "problem" }, reason));
      });

  return {
    node,
    showCitation: orReason(async (citation: Citation) => {
      const { source_id, document_id, document_version, start, end, quote } = citation;
      // The result of a tool is no document of a source: its quote is all there is.
      if (source_id === null || document_id === null) {
        body.replaceChildren(element("h3", {}, citation.title), element("pre", {}, quote ?? ""));
        return;
      }
      const document = await client.get("/v2/sources/{id}/documents/{document_id}", {
        path: { id: source_id, document_id },
        query: { version: document_version },
      });
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
    }),
    showSource: orReason(async (sourceId: string) => {
      const { data } = await client.get("/v2/sources/{id}/documents", { path: { id: sourceId } });
      const parts = data.map(async (row) => {
        const document = await client.get("/v2/sources/{id}/documents/{document_id}", {
          path: { id: sourceId, document_id: row.id },
        });
        return element(
          "section",
          {},
          element("h3", {}, row.title ?? "Untitled"),
          row.reason ? element("p", { class: "problem" }, row.reason.message) : null,
          document.text === null ? null : element("pre", {}, document.text),
        );
      });
      body.replaceChildren(...(await Promise.all(parts)));
    }),
  };
}
