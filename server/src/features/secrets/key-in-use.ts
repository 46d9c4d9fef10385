import type { OwnerAccess } from "../../platform/database/open-database.ts";

/** The key that a database is used with, by fingerprints. */
export interface KeyInUse {
  fingerprint: string;
  /** The key before, as long as something may still be sealed with it. */
  previous: string | null;
}

/** Undefined: no process of this version has started yet. */
export async function findKeyInUse(owner: OwnerAccess): Promise<KeyInUse | undefined> {
  const { rows } = await owner.query("SELECT fingerprint, previous FROM secret_key");
  return rows[0] as KeyInUse | undefined;
}

/** In place of `before`; nothing where another process was faster. */
export async function storeKeyInUse(owner: OwnerAccess, before: KeyInUse | undefined, after: KeyInUse): Promise<void> {
  const values = [after.fingerprint, after.previous];
  if (before === undefined)
    await owner.query("INSERT INTO secret_key (fingerprint, previous) VALUES ($1, $2) ON CONFLICT DO NOTHING", values);
  else
    await owner.query(
      `UPDATE secret_key SET fingerprint = $1, previous = $2, changed_at = now()
       WHERE fingerprint = $3 AND previous IS NOT DISTINCT FROM $4`,
      [...values, before.fingerprint, before.previous],
    );
}
