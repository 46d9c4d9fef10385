import type { Static } from "typebox";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import { assertMatches } from "../../platform/http/entity-tag.ts";
import { lockUser, type OwnSettings, setOwnSettings } from "../../platform/unscoped/people-queries.ts";
import type { AccountContext } from "./account-context.ts";
import type { UpdateMeBody } from "./identity-schemas.ts";
import type { MemberPrincipal } from "./principal.ts";
import { recordOwn } from "./record-own.ts";

/** Changes your name, and which mail you get. */
export async function updateMe(
  { database, credentials }: AccountContext,
  member: MemberPrincipal,
  body: Static<typeof UpdateMeBody>,
  ifMatch: string | undefined,
): Promise<OwnSettings & { version: number }> {
  const changed = await database.unscoped(async (transaction) => {
    const user = await lockUser(transaction, member.userId);
    if (!user) throw new NotFoundError("account");
    assertMatches(ifMatch, user.version);
    const { version, ...before } = user;
    const after = { ...before, ...body };
    await setOwnSettings(transaction, member.userId, after);
    await recordOwn(transaction, member, "user.updated", { before, after });
    return { ...after, version: version + 1 };
  });
  credentials.forget();
  return changed;
}
