import { recordAudit } from "../../platform/events/record-audit.ts";
import { newId, parseId } from "../../platform/ids/identifiers.ts";
import { sealSecret } from "../../platform/secrets/seal-secret.ts";
import { getAgent } from "../agents/index.ts";
import { type Principal, randomToken } from "../identity/index.ts";

import { insertIdentitySecret } from "./identity-secret-queries.ts";
import { IDENTITY_SECRET_PURPOSE } from "./visitor-identity.ts";
import type { VisitorTokenContext } from "./visitor-token-context.ts";

const OVERLAP_SECONDS = 24 * 3600;

/** Makes the secret that your server signs visitors' identity with; it is shown once. */
export async function createIdentitySecret(
  { clock, database, secretKeys }: VisitorTokenContext,
  principal: Principal,
  publicId: string,
): Promise<{ secret: string; previous_until: string }> {
  const { workspaceId } = principal;
  const [id, secret] = [newId(), randomToken("cite_identity_")];
  await database.inWorkspace(workspaceId, async (transaction) => {
    const agent = await getAgent(transaction, workspaceId, parseId("agent", publicId));
    const sealed = sealSecret(secretKeys, IDENTITY_SECRET_PURPOSE, id, secret);
    const row = { id, agentId: agent.id, secret: sealed, overlapSeconds: OVERLAP_SECONDS };
    await insertIdentitySecret(transaction, workspaceId, row);
    await recordAudit(transaction, principal, {
      action: "agent.identity_secret_made",
      target: { kind: "agent", id: publicId },
    });
  });
  return { secret, previous_until: new Date(clock.now() + OVERLAP_SECONDS * 1000).toISOString() };
}
