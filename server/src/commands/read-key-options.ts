import { readFile } from "node:fs/promises";
import type { Decryption, Encryption } from "../features/backups/index.ts";
import { CommandError, type CommandInput, type CommandOption } from "./command.ts";

export const ENCRYPTION_OPTIONS: Record<string, CommandOption> = {
  recipient: { value: "AGE1…", description: "encrypt for this age recipient; may be given again", isRepeatable: true },
  "passphrase-file": { value: "FILE", description: "encrypt with the passphrase in the file" },
};

export const DECRYPTION_OPTIONS: Record<string, CommandOption> = {
  "identity-file": { value: "FILE", description: "an age identity that opens it (age-keygen)", isRepeatable: true },
  "passphrase-file": { value: "FILE", description: "the passphrase that opens it" },
};

export async function readEncryption(input: CommandInput): Promise<Encryption> {
  return { recipients: input.texts("recipient"), passphrase: await readPassphrase(input) };
}

export async function readDecryption(input: CommandInput): Promise<Decryption> {
  const files = await Promise.all(input.texts("identity-file").map(readSecretFile));
  const identities = files.flatMap((text) => text.split(/\s*\n\s*/).filter((line) => line && !line.startsWith("#")));
  return { identities, passphrase: await readPassphrase(input) };
}

async function readPassphrase(input: CommandInput): Promise<string | undefined> {
  const path = input.text("passphrase-file");
  if (path === undefined) return undefined;
  const passphrase = (await readSecretFile(path)).trimEnd();
  if (passphrase === "") throw new CommandError(`${path} is empty.`);
  return passphrase;
}

async function readSecretFile(path: string): Promise<string> {
  return readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${path} can't be read (${error.code}).`);
  });
}
