import type { AnswerContext } from "../chat/index.ts";
import type { Principal } from "../identity/index.ts";
import { runVersionChecks } from "./run-checks.ts";

/** The gate before publishing: runs the checks of a version and names those that don't hold. */
export function failingChecksFinder(context: AnswerContext) {
  return async ({ workspaceId }: Principal, agentId: string, version: number): Promise<object[]> => {
    const { data } = await runVersionChecks(context, workspaceId, agentId, version, { cause: "publishing" });
    return data.filter(({ passed }) => !passed).map(({ passed: _, ...failed }) => failed);
  };
}
