import { formatId } from "../../platform/ids/identifiers.ts";
import { openSecret } from "../../platform/secrets/seal-secret.ts";
import { SecretLostError } from "../../platform/secrets/secret-lost-error.ts";
import { findKeyInUse, listSealed, PLACES } from "../secrets/index.ts";
import type { CheckOutcome, Finding, VerificationContext } from "./verification-types.ts";

/** The key is the one that the database is used with, and opens everything that somebody would miss. */
export async function checkSecrets({ database, secretKeys, onProgress }: VerificationContext): Promise<CheckOutcome> {
  onProgress("secrets");
  const check = "secrets" as const;
  const sealed = (await listSealed(database.owner)).filter((one) => one.is_live);
  const inUse = await findKeyInUse(database.owner);
  const findings: Finding[] = [];
  const known = [secretKeys?.fingerprint, secretKeys?.previousFingerprint];
  if (inUse !== undefined && !known.includes(inUse.fingerprint)) {
    const given = secretKeys === undefined ? "there is none" : `the key that is set is ${secretKeys.fingerprint}`;
    findings.push({ check, subject: `key ${inUse.fingerprint}`, problem: `is the database's, but ${given}` });
  }
  for (const { place, owner, subject, sealed: text } of sealed) {
    const { purpose, prefix, what } = PLACES[place];
    const problem =
      secretKeys === undefined ? "can't be opened without it" : tryToOpen(secretKeys, purpose, owner, text);
    if (problem) findings.push({ check, subject: formatId(prefix, subject), problem: `${what}: ${problem}` });
  }
  return { checked: sealed.length, findings };
}

function tryToOpen(...[keys, purpose, owner, text]: Parameters<typeof openSecret>): string | undefined {
  try {
    openSecret(keys, purpose, owner, text);
    return undefined;
  } catch (error) {
    return error instanceof SecretLostError ? "sealed with another SECRET_KEY" : "damaged";
  }
}
