import { AppError, InvalidError } from "../../platform/errors/app-error.ts";
import { formatId, newId, parseId } from "../../platform/ids/identifiers.ts";
import { findAgentVersion, getAgent } from "../agents/index.ts";
import { type AnswerContext, type TriedAnswer, tryQuestion } from "../chat/index.ts";
import type { Principal } from "../identity/index.ts";
import { type CheckRow, listChecks, type RunCause, storeRun } from "./check-queries.ts";
import type { CheckFailure, CheckRun } from "./check-schemas.ts";
import { judgeAnswer } from "./judge-answer.ts";

export const MAX_CHECKS = 200;
const SIDE_BY_SIDE = 4;

interface Tried {
  check: CheckRow;
  failures: CheckFailure[];
  answer: string;
  /** UUIDs of sources. */
  cited: string[];
}

/**
 * Asks every check's question of one version of an agent, or those of `only`, as a visitor would, and keeps what came
 * out.
 */
export async function runVersionChecks(
  context: AnswerContext,
  workspaceId: string,
  agentId: string,
  version: number,
  { cause, only }: { cause: RunCause; only?: readonly string[] },
): Promise<CheckRun> {
  const { checks: all, agent } = await context.database.inWorkspace(workspaceId, async (transaction) => ({
    checks: await listChecks(transaction, workspaceId, agentId, undefined, MAX_CHECKS),
    agent: await findAgentVersion(transaction, workspaceId, agentId, version),
  }));
  if (!agent) throw new InvalidError([{ pointer: "/version", message: `there is no version ${version}.` }]);
  const checks = only ? all.filter(({ id }) => only.includes(id)) : all;
  const results: Tried[] = [];
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
        { agentId, version, cause },
        results.map(({ check, failures, cited }) => ({
          id: newId(),
          check_id: check.id,
          passed: failures.length === 0,
          failures,
          cited,
        })),
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

  async function runOne(check: CheckRow): Promise<Tried> {
    try {
      const answer = await tryQuestion(context, workspaceId, {
        agentId,
        version,
        agent: agent!,
        question: check.question,
      });
      const failures = judgeAnswer(check.expectation, answer);
      return { check, failures, answer: answer.content, cited: sourcesOf(check, answer) };
    } catch (error) {
      // A model that fails is a finding about this check; what breaks on our side ends the run.
      if (!(error instanceof AppError)) throw error;
      return { check, failures: [{ expected: "answer", message: error.message }], answer: "", cited: sourcesOf(check) };
    }
  }
}

/** What it cited, and what it has to cite: a change of these may change what it says. */
function sourcesOf({ expectation }: CheckRow, answer?: TriedAnswer): string[] {
  const cited = (answer?.citations ?? []).flatMap(({ source_id: id }) => (id ? [parseId("source", id)!] : []));
  return [...new Set([...cited, ...(expectation.cites ? [expectation.cites] : [])])];
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
  return runVersionChecks(context, workspaceId, agent.id, version ?? agent.version, { cause: "asked" });
}
