import { AsyncLocalStorage } from "node:async_hooks";

/** The assistants and brands (UUIDs) that a credential is limited to. */
export interface Reach {
  agentIds: readonly string[];
  brandIds: readonly string[];
}

interface ReachScope {
  workspaceId: string;
  reach: Reach;
}

// Holds no state of its own: a scope lives exactly as long as the request that entered it.
const scopes = new AsyncLocalStorage<ReachScope | undefined>();

/**
 * Runs `work` so that every transaction in `workspaceId` sees only what `reach` covers (row-level security), whichever
 * queries it makes: a route can't forget it. Background work that starts in it leaves it by `outsideReach`.
 */
export function withinReach<Result>(workspaceId: string, reach: Reach | undefined, work: () => Result): Result {
  return scopes.run(reach && { workspaceId, reach }, work);
}

export function outsideReach<Result>(work: () => Result): Result {
  return scopes.run(undefined, work);
}

/** The limit of the running request, for the transaction that it opens. */
export function reachWithin(workspaceId: string): Reach | undefined {
  const scope = scopes.getStore();
  return scope?.workspaceId === workspaceId ? scope.reach : undefined;
}
