import { CitedeskClient } from "@citedesk/client";
import { createConversation } from "./conversation.ts";

const { agentId = "", agentName = "", welcome = "", starters = "[]", ticket = "" } = document.body.dataset;

createConversation(document.body, {
  agentId,
  agentName,
  welcome,
  starters: JSON.parse(starters) as string[],
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
