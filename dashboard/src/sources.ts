import { type CitedeskClient, CitedeskError } from "@citedesk/client";
import type { Agent, Source } from "./api-types.ts";
import { element } from "./element.ts";
import type { Evidence } from "./evidence.ts";

const POLL_MS = 700;
const UNDERWAY = ["queued", "fetching", "processing"];

/** The drop zone and the table of sources, redrawn while something is being read. Returns how to leave. */
export function showSources(parent: HTMLElement, client: CitedeskClient, agent: Agent, evidence: Evidence): () => void {
  const list = element("ul", { class: "source-list" });
  const notice = element("p", { role: "status", class: "muted" });
  const input = element("input", { type: "file", id: "file", multiple: true, class: "visually-hidden" });
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = true;

  async function refresh(): Promise<void> {
    clearTimeout(timer);
    const { data } = await client.get("/v2/sources", { query: { agent_id: agent.id, limit: 100 } });
    if (!isOpen) return;
    list.replaceChildren(...data.map((source) => describeSource(source, evidence)));
    if (data.length === 0)
      list.append(
        element("li", { class: "muted" }, "No sources yet. Drop a file; answers come only from what you add."),
      );
    if (data.some((source) => UNDERWAY.includes(source.status))) timer = setTimeout(refresh, POLL_MS);
  }

  async function upload(files: Iterable<File>): Promise<void> {
    for (const file of files) {
      notice.textContent = `Sending ${file.name}…`;
      try {
        await client.upload(file, { agent_id: agent.id });
        notice.textContent = "";
      } catch (error) {
        notice.textContent = error instanceof CitedeskError ? error.message : "The server does not answer. Try again.";
      }
      await refresh();
    }
  }

  input.addEventListener("change", () => upload(input.files ?? []));
  const zone = element(
    "label",
    {
      for: "file",
      class: "drop-zone",
      ondragover: (event) => event.preventDefault(),
      ondrop: (event) => {
        event.preventDefault();
        upload((event as DragEvent).dataTransfer?.files ?? []);
      },
    },
    element("strong", {}, "Drop files here"),
    element("span", { class: "muted" }, "or click to choose: PDF, Word, HTML, Markdown, text, CSV and more"),
  );
  parent.replaceChildren(element("h2", {}, "Sources"), input, zone, notice, list);
  void refresh();
  return () => {
    isOpen = false;
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
      : element("span", { class: "muted" }, `${progress.passages} passages`),
    error ? element("p", { class: "problem" }, error.message) : null,
  );
}
