import type { Database } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import { recordAudit, SYSTEM_ACTOR } from "../../platform/events/record-audit.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { findRecordedWorkspaces, revokeSessions, setUserPassword } from "../../platform/unscoped/people-queries.ts";
import { findUserByEmail } from "../../platform/unscoped/sign-in-queries.ts";
import { deleteTotp } from "../../platform/unscoped/totp-queries.ts";
import { generatePassword, hashPassword } from "./passwords.ts";

/**
 * Gives somebody a new password by the operator's hand, also the only owner. Ends their sign-ins; takes their second
 * step away where that is asked for. Each of their accounts has it in its audit log. Throws 404.
 */
export async function replacePassword(
  database: Database,
  { email, removesSecondStep }: { email: string; removesSecondStep: boolean },
): Promise<{ email: string; password: string; second_step_removed: boolean }> {
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  return database.unscoped(async (transaction) => {
    const user = await findUserByEmail(transaction, email);
    if (!user) throw new NotFoundError(`person as ${email}`);
    await setUserPassword(transaction, user.id, passwordHash);
    await revokeSessions(transaction, user.id, null);
    const isRemoved = removesSecondStep && (await deleteTotp(transaction, user.id));
    for (const { workspace_id: workspaceId } of await findRecordedWorkspaces(transaction, user.id))
      await recordAudit(
        transaction,
        { workspaceId, actor: SYSTEM_ACTOR },
        {
          action: "user.password_replaced",
          target: { kind: "user", id: formatId("user", user.id) },
          after: { second_step_removed: isRemoved },
        },
      );
    return { email: user.email, password, second_step_removed: isRemoved };
  });
}
