import { formatId } from "../../platform/ids/identifiers.ts";
import type { CheckResultRow, CheckRow } from "./check-queries.ts";
import type { Check, CheckResult } from "./check-schemas.ts";

export function presentCheck(row: CheckRow): Check {
  const { cites, ...rest } = row.expectation;
  return {
    id: formatId("check", row.id),
    agent_id: formatId("agent", row.agent_id),
    question: row.question,
    expect: cites === undefined ? rest : { ...rest, cites: formatId("source", cites) },
    last_run:
      row.passed === null || row.ran_at === null || row.ran_version === null
        ? null
        : {
            passed: row.passed,
            failures: row.failures ?? [],
            agent_version: row.ran_version,
            ran_at: row.ran_at.toISOString(),
          },
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

export function presentResult({ id, check_id, agent_id, ran_at, ...row }: CheckResultRow): CheckResult {
  return {
    ...row,
    id: formatId("check_result", id),
    check_id: formatId("check", check_id),
    agent_id: formatId("agent", agent_id),
    ran_at: ran_at.toISOString(),
  };
}
