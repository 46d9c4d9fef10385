import { useApi } from "./use-api.ts";

/** The names behind chats: assistants, and who may answer them, of one assistant or of all. */
export function useDesk(agentId?: string) {
  return useApi("/v2/desk", { query: agentId ? { agent_id: agentId } : {} }).data;
}
