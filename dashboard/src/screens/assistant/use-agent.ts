import { useApi } from "../../api/use-api.ts";

export function useAgent(agentId: string) {
  return useApi("/v2/agents/{id}", { path: { id: agentId } });
}
