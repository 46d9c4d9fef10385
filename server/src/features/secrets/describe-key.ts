import type { OwnerAccess } from "../../platform/database/open-database.ts";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";
import { findKeyInUse } from "./key-in-use.ts";
import { countedSealed, listSealed, whoseKey } from "./sealed-secrets.ts";

/** How the keys of a process stand to its database. */
export interface KeyDescription {
  state: "ok" | "warning" | "problem";
  text: string;
}

export async function describeKey(owner: OwnerAccess, keys: SecretKeys): Promise<KeyDescription> {
  const inUse = await findKeyInUse(owner);
  const { fingerprint, previousFingerprint } = keys;
  const sealed = await listSealed(owner);
  const lost = sealed.filter((one) => one.is_live && whoseKey(keys, one) === "another");
  const unread = lost.length === 0 ? "" : `can't be opened with it: ${countedSealed(lost)}`;
  if (inUse !== undefined && inUse.fingerprint !== fingerprint && inUse.fingerprint !== previousFingerprint)
    return {
      state: "problem",
      text: `fingerprint ${fingerprint}, but this database is used with another key, ${inUse.fingerprint}${unread && `; ${unread}`}`,
    };
  if (lost.length > 0) {
    const isPending = inUse?.previous && inUse.previous !== previousFingerprint;
    const advice = isPending
      ? `set SECRET_KEY_PREVIOUS to the key before (${inUse.previous})`
      : 'make them anew (docs/operations.md, "A lost key")';
    return { state: "problem", text: `fingerprint ${fingerprint}; ${unread}; ${advice}` };
  }
  const old = sealed.filter((one) => whoseKey(keys, one) === "previous");
  if (old.length > 0)
    return {
      state: "warning",
      text: `fingerprint ${fingerprint}; still sealed with SECRET_KEY_PREVIOUS, keep it set: ${countedSealed(old)}`,
    };
  if (previousFingerprint !== undefined && inUse?.fingerprint === fingerprint)
    return { state: "ok", text: `fingerprint ${fingerprint}; nothing needs SECRET_KEY_PREVIOUS any more` };
  return { state: "ok", text: `fingerprint ${fingerprint}; a backup without it is not whole` };
}
