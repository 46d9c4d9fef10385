import type { Result } from "@citedesk/client";
import { useQueries } from "@tanstack/react-query";
import { client } from "../../api/client.ts";
import { useApi } from "../../api/use-api.ts";

/** Each assistant's checks are a list of their own: those of the first ones are read. */
const MAX_AGENTS = 10;

/** The assistants whose checks fail, and how many of them; undefined while they are on their way. */
export function useFailingChecks(agentId: string | undefined) {
  const agents = useApi("/v2/agents", { query: { limit: 100 } });
  const looked = (agents.data?.data ?? []).filter(({ id }) => !agentId || id === agentId).slice(0, MAX_AGENTS);
  const read = useQueries({
    queries: looked.map(({ id, name }) => {
      const options = { path: { id }, query: { limit: 100 } };
      return {
        queryKey: ["/v2/agents/{id}/checks", options],
        queryFn: ({ signal }: { signal: AbortSignal }) => client.get("/v2/agents/{id}/checks", { ...options, signal }),
        select: ({ data }: Result<"get", "/v2/agents/{id}/checks">) => ({
          id,
          name,
          failing: data.filter(({ last_run }) => last_run?.passed === false).length,
        }),
      };
    }),
  });
  const all = [agents, ...read];
  return {
    isPending: all.some(({ isPending }) => isPending),
    isWhole: all.every(({ data }) => data !== undefined),
    rows: read.flatMap(({ data }) => (data && data.failing > 0 ? [data] : [])),
  };
}
