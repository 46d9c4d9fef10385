import { type CitedeskClient, CitedeskError } from "@citedesk/client";
import type { Agent, Answer } from "./api-types.ts";
import { element } from "./element.ts";
import type { Evidence } from "./evidence.ts";

/** The chat with the draft of an assistant. */
export function showConversation(parent: HTMLElement, client: CitedeskClient, agent: Agent, evidence: Evidence): void {
  let chatId: string | undefined;
  const log = element("div", { class: "log", role: "log", "aria-live": "off" });
  const announcer = element("p", { class: "visually-hidden", role: "status" });
  const field = element("textarea", {
    id: "question",
    rows: "2",
    "aria-label": "Your question",
    placeholder: "Ask a question",
  });
  const send = element("button", { type: "submit", class: "primary" }, "Ask");

  async function ask(message: string): Promise<void> {
    if (message.trim() === "" || send.disabled) return;
    send.disabled = true;
    field.value = "";
    const waiting = element("p", { class: "muted" }, "Searching the sources…");
    log.append(element("p", { class: "question", dir: "auto" }, message), waiting);
    waiting.scrollIntoView({ block: "end" });
    try {
      const answer = await client.post("/v2/chat", {
        body: { agent_id: agent.id, message, ...(chatId ? { chat_id: chatId } : {}) },
      });
      chatId = answer.chat_id;
      const shown = describeAnswer(answer, evidence, ask);
      waiting.replaceWith(shown);
      shown.scrollIntoView({ block: "nearest" });
      announcer.textContent = answer.content.replaceAll(/\[\d+\]/g, "");
      const [first] = answer.citations;
      if (first) await evidence.showCitation(first);
    } catch (error) {
      const text =
        error instanceof CitedeskError ? error.message : "The server does not answer. Your question is kept.";
      waiting.replaceWith(element("p", { class: "problem", role: "alert" }, text));
      field.value = message;
    } finally {
      send.disabled = false;
      field.focus();
    }
  }

  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void ask(field.value);
  });
  parent.replaceChildren(
    element("h2", {}, "Ask"),
    log,
    announcer,
    element(
      "form",
      {
        class: "ask",
        onsubmit: (event) => {
          event.preventDefault();
          void ask(field.value);
        },
      },
      field,
      send,
    ),
  );
  log.append(starters(agent.starter_questions, ask));
  field.focus();
}

function describeAnswer(answer: Answer, evidence: Evidence, ask: (message: string) => void): HTMLElement {
  const text = element("p", { dir: "auto" });
  for (const part of answer.content.split(/(\[\d+\])/)) {
    const number = Number(/^\[(\d+)\]$/.exec(part)?.[1]);
    const citation = answer.citations.find((candidate) => candidate.number === number);
    if (!citation) {
      text.append(part);
      continue;
    }
    const label = `Source ${number}: ${citation.title}`;
    text.append(
      element(
        "button",
        {
          type: "button",
          class: "citation",
          "aria-label": label,
          title: citation.quote ?? "",
          onclick: () => evidence.showCitation(citation),
        },
        String(number),
      ),
    );
  }
  const isAbstention = answer.answered === false;
  return element(
    "article",
    { class: isAbstention ? "answer abstention" : "answer" },
    text,
    isAbstention && answer.nearest_sources.length > 0 ? nearest(answer, evidence) : null,
    answer.pending_sources > 0
      ? element("p", { class: "muted" }, `${answer.pending_sources} sources are still being read.`)
      : null,
    starters(answer.suggestions, ask),
  );
}

function nearest(answer: Answer, evidence: Evidence): HTMLElement {
  const links = answer.nearest_sources.map(({ source_id, title }) =>
    element(
      "li",
      {},
      element("button", { type: "button", class: "link", onclick: () => evidence.showSource(source_id) }, title),
    ),
  );
  return element(
    "div",
    {},
    element("p", { class: "muted" }, "Closest pages, not an answer:"),
    element("ul", {}, ...links),
  );
}

function starters(questions: string[], ask: (message: string) => void): HTMLElement {
  return element(
    "p",
    { class: "starters" },
    ...questions.map((question) =>
      element("button", { type: "button", class: "chip", onclick: () => ask(question) }, question),
    ),
  );
}
