import "./chat.css";
import { CitedeskClient } from "@citedesk/client";
import { createConversation, type Visitor } from "./conversation.ts";
import { chooseTexts } from "./texts/choose-texts.ts";

const {
  agentId = "",
  agentName = "",
  welcome = "",
  starters = "[]",
  ticket = "",
  language = "",
} = document.body.dataset;

// The assistant's language, else that of the page around the chat, else the browser's.
const around = new URLSearchParams(location.search).get("lang") ?? "";
const spoken = chooseTexts(language === "" ? [around, ...navigator.languages] : [language]);
document.documentElement.lang = spoken.language;
document.documentElement.dir = spoken.direction;

const visitor = connect(ticket);

createConversation(document.body, {
  agentId,
  agentName,
  welcome,
  starters: JSON.parse(starters) as string[],
  texts: spoken.texts,
  visitor,
});

// The page around the chat sees no key that is pressed in here.
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && parent !== window) parent.postMessage("citedesk:close", "*");
});

/** The visitor's token is asked for with the first question: before it, nothing is stored anywhere. */
function connect(pageTicket: string): Visitor {
  let ticketToUse = Promise.resolve(pageTicket);
  let client: Promise<CitedeskClient> | undefined;
  return {
    client() {
      client ??= openClient(ticketToUse);
      client.catch(() => {
        client = undefined;
      });
      return client;
    },
    renew() {
      ticketToUse = fetchTicket();
      client = undefined;
    },
  };
}

async function openClient(ticketToUse: Promise<string>): Promise<CitedeskClient> {
  const body = { ticket: await ticketToUse };
  const { token } = await new CitedeskClient({ baseUrl: location.origin }).post("/v2/visitor_tokens", { body });
  return new CitedeskClient({ baseUrl: location.origin, token });
}

/** This page's own holds for five minutes; who reads for longer before the first question gets the one of a page that is loaded now. */
async function fetchTicket(): Promise<string> {
  const page = await (await fetch(location.href, { credentials: "omit" })).text();
  return new DOMParser().parseFromString(page, "text/html").body.dataset.ticket ?? "";
}
