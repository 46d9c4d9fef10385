import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { SecretKeys } from "./secret-keys.ts";
import { SecretLostError } from "./secret-lost-error.ts";

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

/** Throws `SecretLostError` when `SECRET_KEY` has changed since; another error when the sealed text was. */
export function openSecret(keys: SecretKeys, purpose: string, owner: string, sealed: string): string {
  const [version, id, text = ""] = sealed.split(".");
  const key = keys.derive(purpose).find((candidate) => candidate.id === id)?.key;
  if (version !== "v1" || !key) throw new SecretLostError();
  const bytes = Buffer.from(text, "base64url");
  const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(-TAG_BYTES));
  return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
}

/** Undefined where `openSecret` throws `SecretLostError`. */
export function tryOpenSecret(keys: SecretKeys, purpose: string, owner: string, sealed: string): string | undefined {
  return sealedWith(keys, purpose, sealed) === "another" ? undefined : openSecret(keys, purpose, owner, sealed);
}

/** Which of the keys opens it. */
export function sealedWith(keys: SecretKeys, purpose: string, sealed: string): "current" | "previous" | "another" {
  const [version, id] = sealed.split(".");
  const place = version === "v1" ? keys.derive(purpose).findIndex((candidate) => candidate.id === id) : -1;
  return place === 0 ? "current" : place > 0 ? "previous" : "another";
}
