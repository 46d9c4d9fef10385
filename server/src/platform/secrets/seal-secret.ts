import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { SecretKeys } from "./secret-keys.ts";

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a client's secret for the database: AES-256-GCM under a key derived for `purpose`. `owner` (an id) is bound
 * to it, so that a sealed secret can't be moved to another row. The form is `v1.<key id>.<base64url of nonce, text and
 * tag>`.
 */
export function sealSecret(keys: SecretKeys, purpose: string, owner: string, secret: string): string {
  const { id, key } = keys.derive(purpose)[0]!;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv("aes-256-gcm", key, nonce).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([nonce, cipher.update(secret, "utf8"), cipher.final(), cipher.getAuthTag()]);
  return `v1.${id}.${sealed.toString("base64url")}`;
}

/** Throws when `SECRET_KEY` has changed since, or the sealed text was. */
export function openSecret(keys: SecretKeys, purpose: string, owner: string, sealed: string): string {
  const [version, id, text = ""] = sealed.split(".");
  const key = keys.derive(purpose).find((candidate) => candidate.id === id)?.key;
  if (version !== "v1" || !key) throw new Error("The secret was sealed with another SECRET_KEY.");
  const bytes = Buffer.from(text, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
}
