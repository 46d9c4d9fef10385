import { createHmac, timingSafeEqual } from "node:crypto";
import { formatId, parseId } from "../../platform/ids/identifiers.ts";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";

const PURPOSE = "refused mail";

/** A lead, by ids: the address itself stands in no link. */
export interface MailedLead {
  workspaceId: string;
  leadId: string;
}

/** What a mail's own link to have no more of them ends with. It holds as long as `SECRET_KEY` does. */
export function makeRefusalToken(secretKeys: SecretKeys, { workspaceId, leadId }: MailedLead): string {
  const named = `${formatId("workspace", workspaceId)}.${formatId("lead", leadId)}`;
  return `${named}.${sign(secretKeys.derive(PURPOSE)[0]!.key, named).toString("base64url")}`;
}

/** Undefined: it is none of ours. */
export function readRefusalToken(secretKeys: SecretKeys, token: string): MailedLead | undefined {
  const [workspace = "", lead = "", signature = ""] = token.split(".");
  const given = Buffer.from(signature, "base64url");
  const isOurs = secretKeys.derive(PURPOSE).some(({ key }) => {
    const wanted = sign(key, `${workspace}.${lead}`);
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  });
  const [workspaceId, leadId] = [parseId("workspace", workspace), parseId("lead", lead)];
  return isOurs && workspaceId && leadId ? { workspaceId, leadId } : undefined;
}

function sign(key: Uint8Array, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}
