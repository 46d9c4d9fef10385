import { hkdfSync, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Keys for one purpose each, derived from `SECRET_KEY` (HKDF-SHA-256, RFC 5869). The first signs; all verify. */
export interface SecretKeys {
  derive(purpose: string): { id: string; key: Uint8Array }[];
}

const LEAST_CHARACTERS = 32;

/**
 * `SECRET_KEY`, or one made at the first start and kept in `DATA_DIR/secret.key` (mode 600). Throws when that file
 * holds less than a key: whoever knows that it is empty could sign tokens.
 */
export function loadSecretKeys(dataDir: string, secretKey?: string, previousSecretKey?: string): SecretKeys {
  const current = secretKey ?? readOrCreate(secretKeyFile(dataDir), dataDir);
  const masters = previousSecretKey ? [current, previousSecretKey] : [current];
  return {
    derive: (purpose) =>
      masters.map((master) => ({
        id: Buffer.from(hkdfSync("sha256", master, "citedesk", `id:${purpose}`, 6)).toString("base64url"),
        key: new Uint8Array(hkdfSync("sha256", master, "citedesk", purpose, 32)),
      })),
  };
}

export const secretKeyFile = (dataDir: string): string => join(dataDir, "secret.key");

function readOrCreate(path: string, dataDir: string): string {
  if (existsSync(path)) {
    const key = readFileSync(path, "utf8").trim();
    if (key.length >= LEAST_CHARACTERS) return key;
    throw new Error(
      `${path} is damaged: it holds no key. Restore it from a backup, or remove it: then everybody signs in again, and the secrets of webhooks and tools are made again.`,
    );
  }
  mkdirSync(dataDir, { recursive: true });
  const key = randomBytes(32).toString("hex");
  // Under its name only when it is whole: a process may be killed in between.
  writeFileSync(`${path}.unfinished`, `${key}\n`, { mode: 0o600, flush: true });
  renameSync(`${path}.unfinished`, path);
  return key;
}
