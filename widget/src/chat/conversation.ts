import { type CitedeskClient, CitedeskError } from "@citedesk/client";
import { type Answer, describeAnswer } from "./answer.ts";
import { make } from "./make.ts";
import type { ChatTexts } from "./texts/chat-texts.ts";

export interface ConversationOptions {
  agentId: string;
  agentName: string;
  welcome: string;
  starters: string[];
  texts: ChatTexts;
  visitor: Visitor;
}

export interface Visitor {
  client(): Promise<CitedeskClient>;
  /** After what was signed for has expired: the next client belongs to a new visitor. */
  renew(): void;
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
  const button = make("button", "send", texts.send);

  async function send(message: string): Promise<Answer> {
    const client = await options.visitor.client();
    return client.post("/v2/chat", {
      body: { agent_id: options.agentId, message, ...(chatId ? { chat_id: chatId } : {}) },
    });
  }

  /** A visitor who comes back after an hour goes on here, in a new chat of the service. */
  async function sendAnew(message: string): Promise<Answer> {
    options.visitor.renew();
    chatId = undefined;
    return send(message);
  }

  async function ask(message: string): Promise<void> {
    if (message.trim() === "" || button.disabled) return;
    button.disabled = true;
    field.value = "";
    const question = make("p", "question", message);
    const waiting = make("p", "muted", texts.searching);
    log.append(question, waiting);
    announcer.textContent = texts.searching;
    log.scrollTop = log.scrollHeight;
    try {
      const answer = await send(message).catch((error: unknown) => {
        if (error instanceof CitedeskError && error.status === 401) return sendAnew(message);
        throw error;
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
      button.disabled = false;
      field.focus();
    }
  }

  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    void ask(field.value);
  });
  const form = document.createElement("form");
  form.append(field, button);
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
