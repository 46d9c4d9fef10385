import { randomInt } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

// OWASP's second recommendation for argon2id: 19 MiB, 2 passes, 1 lane.
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Letters and digits that can't be mistaken for each other.
const ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789";

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, password);
}

/** 16 characters in four groups: 80 bits. */
export function generatePassword(): string {
  const characters = Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return characters.match(/.{4}/g)!.join("-");
}
