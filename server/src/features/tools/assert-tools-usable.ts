import type { Transaction } from "../../platform/database/database.ts";
import { InvalidError } from "../../platform/errors/app-error.ts";
import { findToolsFor } from "./tool-queries.ts";
import { BUILT_IN_TOOLS } from "./tool-schemas.ts";

/** Throws 422 where an assistant is given a tool that its libraries don't hold, or that the caller may not see. */
export async function assertToolsUsable(
  transaction: Transaction,
  workspaceId: string,
  agentId: string,
  names: readonly string[],
  alreadyHad: readonly string[] = [],
): Promise<void> {
  const known: readonly string[] = [...BUILT_IN_TOOLS, ...alreadyHad];
  const own = names.filter((name) => !known.includes(name));
  if (own.length === 0) return;
  const found = new Set((await findToolsFor(transaction, workspaceId, agentId, own)).map(({ name }) => name));
  const errors = names.flatMap((name, place) =>
    found.has(name) || !own.includes(name)
      ? []
      : [{ pointer: `/tools/${place}`, message: `there is no tool \`${name}\` in a library of this assistant.` }],
  );
  if (errors.length > 0) throw new InvalidError(errors);
}
