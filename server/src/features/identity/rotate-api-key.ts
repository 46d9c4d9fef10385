import type { Static } from "typebox";
import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import type { ApiKeyContext } from "./api-key-context.ts";
import { API_KEYS, type ApiKeyRow, rotateApiKeyRow } from "./api-key-queries.ts";
import type { RotateApiKeyBody } from "./api-key-schemas.ts";
import { hintOf, newKey } from "./make-api-key.ts";
import { hashToken } from "./open-session.ts";
import { presentApiKey } from "./present-api-key.ts";
import type { Principal } from "./principal.ts";

const DEFAULT_OVERLAP_SECONDS = 86_400;

/** Replaces the key; the one before works on for a while. */
export async function rotateApiKey(
  { database, credentials }: ApiKeyContext,
  principal: Principal,
  id: string,
  body: Static<typeof RotateApiKeyBody>,
): Promise<{ row: ApiKeyRow; key: string }> {
  const { workspaceId } = principal;
  const { row, key } = await database.inWorkspace(workspaceId, async (transaction) => {
    const found = await lockForChange(transaction, workspaceId, API_KEYS, { id });
    const fresh = newKey(found.kind === "publishable" ? "pub" : principal.workspaceKind);
    const rotated = await rotateApiKeyRow(transaction, workspaceId, {
      id: found.id,
      keyHash: hashToken(fresh),
      hint: hintOf(fresh),
      overlapSeconds: body?.overlap_seconds ?? DEFAULT_OVERLAP_SECONDS,
    });
    await recordAudit(transaction, principal, {
      action: "api_key.rotated",
      target: { kind: "key", id },
      before: presentApiKey(found),
      after: presentApiKey(rotated),
    });
    return { row: rotated, key: fresh };
  });
  credentials.forget();
  return { row, key };
}
