import { readSecretKey } from "../compose-operations.ts";
import type { Config, Secrets } from "../config.ts";
import type { BackupManifest } from "../features/backups/index.ts";
import { fingerprint } from "../platform/secrets/fingerprint.ts";
import { secretKeyFile } from "../platform/secrets/secret-keys.ts";
import { CommandError } from "./command.ts";

/**
 * Before anything is written: a backup's own key is not dropped for another one that is set. One without a key in it is
 * taken: which key it needs is told afterwards. Throws `CommandError`.
 */
export function assertKeyFits(config: Config, secrets: Secrets, { secret_key: key }: BackupManifest): void {
  const present = readSecretKey(config, secrets);
  if (!key.included || !present) return;
  const known = [present, secrets.previousSecretKey].map((one) => one && fingerprint(one));
  if (known.includes(key.fingerprint!)) return;
  const [where, unset] =
    secrets.secretKey === undefined
      ? [secretKeyFile(config.dataDir), "Move that file away"]
      : ["SECRET_KEY", "Restore with SECRET_KEY= (unset)"];
  throw new CommandError(
    `The backup comes with its own key (fingerprint ${key.fingerprint}), but ${where} is another one (fingerprint ` +
      `${fingerprint(present)}). ${unset}: the backup's key is then written to ${secretKeyFile(config.dataDir)}. To go on with yours ` +
      "afterwards, start with it and SECRET_KEY_PREVIOUS as the backup's. Nothing was changed.",
  );
}
