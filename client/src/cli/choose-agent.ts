import type { CitedeskClient } from "../citedesk-client.ts";
import { UsageError } from "./usage-error.ts";

const NAMED = 10;

/** The assistant that was named, or the only one there is. */
export async function chooseAgent(client: CitedeskClient, given: unknown): Promise<string> {
  if (typeof given === "string") return given;
  const { data } = await client.get("/v2/agents", { query: { limit: NAMED } });
  const [only, another] = data;
  if (!only) throw new UsageError("There is no assistant yet.");
  if (!another) return only.id;
  const names = data.map(({ id, name }) => `  ${id}  ${name}`).join("\n");
  throw new UsageError(`Which assistant? --agent ID:\n${names}`);
}
