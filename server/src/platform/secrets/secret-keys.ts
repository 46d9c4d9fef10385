import { hkdfSync, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeOnce } from "../write-once.ts";
import { fingerprint } from "./fingerprint.ts";

/** Keys for one purpose each, derived from `SECRET_KEY` (HKDF-SHA-256, RFC 5869). The first signs; all verify. */
export interface SecretKeys {
  /** Of the key that signs and seals. */
  fingerprint: string;
  /** Of the one that still verifies and opens; undefined: there is none. */
  previousFingerprint: string | undefined;
  derive(purpose: string): { id: string; key: Uint8Array }[];
}

const LEAST_CHARACTERS = 32;

/**
 * `SECRET_KEY`, or one made at the first start and kept in `DATA_DIR/secret.key` (mode 600). Throws when that file
 * holds less than a key: whoever knows that it is empty could sign tokens.
 */
export function loadSecretKeys(dataDir: string, secretKey?: string, previousSecretKey?: string): SecretKeys {
  const current = secretKey ?? readOrCreate(secretKeyFile(dataDir), dataDir);
  const previous = previousSecretKey === current ? undefined : previousSecretKey;
  const masters = previous ? [current, previous] : [current];
  return {
    fingerprint: fingerprint(current),
    previousFingerprint: previous ? fingerprint(previous) : undefined,
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
  writeOnce(path, `${randomBytes(32).toString("hex")}\n`);
  return readFileSync(path, "utf8").trim();
}
