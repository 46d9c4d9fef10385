import type { Static } from "typebox";
import type { Transaction } from "../../platform/database/database.ts";
import { ForbiddenError, InvalidError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { formatId, parseId } from "../../platform/ids/identifiers.ts";
import { getAgent } from "../agents/index.ts";
import { tryQuestion } from "../chat/index.ts";
import { admit, type Principal } from "../identity/index.ts";
import {
  attachWithin,
  getSource,
  presentSource,
  putSource,
  type SourceRow,
  toSourceToPut,
  waitForSource,
} from "../sources/index.ts";
import type { GapContext } from "./gap-context.ts";
import {
  findGapQuestions,
  type GapRow,
  getGap,
  linkOtherSource,
  linkSource,
  lockGaps,
  setGapStatus,
} from "./gap-queries.ts";
import type { AnswerGapBody } from "./gap-schemas.ts";
import { presentGap } from "./present-gap.ts";

const LONGEST_READING_SECONDS = 20;

const MAX_ASKED_AGAIN = 10;

/** Writes the answer to a gap, or names what says it, and asks its questions again. */
export async function answerGap(
  context: GapContext,
  principal: Principal,
  id: string,
  body: Static<typeof AnswerGapBody>,
) {
  const { database, queue } = context;
  const { workspaceId } = principal;
  const given = assertOne(principal, body);
  const { gap, agent, questions, row } = await database.inWorkspace(workspaceId, async (transaction) => {
    // Whoever erases one of the questions waits, and finds the source that has it.
    await lockGaps(transaction, workspaceId);
    const gap = await getGap(transaction, workspaceId, parseId("gap", id));
    const agent = await getAgent(transaction, workspaceId, gap.agent_id);
    const questions = await findGapQuestions(transaction, workspaceId, gap.id, MAX_ASKED_AGAIN);
    const row = await findSaying({ transaction, queue, principal }, gap, questions, body);
    await recordAudit(transaction, principal, {
      action: "gap.answered",
      target: { kind: "gap", id },
      after: { [given]: body[given], source_id: formatId("source", row.id) },
    });
    return { gap, agent, questions, row };
  });
  const source = await waitForSource(database, workspaceId, row, LONGEST_READING_SECONDS);
  const { name, model, prompt, settings, version } = agent;
  const data = [];
  for (const { question, content, answered } of questions) {
    const again = { agentId: agent.id, version, agent: { name, model, prompt, settings }, question };
    const after = await tryQuestion(context, workspaceId, again);
    data.push({
      question,
      before: { answered, content },
      after: { answered: after.answered, content: after.content },
    });
  }
  const isClosed = data.every(({ after }) => after.answered === true);
  const after = await database.inWorkspace(workspaceId, async (transaction) => {
    await setGapStatus(transaction, workspaceId, gap.id, isClosed ? "closed" : "open");
    return getGap(transaction, workspaceId, gap.id);
  });
  return { gap: presentGap(after), source: presentSource(source), data };
}

const WAYS = ["answer", "source_id", "url"] as const;
type Way = (typeof WAYS)[number];
/** What each of them does besides. */
const OPERATIONS = { source_id: "attachSource", url: "createSource" } as const;

/** Throws 422 unless there is one of them, and 403 for who may do that nowhere else. */
function assertOne(principal: Principal, body: AnswerBody): Way {
  const [way, ...others] = WAYS.filter((name) => body[name] !== undefined);
  if (way === undefined || others.length > 0)
    throw new InvalidError([
      { pointer: `/${others[0] ?? "answer"}`, message: "has to be the only one of `answer`, `source_id` and `url`." },
    ]);
  if (way !== "answer" && !admit(principal, OPERATIONS[way]))
    throw new ForbiddenError(
      `This needs the right to ${OPERATIONS[way] === "attachSource" ? "attach" : "add"} sources.`,
    );
  return way;
}

type AnswerBody = Static<typeof AnswerGapBody>;

/** The source that says it, from now on one of the assistant's. */
async function findSaying(
  { transaction, queue, principal }: { transaction: Transaction; queue: GapContext["queue"]; principal: Principal },
  gap: GapRow,
  questions: readonly { question: string }[],
  { answer, question: own, source_id: sourceId, url }: AnswerBody,
): Promise<SourceRow> {
  const { workspaceId } = principal;
  const target = { agentId: gap.agent_id, brandId: null };
  if (sourceId !== undefined) {
    const ids = { id: formatId("agent", gap.agent_id), source_id: sourceId };
    const attached = await attachWithin(transaction, principal, ids);
    await linkOtherSource(transaction, workspaceId, gap.id, attached);
    return getSource(transaction, workspaceId, attached);
  }
  if (url !== undefined) {
    const page = toSourceToPut({ type: "website", url, max_pages: 1 });
    const { row } = await putSource(transaction, queue, workspaceId, { ...page, ...target });
    await linkOtherSource(transaction, workspaceId, gap.id, row.id);
    return row;
  }
  const question = own ?? gap.question.slice(0, 1000);
  const alternatives = questions.map((asked) => asked.question.slice(0, 1000)).filter((asked) => asked !== question);
  const written = { question, answer: answer!, ...(alternatives.length > 0 ? { alternatives } : {}) };
  const qa = toSourceToPut({ type: "qa", ...written });
  const { row } = await putSource(transaction, queue, workspaceId, { ...qa, ...target });
  await linkSource(transaction, workspaceId, gap.id, row.id);
  return row;
}
