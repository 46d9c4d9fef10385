import { NotFoundError } from "../../../platform/errors/app-error.ts";
import type { Change } from "../../../platform/http/change.ts";
import { assertMatches, UNEDITED_VERSION } from "../../../platform/http/entity-tag.ts";
import { parseId } from "../../../platform/ids/identifiers.ts";
import { revokeOwnSession } from "../../../platform/unscoped/people-queries.ts";
import type { AccountContext } from "../account-context.ts";
import { recordForPerson } from "../open-session.ts";
import type { MemberPrincipal } from "../principal.ts";

/** Ends one of your sign-ins. */
export async function deleteSession(
  { database, credentials }: AccountContext,
  member: MemberPrincipal,
  change: Change,
): Promise<void> {
  const id = parseId("session", change.id);
  const isEnded =
    id !== undefined &&
    (await database.unscoped(async (transaction) => {
      if (!(await revokeOwnSession(transaction, member.userId, id))) return false;
      assertMatches(change.ifMatch, UNEDITED_VERSION);
      await recordForPerson(
        transaction,
        { id: member.userId, name: member.name },
        member.actor,
        "session.ended",
        change.id,
      );
      return true;
    }));
  if (!isEnded) throw new NotFoundError("sign-in");
  credentials.forget();
}
