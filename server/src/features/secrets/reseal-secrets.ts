import type { OwnerAccess } from "../../platform/database/open-database.ts";
import { openSecret, sealSecret } from "../../platform/secrets/seal-secret.ts";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";
import { findKeyInUse, storeKeyInUse } from "./key-in-use.ts";
import { listSealed, PLACES, type SealedSecret, seeAllRows, whoseKey } from "./sealed-secrets.ts";

const BATCH = 50;

/**
 * Seals anew, with `SECRET_KEY`, what `SECRET_KEY_PREVIOUS` had sealed; then the key before can go. Safe to repeat, to
 * be killed, and to be done by several processes at once: a value is replaced only where it is still the one that was
 * read. Nothing is done by a process whose key is not (or no longer) the one in use. Returns how many were sealed anew.
 */
export async function resealSecrets({
  database: { owner },
  secretKeys,
}: {
  database: { owner: OwnerAccess };
  secretKeys: SecretKeys;
}): Promise<number> {
  if (secretKeys.previousFingerprint === undefined) return 0;
  const inUse = await findKeyInUse(owner);
  if (inUse?.fingerprint !== secretKeys.fingerprint) return 0;
  const damaged = new Set<string>();
  let resealed = 0;
  for (;;) {
    // Once more behind the last: a secret may have become an earlier one meanwhile.
    const left = (await listSealed(owner)).filter(
      (one) => whoseKey(secretKeys, one) === "previous" && !damaged.has(one.sealed),
    );
    if (left.length === 0) break;
    for (let from = 0; from < left.length; from += BATCH)
      resealed += await resealBatch(owner, secretKeys, left.slice(from, from + BATCH), damaged);
  }
  if (inUse.previous === secretKeys.previousFingerprint)
    await storeKeyInUse(owner, inUse, { ...inUse, previous: null });
  return resealed;
}

async function resealBatch(owner: OwnerAccess, keys: SecretKeys, batch: SealedSecret[], damaged: Set<string>) {
  const anew = batch.flatMap((one) => {
    try {
      const { purpose } = PLACES[one.place];
      return [
        { ...one, after: sealSecret(keys, purpose, one.owner, openSecret(keys, purpose, one.owner, one.sealed)) },
      ];
    } catch {
      // No key opens it: `verify` names it.
      damaged.add(one.sealed);
      return [];
    }
  });
  await seeAllRows(owner, async (connection) => {
    for (const { place, owner: id, sealed, after } of anew)
      await connection.query(PLACES[place].store, [id, sealed, after]);
  });
  return anew.length;
}
