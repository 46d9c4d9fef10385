import { type CitedeskClient, CitedeskError } from "@citedesk/client";
import type { Agent, Source } from "./api-types.ts";
import { element } from "./element.ts";
import type { Evidence } from "./evidence.ts";

const POLL_MS = 700;
const AFTER_FAILURE_MS = 3000;
const UNDERWAY = ["queued", "fetching", "processing"];
const NO_ANSWER = "The server does not answer. Trying again…";

/** The drop zone and the table of sources, redrawn while something is being read. Returns how to leave. */
export function showSources(parent: HTMLElement, client: CitedeskClient, agent: Agent, evidence: Evidence): () => void {
  const list = element("ul", { class: "source-list" });
  const notice = element("p", { role: "status", class: "muted" });
  const refused = element("ul", { class: "refused", role: "alert" });
  const input = element("input", { type: "file", id: "file", multiple: true, class: "visually-hidden" });
  const left = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function refresh(): Promise<void> {
    clearTimeout(timer);
    try {
      const { data } = await client.get("/v2/sources", { query: { agent_id: agent.id, limit: 100 } });
      if (left.signal.aborted) return;
      if (notice.textContent === NO_ANSWER) notice.textContent = "";
      list.replaceChildren(...data.map((source) => describeSource(source, evidence)));
      if (data.length === 0)
        list.append(
          element("li", { class: "muted" }, "No sources yet. Drop a file; answers come only from what you add."),
        );
      if (data.some((source) => UNDERWAY.includes(source.status))) timer = setTimeout(refresh, POLL_MS);
    } catch (error) {
      if (left.signal.aborted) return;
      notice.textContent = error instanceof CitedeskError ? error.message : NO_ANSWER;
      timer = setTimeout(refresh, AFTER_FAILURE_MS);
    }
  }

  async function upload(files: File[]): Promise<void> {
    refused.replaceChildren();
    for (const file of files) {
      notice.textContent = `Sending ${file.name}…`;
      try {
        await client.upload(file, { agent_id: agent.id });
      } catch (error) {
        const reason = error instanceof CitedeskError ? error.message : "The server does not answer. Drop it again.";
        refused.append(
          element("li", { class: "problem" }, reason.startsWith(file.name) ? reason : `${file.name}: ${reason}`),
        );
      }
      notice.textContent = "";
      await refresh();
    }
  }

  input.addEventListener("change", () => {
    void upload([...(input.files ?? [])]);
    // The same file can be chosen again.
    input.value = "";
  });
  // Anywhere on the page: beside the zone a browser would leave the page to show the file.
  const { signal } = left;
  document.addEventListener("dragover", (event) => event.preventDefault(), { signal });
  document.addEventListener(
    "drop",
    (event) => {
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) void upload(files);
    },
    { signal },
  );
  const zone = element(
    "label",
    { for: "file", class: "drop-zone" },
    element("strong", {}, "Drop files here"),
    element("span", { class: "muted" }, "or click to choose: PDF, Word, HTML, Markdown, text, CSV and more"),
  );
  parent.replaceChildren(element("h2", {}, "Sources"), input, zone, notice, refused, list);
  void refresh();
  return () => {
    left.abort();
    clearTimeout(timer);
  };
}

function describeSource(source: Source, evidence: Evidence): HTMLElement {
  const { progress, status, error } = source;
  const isUnderway = UNDERWAY.includes(status);
  return element(
    "li",
    { class: `source ${status}` },
    element("button", { type: "button", class: "link", onclick: () => evidence.showSource(source.id) }, source.title),
    element("span", { class: "status" }, status.replaceAll("_", " ")),
    isUnderway
      ? element("progress", { "aria-label": `Reading ${source.title}` })
      : element("span", { class: "muted" }, `${progress.passages} ${progress.passages === 1 ? "passage" : "passages"}`),
    error ? element("p", { class: "problem" }, error.message) : null,
  );
}
