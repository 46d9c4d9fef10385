import { existsSync } from "node:fs";
import { ConfigError, type Secrets } from "./config.ts";
import { findKeyInUse, type KeyInUse, listSealed, storeKeyInUse, whoseKey } from "./features/secrets/index.ts";
import type { OpenedDatabase } from "./platform/database/open-database.ts";
import { loadSecretKeys, type SecretKeys, secretKeyFile } from "./platform/secrets/secret-keys.ts";

type Opening = Pick<OpenedDatabase, "owner" | "engine">;

/**
 * The keys of this process, once they are known to be those of the database: with others nothing that is sealed could
 * be opened, and tokens of one process would be strange to the next. The first start notes the key's fingerprint; a
 * start with another key that has the noted one for `SECRET_KEY_PREVIOUS` notes its own; every other is refused.
 * An embedded database in which nothing is sealed takes any key: nobody shares it. Throws `ConfigError`.
 */
export async function openSecretKeys(
  database: Opening,
  dataDir: string,
  { secretKey, previousSecretKey }: Pick<Secrets, "secretKey" | "previousSecretKey">,
): Promise<SecretKeys> {
  const file = secretKeyFile(dataDir);
  if (secretKey === undefined && !existsSync(file)) await assertNotLost(database, file);
  const keys = loadSecretKeys(dataDir, secretKey, previousSecretKey);
  const where = secretKey === undefined ? `in ${file}` : "that is set";
  let inUse = await findKeyInUse(database.owner);
  if (inUse === undefined) inUse = await noteFirst(database, keys, where);
  await assertKnown(database, keys, inUse, where);
  return keys;
}

/** Before a key is made where none is: nothing may need another one. */
async function assertNotLost({ owner, engine }: Opening, file: string): Promise<void> {
  const inUse = await findKeyInUse(owner);
  const isSealed = (await listSealed(owner)).some((one) => one.is_live);
  const isShared = inUse !== undefined && engine === "postgres";
  if (!isSealed && !isShared) return;
  const named = inUse === undefined ? "" : ` (fingerprint ${inUse.fingerprint})`;
  const why = isSealed
    ? `the database holds secrets that only its key${named} opens`
    : `the other processes of this database have one${named}`;
  throw new ConfigError(
    "SECRET_KEY",
    `is not set and ${file} is missing, but ${why}. Put the file back from a backup, or set SECRET_KEY as the other processes ` +
      `have it. If the key is lost, set SECRET_KEY to a new one (openssl rand -hex 32) and ${GO_ON}`,
  );
}

/** An earlier version noted no key: what is sealed tells whether this is the one. */
async function noteFirst({ owner }: Opening, keys: SecretKeys, where: string): Promise<KeyInUse> {
  const sealed = await listSealed(owner);
  const whose = sealed.map((one) => whoseKey(keys, one));
  const live = whose.filter((_, place) => sealed[place]!.is_live);
  if (live.length > 0 && live.every((key) => key === "another"))
    throw new ConfigError(
      "SECRET_KEY",
      `the key ${where} (fingerprint ${keys.fingerprint}) opens none of the ${live.length} secrets that the database holds: they ` +
        "were sealed with another one, whose fingerprint is not known. Set SECRET_KEY to that one, or put its secret.key back; if " +
        `you are changing it, set SECRET_KEY_PREVIOUS to it. If it is lost, ${GO_ON}`,
    );
  const previous = whose.includes("previous") ? keys.previousFingerprint! : null;
  await storeKeyInUse(owner, undefined, { fingerprint: keys.fingerprint, previous });
  // Of several processes that start at once the first one's is noted.
  return (await findKeyInUse(owner))!;
}

async function assertKnown(database: Opening, keys: SecretKeys, inUse: KeyInUse, where: string): Promise<void> {
  const { owner, engine } = database;
  const { fingerprint, previousFingerprint } = keys;
  const known = [fingerprint, previousFingerprint];
  if (inUse.fingerprint === fingerprint && (inUse.previous === null || known.includes(inUse.previous))) return;
  const sealed = await listSealed(owner);
  const whose = sealed.map((one) => whoseKey(keys, one));
  const needsAnother = sealed.some((one, place) => one.is_live && whose[place] === "another");
  const isOneOfOurs = known.includes(inUse.fingerprint);
  const isFree = engine === "embedded" && !sealed.some((one) => one.is_live);
  if ((isOneOfOurs && !(isPending(inUse, known) && needsAnother)) || isFree) {
    const previous = whose.includes("previous") ? previousFingerprint! : null;
    await storeKeyInUse(owner, inUse, { fingerprint, previous });
    return;
  }
  if (isOneOfOurs)
    throw new ConfigError(
      "SECRET_KEY_PREVIOUS",
      `is not the key (fingerprint ${inUse.previous}) that secrets are still sealed with. Set it to that key, and SECRET_KEY to the one ` +
        `behind it (fingerprint ${inUse.fingerprint}), until \`npm run citedesk -- doctor\` says that nothing needs the one before any ` +
        `more. If that key is lost, ${GO_ON}`,
    );
  throw new ConfigError(
    "SECRET_KEY",
    `the key ${where} (fingerprint ${fingerprint}) is not the one that this database is used with (fingerprint ${inUse.fingerprint}). ` +
      "Set SECRET_KEY as the other processes have it, or put the secret.key of this database back; if you are changing it, set " +
      `SECRET_KEY_PREVIOUS to the one before. If that one is lost, ${GO_ON}`,
  );
}

/** The key that was changed from is needed, and not there. */
function isPending({ previous }: KeyInUse, known: (string | undefined)[]): boolean {
  return previous !== null && !known.includes(previous);
}

const GO_ON =
  "run `npm run citedesk -- key replace` with the key that is to be used from now on: everybody signs in again, and the secrets of " +
  "webhooks, tools, visitors' identity and second steps have to be made again.";
