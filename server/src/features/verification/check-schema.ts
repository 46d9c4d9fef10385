import { readFile } from "node:fs/promises";
import { describeSchema } from "../../platform/database/describe-schema.ts";
import type { CheckOutcome, VerificationContext } from "./verification-types.ts";

const SCHEMA = new URL("../../../schema.sql", import.meta.url);

/**
 * Tables, constraints, rights and row-level security are those of this version: what keeps clients apart was not
 * switched off. `current`: whether the database has run all migrations of this version; `server/schema.sql` says
 * nothing about others.
 */
export async function checkSchema({ database }: VerificationContext): Promise<CheckOutcome> {
  const [expected, found] = [await readFile(SCHEMA, "utf8"), await describeSchema(database.owner)].map(
    (schema) => new Set(statementsOf(schema)),
  ) as [Set<string>, Set<string>];
  const missing = [...expected].filter((statement) => !found.has(statement));
  const extra = [...found].filter((statement) => !expected.has(statement));
  return {
    checked: expected.size,
    findings: [
      ...missing.map((statement) => ({ check: "schema" as const, subject: statement, problem: "is not so any more" })),
      ...extra.map((statement) => ({
        check: "schema" as const,
        subject: statement,
        problem: "is not of this version",
      })),
    ],
  };
}

/** A statement a piece, with the table that its columns belong to; comments are left out. */
function statementsOf(schema: string): string[] {
  return schema
    .replaceAll(/^--.*$/gm, "")
    .split(/;\n/)
    .map((statement) => statement.trim().replace(/;$/, ""))
    .filter((statement) => statement !== "");
}
