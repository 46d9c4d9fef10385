import { type CitedeskClient, CitedeskError } from "@citedesk/client";
import { describeAnswer } from "./answer.ts";
import { make } from "./make.ts";
import type { ChatTexts } from "./texts/chat-texts.ts";

export interface ConversationOptions {
  agentId: string;
  agentName: string;
  welcome: string;
  starters: string[];
  texts: ChatTexts;
  client: () => Promise<CitedeskClient>;
}

/** The visitor's chat: a heading, the log, and one field. */
export function createConversation(parent: HTMLElement, options: ConversationOptions): void {
  const { texts } = options;
  let chatId: string | undefined;
  const log = make("div", "log");
  log.setAttribute("role", "log");
  log.setAttribute("aria-live", "off");
  const announcer = make("p", "visually-hidden");
  announcer.setAttribute("role", "status");
  const field = document.createElement("textarea");
  field.rows = 1;
  field.placeholder = texts.prompt;
  field.setAttribute("aria-label", texts.yourQuestion);
  const send = make("button", "send", texts.send);

  async function ask(message: string): Promise<void> {
    if (message.trim() === "" || send.disabled) return;
    send.disabled = true;
    field.value = "";
    const question = make("p", "question", message);
    const waiting = make("p", "muted", texts.searching);
    log.append(question, waiting);
    announcer.textContent = texts.searching;
    log.scrollTop = log.scrollHeight;
    try {
      const client = await options.client();
      const answer = await client.post("/v2/chat", {
        body: { agent_id: options.agentId, message, ...(chatId ? { chat_id: chatId } : {}) },
      });
      chatId = answer.chat_id;
      const shown = describeAnswer(answer, ask, texts);
      waiting.replaceWith(shown);
      shown.scrollIntoView({ block: "nearest" });
      announcer.textContent = answer.content.replaceAll(/\[\d+\]/g, "");
    } catch (error) {
      const problem = make("p", "problem", explain(error, texts));
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

/** What the service refuses it explains itself, in English. */
function explain(error: unknown, texts: ChatTexts): string {
  if (!navigator.onLine) return texts.offline;
  if (!(error instanceof CitedeskError) || error.status >= 500) return texts.brokenOff;
  return error.status === 429 ? texts.tooFast(error.retryAfter ?? 60) : error.message;
}
