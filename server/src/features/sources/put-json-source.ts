import type { Principal } from "../identity/index.ts";
import { type PutSource, putSource } from "./put-source.ts";
import { recordPut } from "./record-source.ts";
import { resolveTarget } from "./resolve-target.ts";
import type { SourceBody } from "./source-bodies.ts";
import type { SourceContext } from "./source-context.ts";
import { toSourceToPut } from "./source-to-put.ts";

export async function putJsonSource(
  context: SourceContext,
  principal: Principal,
  body: SourceBody,
): Promise<PutSource> {
  const { workspaceId } = principal;
  const target = await resolveTarget(context.database, principal, body);
  return context.database.inWorkspace(workspaceId, async (transaction) => {
    const put = await putSource(transaction, context.queue, workspaceId, { ...toSourceToPut(body), ...target });
    await recordPut(transaction, principal, put);
    return put;
  });
}
