import { chooseAgent } from "./choose-agent.ts";
import type { Session, Values } from "./session.ts";
import { UsageError } from "./usage-error.ts";

export async function searchSources(session: Session, values: Values, words: string[]): Promise<void> {
  const query = words.join(" ").trim();
  if (query === "") throw new UsageError("search takes a question.");
  const limit = values.limit === undefined ? undefined : Number(values.limit);
  if (limit !== undefined && !Number.isInteger(limit)) throw new UsageError("--limit is a whole number.");
  const client = session.client();
  const agentId = await chooseAgent(client, values.agent);
  const { data } = await client.post("/v2/search", {
    body: { agent_id: agentId, query, ...(limit !== undefined && { limit }) },
  });
  for (const passage of data) {
    session.say(`${passage.score.toFixed(3)}  ${passage.title}${passage.url ? `  ${passage.url}` : ""}`);
    session.say(`       ${passage.text.replaceAll(/\s+/g, " ").slice(0, 200)}`);
    session.give(passage);
  }
}
