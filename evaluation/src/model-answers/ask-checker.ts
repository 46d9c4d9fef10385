import type { CheckVerdict } from "@citedesk/grounding";
import { createModelCatalogue } from "../../../server/src/adapters/chat-model/create-model-catalogue.ts";
import { checkStatements } from "../../../server/src/features/chat/generation/check-statements.ts";
import type { ChatModel } from "../../../server/src/ports/chat-model.ts";
import { judgeModelAnswer } from "./judge-model-answer.ts";
import { type ModelAnswer, verdictKey } from "./load-model-answers.ts";

const TIMEOUT_MS = 60_000;
/** Answers that are checked at a time. */
const AT_A_TIME = 4;

/**
 * What a configured model says of the statements that words aren't sure of, one call an answer as the service makes it;
 * by `verdictKey`. Throws when the model isn't there.
 */
export async function askChecker(id: string, answers: readonly ModelAnswer[]): Promise<Map<string, CheckVerdict>> {
  const model = await createModelCatalogue({ settings: settingsOf(process.env) }).find(id);
  if (!model) throw new Error(`The model ${id} is not configured here: set its provider's key or address.`);
  const verdicts = new Map<string, CheckVerdict>();
  const waiting = [...answers];
  const work = async () => {
    for (let answer = waiting.shift(); answer; answer = waiting.shift())
      for (const [key, verdict] of await checkAnswer(model, answer)) verdicts.set(key, verdict);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  return verdicts;
}

async function checkAnswer(model: ChatModel, answer: ModelAnswer): Promise<[string, CheckVerdict][]> {
  const asked = judgeModelAnswer(answer, () => undefined).flatMap(({ wasAsked, statement }, index) =>
    wasAsked ? [{ index, text: statement.text }] : [],
  );
  if (asked.length === 0) return [];
  const passages = answer.passages.map((passage) => ({ ...passage, url: null }));
  const input = { agentName: "", question: answer.question, passages, statements: asked.map(({ text }) => text) };
  const limits = { timeoutMs: TIMEOUT_MS, signal: new AbortController().signal };
  const { verdicts } = await checkStatements(model, input, limits);
  return asked.flatMap(({ index }, place): [string, CheckVerdict][] => {
    const verdict = verdicts[place];
    return verdict ? [[verdictKey(answer.id, index), verdict]] : [];
  });
}

function settingsOf(environment: NodeJS.ProcessEnv) {
  return {
    openaiApiKey: environment.OPENAI_API_KEY,
    openaiBaseUrl: environment.OPENAI_BASE_URL,
    anthropicApiKey: environment.ANTHROPIC_API_KEY,
    anthropicBaseUrl: environment.ANTHROPIC_BASE_URL,
    googleApiKey: environment.GOOGLE_API_KEY,
    googleBaseUrl: environment.GOOGLE_BASE_URL,
  };
}
