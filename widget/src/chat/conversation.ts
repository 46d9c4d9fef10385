import { type CitedeskClient, CitedeskError } from "@citedesk/client";
import { describeAnswer } from "./answer.ts";
import { make } from "./make.ts";

export interface ConversationOptions {
  agentId: string;
  agentName: string;
  welcome: string;
  starters: string[];
  client: () => Promise<CitedeskClient>;
}

/** The visitor's chat: a heading, the log, and one field. */
export function createConversation(parent: HTMLElement, options: ConversationOptions): void {
  let chatId: string | undefined;
  const log = make("div", "log");
  log.setAttribute("role", "log");
  log.setAttribute("aria-live", "off");
  const announcer = make("p", "visually-hidden");
  announcer.setAttribute("role", "status");
  const field = document.createElement("textarea");
  field.rows = 1;
  field.placeholder = "Ask a question";
  field.setAttribute("aria-label", "Your question");
  const send = make("button", "send", "Ask");

  async function ask(message: string): Promise<void> {
    if (message.trim() === "" || send.disabled) return;
    send.disabled = true;
    field.value = "";
    const question = make("p", "question", message);
    question.dir = "auto";
    const waiting = make("p", "muted", "Searching the sources…");
    log.append(question, waiting);
    announcer.textContent = "Searching the sources";
    log.scrollTop = log.scrollHeight;
    try {
      const client = await options.client();
      const answer = await client.post("/v2/chat", {
        body: { agent_id: options.agentId, message, ...(chatId ? { chat_id: chatId } : {}) },
      });
      chatId = answer.chat_id;
      const shown = describeAnswer(answer, ask);
      waiting.replaceWith(shown);
      shown.scrollIntoView({ block: "nearest" });
      announcer.textContent = answer.content.replaceAll(/\[\d+\]/g, "");
    } catch (error) {
      const text = error instanceof CitedeskError ? error.message : "The answer broke off. Your question is kept.";
      const problem = make("p", "problem", text);
      problem.setAttribute("role", "alert");
      waiting.replaceWith(problem);
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
  const form = document.createElement("form");
  form.append(field, send);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void ask(field.value);
  });
  const header = document.createElement("header");
  header.append(make("h1", "", options.agentName));
  if (options.welcome) log.append(make("p", "", options.welcome));
  const starters = make("p", "starters");
  for (const starter of options.starters) {
    const chip = make("button", "chip", starter);
    chip.addEventListener("click", () => ask(starter));
    starters.append(chip);
  }
  log.append(starters);
  const main = document.createElement("main");
  main.append(log, form, announcer);
  parent.replaceChildren(header, main);
}
