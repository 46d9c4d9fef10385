import type { CitedeskError, ListPath, PathsWith, RequestOptions, Result, Row } from "@citedesk/client";
import {
  keepPreviousData,
  QueryClient,
  type QueryKey,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useMemo } from "react";
import { client } from "./client.ts";

export const queryClient = new QueryClient({
  defaultOptions: {
    // The client tries again by itself, and knows what is worth it.
    // Offline they fail at once and say so: paused, a button would only look busy.
    queries: {
      retry: false,
      staleTime: 5_000,
      refetchOnWindowFocus: true,
      refetchOnReconnect: "always",
      networkMode: "always",
    },
    mutations: { retry: false, networkMode: "always" },
  },
});

/** The path and its options fit each other where the hook is called; inside, TypeScript can't follow. */
type Ask<Answer> = (path: string, options: object) => Promise<Answer>;

interface Extra {
  enabled?: boolean;
  /** Milliseconds; false: not by the clock. */
  every?: number | false;
}

interface ExtraOf<Answer> extends Omit<Extra, "every"> {
  /** Also by what is known so far. */
  every?: Extra["every"] | ((known: Answer | undefined) => number | false);
}

type GetOptions<P extends PathsWith<"get">> = Omit<RequestOptions<"get", P>, "signal" | "headers">;

/** What a GET answers, kept and shared between screens. `/v2/agents/{id}` is renewed by `useAction` with that path. */
export function useApi<P extends PathsWith<"get">>(
  path: P,
  options: GetOptions<P>,
  { enabled, every }: ExtraOf<Result<"get", P>> = {},
) {
  return useQuery<Result<"get", P>, CitedeskError>({
    queryKey: [path, options] as QueryKey,
    queryFn: ({ signal }) =>
      (client.get.bind(client) as unknown as Ask<Result<"get", P>>)(path, { ...options, signal }),
    enabled: enabled ?? true,
    refetchInterval: typeof every === "function" ? ({ state }) => every(state.data) : (every ?? false),
    placeholderData: keepPreviousData,
  });
}

interface Page<One> {
  data: One[];
  pagination: { has_more: boolean; next_cursor: string | null };
}

const ROWS_A_PAGE = 100;

/** A list as far as it was scrolled. */
export function useRows<P extends ListPath>(path: P, options: GetOptions<P>, { enabled, every }: Extra = {}) {
  const query = useInfiniteQuery<Page<Row<P>>, CitedeskError, { pages: Page<Row<P>>[] }, QueryKey, string | null>({
    queryKey: [path, "rows", options],
    queryFn: ({ signal, pageParam }) => {
      const given = options as { query?: object };
      const paged = { limit: ROWS_A_PAGE, ...given.query, ...(pageParam === null ? {} : { cursor: pageParam }) };
      const asked = { ...options, query: paged, signal };
      return (client.get.bind(client) as unknown as Ask<Page<Row<P>>>)(path, asked);
    },
    initialPageParam: null,
    getNextPageParam: ({ pagination }) => (pagination.has_more ? pagination.next_cursor : null),
    enabled: enabled ?? true,
    refetchInterval: every ?? false,
    placeholderData: keepPreviousData,
  });
  const rows = useMemo(() => query.data?.pages.flatMap(({ data }) => data), [query.data]);
  return {
    rows,
    error: query.error,
    isLoading: query.isLoading,
    hasMore: query.hasNextPage,
    loadMore: () => void (query.isFetchingNextPage || query.fetchNextPage()),
    retry: () => void query.refetch(),
  };
}

/** A change; what it names in `renews` (the beginning of paths) is read again after it. */
export function useAction<Input, Output>(
  act: (input: Input) => Promise<Output>,
  { renews, onDone }: { renews: string[]; onDone?: (output: Output, input: Input) => void },
) {
  const queries = useQueryClient();
  return useMutation<Output, CitedeskError, Input>({
    mutationFn: act,
    onSuccess: (output, input) => {
      void renew(queries, renews);
      onDone?.(output, input);
    },
  });
}

export function renew(queries: QueryClient, paths: string[]): Promise<void> {
  return queries.invalidateQueries({
    predicate: ({ queryKey: [path] }) => paths.some((one) => String(path).startsWith(one)),
  });
}

/** What is shown and could not be read. */
export function renewFailed(queries: QueryClient): Promise<void> {
  return queries.refetchQueries({ type: "active", predicate: ({ state }) => state.status === "error" });
}

/** A search is a POST that changes nothing: kept as a GET is. */
export function useSearchPassages(agentId: string, query: string) {
  return useQuery<Result<"post", "/v2/search">, CitedeskError>({
    queryKey: ["/v2/search", agentId, query],
    queryFn: ({ signal }) => client.post("/v2/search", { body: { agent_id: agentId, query, limit: 8 }, signal }),
  });
}
