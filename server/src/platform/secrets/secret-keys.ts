import { hkdfSync, randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Keys for one purpose each, derived from `SECRET_KEY` (HKDF-SHA-256, RFC 5869). The first signs; all verify. */
export interface SecretKeys {
  derive(purpose: string): { id: string; key: Uint8Array }[];
}

/** `SECRET_KEY`, or one made at the first start and kept in `DATA_DIR/secret.key` (mode 600). */
export function loadSecretKeys(dataDir: string, secretKey?: string, previousSecretKey?: string): SecretKeys {
  const current = secretKey ?? readOrCreate(join(dataDir, "secret.key"), dataDir);
  const masters = previousSecretKey ? [current, previousSecretKey] : [current];
  return {
    derive: (purpose) =>
      masters.map((master) => ({
        id: Buffer.from(hkdfSync("sha256", master, "citedesk", `id:${purpose}`, 6)).toString("base64url"),
        key: new Uint8Array(hkdfSync("sha256", master, "citedesk", purpose, 32)),
      })),
  };
}

function readOrCreate(path: string, dataDir: string): string {
  if (existsSync(path)) return readFileSync(path, "utf8").trim();
  mkdirSync(dataDir, { recursive: true });
  const key = randomBytes(32).toString("hex");
  writeFileSync(path, `${key}\n`, { mode: 0o600, flush: true });
  return key;
}
