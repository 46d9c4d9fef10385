import type { Static } from "typebox";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import { assertMatches } from "../../platform/http/entity-tag.ts";
import { lockUser, setUserName } from "../../platform/unscoped/people-queries.ts";
import type { AccountContext } from "./account-context.ts";
import type { UpdateMeBody } from "./identity-schemas.ts";
import type { MemberPrincipal } from "./principal.ts";
import { recordOwn } from "./record-own.ts";

/** Changes your name. */
export async function updateMe(
  { database, credentials }: AccountContext,
  member: MemberPrincipal,
  body: Static<typeof UpdateMeBody>,
  ifMatch: string | undefined,
): Promise<{ name: string; version: number }> {
  const { name } = body;
  const version = await database.unscoped(async (transaction) => {
    const user = await lockUser(transaction, member.userId);
    if (!user) throw new NotFoundError("account");
    assertMatches(ifMatch, user.version);
    await setUserName(transaction, member.userId, name);
    await recordOwn(transaction, member, "user.updated", { before: { name: user.name }, after: { name } });
    return user.version + 1;
  });
  credentials.forget();
  return { name, version };
}
