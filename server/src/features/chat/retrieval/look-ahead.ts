import type { Executor } from "../../../platform/database/database.ts";
import { type ChosenPassages, choosePassages, type PassageQuestion } from "./choose-passages.ts";
import type { KnownSources, ReadableSources } from "./known-library.ts";
import type { RetrievalContext } from "./retrieval-context.ts";

/** What a question finds if nothing has changed since this process last read the agent's sources. */
export interface LookAhead {
  question: PassageQuestion;
  /** The sources as they were read last. */
  known: KnownSources;
  chosen: ChosenPassages;
}

/**
 * Searches before the transaction that says what the agent may read, so that it can read the passages at once. Nothing of it
 * counts unless the sources turn out to be the same. Undefined when nothing is known yet, or the index has to be asked again.
 */
export async function lookAhead(context: RetrievalContext, question: PassageQuestion): Promise<LookAhead | undefined> {
  const known = context.library.lastRead(question.workspaceId, question.agentId);
  if (!known) return undefined;
  // Whatever is wrong with the index is met, and told, by the search that counts.
  const chosen = await choosePassages(context.index, question, known).catch(() => undefined);
  return chosen && { question, known, chosen };
}

/** Reads the agent's sources, and the passages that will be wanted if they are the known ones. */
export async function readWithAhead(
  executor: Executor,
  { library }: Pick<RetrievalContext, "library">,
  workspaceId: string,
  agentId: string,
  ahead: LookAhead | undefined,
): Promise<ReadableSources> {
  const [readable] = await Promise.all([
    library.findSources(executor, workspaceId, agentId),
    ahead && readPassagesAhead(executor, { library }, ahead),
  ]);
  return readable;
}

/** Sends one statement at most, at once. */
export function readPassagesAhead(
  executor: Executor,
  { library }: Pick<RetrievalContext, "library">,
  { question, known, chosen }: LookAhead,
): Promise<void> {
  return library.readAhead(executor, {
    workspaceId: question.workspaceId,
    agentId: question.agentId,
    revision: known.revision,
    sourceIds: chosen.allowed.map(({ id }) => id),
    passageIds: chosen.best,
  });
}

/** What was found, if it is what the question would find now: it is the same one, and the sources are those that were known. */
export function takeAhead(
  ahead: LookAhead | undefined,
  question: PassageQuestion,
  readable: ReadableSources,
): ChosenPassages | undefined {
  if (ahead?.question.query !== question.query || ahead.question.depth !== question.depth) return undefined;
  const { known } = ahead;
  return known.sources === readable.sources && known.revision === readable.revision ? ahead.chosen : undefined;
}
