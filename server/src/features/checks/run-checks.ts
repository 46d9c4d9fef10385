import { AppError, InvalidError } from "../../platform/errors/app-error.ts";
import { formatId, parseId } from "../../platform/ids/identifiers.ts";
import { findAgentVersion, getAgent } from "../agents/index.ts";
import { type AnswerContext, tryQuestion } from "../chat/index.ts";
import type { Principal } from "../identity/index.ts";
import { type CheckRow, listChecks, storeRun } from "./check-queries.ts";
import type { CheckFailure, CheckRun } from "./check-schemas.ts";
import { judgeAnswer } from "./judge-answer.ts";

export const MAX_CHECKS = 200;
const SIDE_BY_SIDE = 4;

interface CheckResult {
  check: CheckRow;
  failures: CheckFailure[];
  answer: string;
}

/** Asks every check's question of one version of an agent, as a visitor would, and keeps what came out. */
export async function runVersionChecks(
  context: AnswerContext,
  workspaceId: string,
  agentId: string,
  version: number,
): Promise<CheckRun> {
  const { checks, agent } = await context.database.inWorkspace(workspaceId, async (transaction) => ({
    checks: await listChecks(transaction, workspaceId, agentId, undefined, MAX_CHECKS),
    agent: await findAgentVersion(transaction, workspaceId, agentId, version),
  }));
  if (!agent) throw new InvalidError([{ pointer: "/version", message: `there is no version ${version}.` }]);
  const results: CheckResult[] = [];
  const waiting = checks.values();
  const work = async () => {
    for (const check of waiting) results.push(await runOne(check));
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work));
  const failed = results.filter(({ failures }) => failures.length > 0).length;
  if (results.length > 0)
    await context.database.inWorkspace(workspaceId, (transaction) =>
      storeRun(
        transaction,
        workspaceId,
        version,
        results.map(({ check, failures }) => ({ id: check.id, passed: failures.length === 0, failures })),
      ),
    );
  return {
    agent_id: formatId("agent", agentId),
    agent_version: version,
    passed: failed === 0,
    total: results.length,
    failed,
    data: results
      .toSorted((a, b) => (a.check.id < b.check.id ? 1 : -1))
      .map(({ check, failures, answer }) => ({
        check_id: formatId("check", check.id),
        question: check.question,
        passed: failures.length === 0,
        failures,
        answer,
      })),
  };

  async function runOne(check: CheckRow): Promise<CheckResult> {
    try {
      const answer = await tryQuestion(context, workspaceId, {
        agentId,
        version,
        agent: agent!,
        question: check.question,
      });
      return { check, failures: judgeAnswer(check.expectation, answer), answer: answer.content };
    } catch (error) {
      // A model that fails is a finding about this check; what breaks on our side ends the run.
      if (!(error instanceof AppError)) throw error;
      return { check, failures: [{ expected: "answer", message: error.message }], answer: "" };
    }
  }
}

/** Asks every check's question, as a visitor would; of the draft unless a version is named. */
export async function runChecks(
  context: AnswerContext,
  { workspaceId }: Principal,
  id: string,
  version: number | undefined,
): Promise<CheckRun> {
  const agent = await context.database.inWorkspace(workspaceId, (transaction) =>
    getAgent(transaction, workspaceId, parseId("agent", id)),
  );
  return runVersionChecks(context, workspaceId, agent.id, version ?? agent.version);
}
