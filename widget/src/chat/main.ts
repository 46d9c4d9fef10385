import { CitedeskClient } from "@citedesk/client";
import { createConversation } from "./conversation.ts";
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

createConversation(document.body, {
  agentId,
  agentName,
  welcome,
  starters: JSON.parse(starters) as string[],
  texts: spoken.texts,
  client: connect(ticket),
});

/** The visitor's token is asked for with the first question: before it, nothing is stored anywhere. */
function connect(pageTicket: string): () => Promise<CitedeskClient> {
  let client: Promise<CitedeskClient> | undefined;
  return () => {
    client ??= new CitedeskClient({ baseUrl: location.origin })
      .post("/v2/visitor_tokens", { body: { ticket: pageTicket } })
      .then(({ token }) => new CitedeskClient({ baseUrl: location.origin, token }));
    client.catch(() => {
      client = undefined;
    });
    return client;
  };
}
