import { createHash } from "node:crypto";
import { pipeline } from "node:stream/promises";
import { readSnapshot } from "../../platform/database/transfer/read-snapshot.ts";
import { FileMissingError } from "../../ports/file-store.ts";
import { NAMED_FILES } from "../backups/index.ts";
import type { CheckOutcome, VerificationContext } from "./verification-types.ts";

/** Every file that a row names is there, with the bytes that its name says. */
export async function checkFiles(context: VerificationContext): Promise<CheckOutcome> {
  const named = await listNamed(context);
  const problems = new Map<string, string>();
  for (const sha256 of named) {
    context.onProgress(`files: ${sha256.slice(0, 12)}`);
    const problem = await checkFile(context, sha256);
    if (problem !== undefined) problems.set(sha256, problem);
  }
  // Segments are exchanged while a service runs.
  const still = problems.size > 0 ? new Set(await listNamed(context)) : undefined;
  const findings = [...problems]
    .filter(([sha256]) => still?.has(sha256))
    .map(([sha256, problem]) => ({ check: "files" as const, subject: sha256, problem }));
  return { checked: named.length, findings };
}

async function listNamed({ database }: VerificationContext): Promise<string[]> {
  const { rows } = await readSnapshot(database.owner, (connection) => connection.query(NAMED_FILES));
  return rows.map(({ sha256 }) => sha256 as string);
}

async function checkFile({ files }: VerificationContext, sha256: string): Promise<string | undefined> {
  try {
    const hash = createHash("sha256");
    await pipeline((await files.open(sha256)).content, hash);
    return hash.digest("hex") === sha256 ? undefined : "has changed where it is stored";
  } catch (error) {
    if (error instanceof FileMissingError) return "is missing";
    throw error;
  }
}
