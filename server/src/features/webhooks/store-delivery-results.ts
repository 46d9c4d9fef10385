import { DEADLOCK_RETRIES, type Transaction } from "../../platform/database/database.ts";
import { recordAudit, SYSTEM_ACTOR } from "../../platform/events/record-audit.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { findAdminAddresses } from "../identity/index.ts";
import { type DeliveryResult, disableEndpoints, noteEndpointHealth, storeResults } from "./delivery-queries.ts";
import { presentWebhook } from "./present-webhook.ts";
import type { DeliveryContext } from "./send-delivery.ts";
import { cancelWaiting, getWebhook } from "./webhook-queries.ts";

/** An endpoint that has received nothing for so long is switched off. */
const FAILING_DAYS = 5;

interface DisabledEndpoint {
  id: string;
  url: string;
  reason: "failing" | "gone";
}

/** Writes results that are still ours to write, notes how endpoints fare, and switches off those that are gone. */
export async function storeDeliveryResults(
  context: DeliveryContext,
  workspaceId: string,
  results: DeliveryResult[],
): Promise<void> {
  const store = async (transaction: Transaction) => {
    const held = await storeResults(transaction, workspaceId, results);
    const ours = results.filter(({ id }) => held.has(id));
    const idsOf = (rows: DeliveryResult[]) => [...new Set(rows.map(({ webhook_id: id }) => id))];
    const received = idsOf(ours.filter(({ status }) => status === "delivered"));
    const refused = idsOf(ours.filter(({ status }) => status !== "delivered")).filter((id) => !received.includes(id));
    await noteEndpointHealth(transaction, workspaceId, received, refused);
    const gone = idsOf(ours.filter(({ response_status: status }) => status === 410));
    const spent = idsOf(ours.filter(({ status }) => status === "failed"));
    const disabled = [
      ...(await disable(transaction, workspaceId, gone, "gone")),
      ...(await disable(transaction, workspaceId, spent, "failing")),
    ];
    const addresses =
      disabled.length === 0 || !context.mailer ? [] : await findAdminAddresses(transaction, workspaceId);
    return { disabled, addresses };
  };
  const { disabled, addresses } = await context.database.inWorkspace(workspaceId, store, {
    // Who switches an endpoint off locks it before its deliveries, who erases events several deliveries in another
    // order.
    retries: DEADLOCK_RETRIES,
  });
  for (const endpoint of disabled) await notify(context, endpoint, addresses);
}

async function disable(
  transaction: Transaction,
  workspaceId: string,
  ids: string[],
  reason: DisabledEndpoint["reason"],
): Promise<DisabledEndpoint[]> {
  if (ids.length === 0) return [];
  const rows = await disableEndpoints(transaction, workspaceId, ids, reason, reason === "gone" ? 0 : FAILING_DAYS);
  if (rows.length === 0) return [];
  await cancelWaiting(
    transaction,
    workspaceId,
    rows.map(({ id }) => id),
  );
  for (const { id } of rows)
    await recordEvent(
      transaction,
      workspaceId,
      "webhook.disabled",
      presentWebhook(await getWebhook(transaction, workspaceId, id)),
    );
  for (const { id, url } of rows)
    await recordAudit(
      transaction,
      { workspaceId, actor: SYSTEM_ACTOR },
      {
        action: "webhook.disabled",
        target: { kind: "webhook", id: formatId("webhook", id) },
        after: { status: "disabled", disabled_reason: reason, url },
      },
    );
  return rows.map((row) => ({ ...row, reason }));
}

/** Mail is the notice for people who are not looking; the state of the webhook and the audit log tell the others. */
async function notify(context: DeliveryContext, { url, reason }: DisabledEndpoint, addresses: string[]): Promise<void> {
  const why = reason === "gone" ? "It answered 410 Gone." : `It has received nothing for ${FAILING_DAYS} days.`;
  const text = `The webhook to ${url} was switched off. ${why}\n\nSwitch it on again in the settings once the address works.\n`;
  for (const to of addresses)
    await context.mailer?.send({ to, subject: "A webhook was switched off", text }).catch(context.onError);
}
