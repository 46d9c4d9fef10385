import type { Log } from "../../platform/create-log.ts";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import { dashboardLink } from "../../platform/http/dashboard-link.ts";
import { formatId, parseId } from "../../platform/ids/identifiers.ts";
import { listLimitedWorkspaceIds } from "../../platform/unscoped/workspace-queries.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Mailer } from "../../ports/mailer.ts";
import { findAdminAddresses } from "../identity/index.ts";
import { findNames, insertNotice } from "./notice-queries.ts";
import { readUsage } from "./show-usage.ts";
import type { UsedLimit } from "./usage-schemas.ts";

export interface LimitContext {
  database: Database;
  clock: Clock;
  log: Log;
  mailer: Mailer | undefined;
  config: { baseUrl: string };
}

/**
 * Tells of each limit that is nearly used, and of each that is reached, once a month: an event, and for one that is
 * reached a mail to owners and admins. A limit that was changed is another one.
 */
export async function tellLimits(context: LimitContext): Promise<void> {
  for (const workspaceId of await context.database.unscoped(listLimitedWorkspaceIds)) {
    const mails = await context.database.inWorkspace(workspaceId, (transaction) =>
      recordLimits(context, transaction, workspaceId),
    );
    for (const mail of mails)
      await context.mailer?.send(mail).catch((err: unknown) => context.log.error({ err }, "limit mail"));
  }
}

async function recordLimits(context: LimitContext, transaction: Transaction, workspaceId: string) {
  const { month, used_limits: limits } = await readUsage(transaction, workspaceId, context.clock);
  const told: UsedLimit[] = [];
  for (const one of limits) {
    const limit = { workspace_id: formatId("workspace", workspaceId), month, ...one };
    const subject = (one.agent_id && parseId("agent", one.agent_id)) ?? workspaceId;
    if (!(await insertNotice(transaction, workspaceId, { ...limit, subject }))) continue;
    // What is reached is no longer near.
    if (one.state === "reached") await insertNotice(transaction, workspaceId, { ...limit, subject, state: "near" });
    if (one.state === "reached") await recordEvent(transaction, workspaceId, "limit.reached", limit);
    else await recordEvent(transaction, workspaceId, "limit.near", limit);
    told.push(limit);
  }
  const reached = told.filter(({ state }) => state === "reached");
  if (reached.length === 0 || !context.mailer) return [];
  const addresses = await findAdminAddresses(transaction, workspaceId);
  const mails = [];
  for (const limit of reached) {
    const names = await findNames(transaction, workspaceId, limit.agent_id && parseId("agent", limit.agent_id));
    const link = dashboardLink({ workspaceId, baseUrl: context.config.baseUrl }, "/settings/workspace");
    for (const to of addresses) mails.push({ to, ...describe(limit, names, link) });
  }
  return mails;
}

const WORDS: Record<UsedLimit["limit"], { what: string; effect: string }> = {
  sources: { what: "sources", effect: "No source can be added." },
  pages: { what: "pages", effect: "No further page is read; those that were read stay." },
  passages: { what: "passages", effect: "No further page is read; those that were read stay." },
  upload_bytes: { what: "bytes of files", effect: "No file can be added." },
  chats_per_month: { what: "chats a month", effect: "Visitors can't begin a chat until the month ends (UTC)." },
  agent_chats_per_month: { what: "chats a month", effect: "Visitors can't begin a chat until the month ends (UTC)." },
  spend_per_month: { what: "US dollars for models a month", effect: "No model is asked until the month ends (UTC)." },
  agent_spend_per_month: {
    what: "US dollars for models a month",
    effect: "No model is asked until the month ends (UTC).",
  },
};

function describe(
  { limit, most }: UsedLimit,
  { workspace, agent }: { workspace: string; agent?: string },
  link: string,
) {
  const { what, effect } = WORDS[limit];
  const whose = [workspace, ...(agent === undefined ? [] : [agent])].map((name) => name.replaceAll(/\s+/g, " "));
  return {
    subject: `${whose.join(", ")}: the limit of ${most} ${what} is reached`,
    text: `The limit of ${most} ${what} of ${whose.join(", ")} is reached. ${effect}\n\nWhat is used, and the limits:\n\n${link}\n`,
  };
}
