import type { OwnerAccess } from "../../platform/database/open-database.ts";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";
import { findKeyInUse, storeKeyInUse } from "./key-in-use.ts";
import { listSealed, type SealedSecret, seeAllRows, whoseKey } from "./sealed-secrets.ts";

export interface ReplacedKey {
  fingerprint: string;
  /** The key that the database was used with; null: no start had noted it. */
  before: string | null;
  /** What was sealed with a key that is not there, and has to be made anew. */
  lost: SealedSecret[];
  /** Whose second step is among it. */
  people: string[];
}

/**
 * From now on the database is used with the key that is set, although the one before, or one that something is still
 * sealed with, is not there. Nothing is removed: a key that is found again opens what it sealed.
 */
export async function replaceKey(owner: OwnerAccess, keys: SecretKeys): Promise<ReplacedKey> {
  const before = await findKeyInUse(owner);
  const sealed = await listSealed(owner);
  const lost = sealed.filter((one) => one.is_live && whoseKey(keys, one) === "another");
  const needsPrevious = sealed.some((one) => whoseKey(keys, one) === "previous");
  const previous = needsPrevious ? keys.previousFingerprint! : null;
  await storeKeyInUse(owner, before, { fingerprint: keys.fingerprint, previous });
  const users = lost.filter(({ place }) => place === "second_step").map(({ subject }) => subject);
  const people = await findEmails(owner, users);
  return { fingerprint: keys.fingerprint, before: before?.fingerprint ?? null, lost, people };
}

async function findEmails(owner: OwnerAccess, users: string[]): Promise<string[]> {
  if (users.length === 0) return [];
  return seeAllRows(owner, async (connection) => {
    const { rows } = await connection.query("SELECT email FROM users WHERE id = ANY ($1) ORDER BY email", [users]);
    return rows.map(({ email }) => email as string);
  });
}
