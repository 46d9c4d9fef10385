import { SYSTEM_ACTOR } from "../../platform/events/record-audit.ts";
import { listDueDomains } from "../../platform/unscoped/domain-queries.ts";
import { checkDomain, type DomainCheckContext } from "./check-domain.ts";

const AT_ONCE = 10;
const A_TURN = 500;

/** The hourly job: looks at every domain whose time has come. What is left over comes an hour later. */
export async function checkDueDomains(context: DomainCheckContext): Promise<void> {
  const due = await context.database.unscoped((transaction) => listDueDomains(transaction, A_TURN));
  for (let start = 0; start < due.length; start += AT_ONCE) {
    const checks = due
      .slice(start, start + AT_ONCE)
      .map(({ workspace_id, id }) => checkDomain(context, { workspaceId: workspace_id, actor: SYSTEM_ACTOR }, id));
    // One that was deleted meanwhile, or fails, does not hold up the others; it is due again at the next turn.
    await Promise.allSettled(checks);
  }
}
