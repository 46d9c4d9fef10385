import { CitedeskClient } from "@citedesk/client";
import { createConversation } from "./conversation.ts";

const {
  baseUrl = "",
  agentId = "",
  agentName = "",
  welcome = "",
  starters = "[]",
  ticket = "",
} = document.body.dataset;

createConversation(document.body, {
  agentId,
  agentName,
  welcome,
  starters: JSON.parse(starters) as string[],
  client: connect(baseUrl, ticket),
});

/** The visitor's token is asked for with the first question: before it, nothing is stored anywhere. */
function connect(address: string, pageTicket: string): () => Promise<CitedeskClient> {
  let client: Promise<CitedeskClient> | undefined;
  return () => {
    client ??= new CitedeskClient({ baseUrl: address })
      .post("/v2/visitor_tokens", { body: { ticket: pageTicket } })
      .then(({ token }) => new CitedeskClient({ baseUrl: address, token }));
    client.catch(() => {
      client = undefined;
    });
    return client;
  };
}
