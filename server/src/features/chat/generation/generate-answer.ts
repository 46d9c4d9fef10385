import {
  buildPrompt,
  type CutStatement,
  collectAddresses,
  cutSentences,
  estimateTokens,
  type Prompt,
  type PromptInput,
} from "@citedesk/grounding";
import { type ChatModel, type ChatModelPart, ModelFailure, type ModelUsage } from "../../../ports/chat-model.ts";
import type { AgentDefinition } from "../../agents/index.ts";
import type { Answering } from "../answer-context.ts";
import type { WithheldText } from "../answers/answer-queries.ts";
import type { RunningAnswer } from "../answers/running-answer.ts";
import type { StoredTexts } from "../retrieval/cache-version-texts.ts";
import type { FoundPassage } from "../retrieval/retrieve-passages.ts";
import { MAX_INPUT_TOKENS, outputTokensFor } from "../spending/model-budget.ts";
import { type UsageByModel, withUsage } from "../spending/model-usage.ts";
import type { AnswerTools, ProposedCall, ToolCall } from "../tools/answer-tools.ts";
import { judgeStatement, type StatementRules } from "./judge-statement.ts";

export interface GenerationRequest {
  answer: RunningAnswer;
  agent: AgentDefinition;
  question: string;
  /** Oldest first, without the question. */
  history: PromptInput["history"];
  /** Best first, as the model sees them. */
  passages: readonly FoundPassage[];
  /** The stored texts that quotes of passages are checked against. */
  loadTexts(passages: readonly FoundPassage[]): Promise<StoredTexts>;
  tools?: AnswerTools | undefined;
}

/** What a tool finds is added to the passages. */
interface GenerationWork extends GenerationRequest {
  passages: FoundPassage[];
  texts: Promise<StoredTexts>;
}

export interface Generation {
  /** Of every call, also those that failed. */
  used: UsageByModel;
  withheld: WithheldText[];
  /** The model said that the passages don't answer, or the rest of it. */
  refused: boolean;
  /** A call that the visitor must agree to first: the answer asks, and ends there. */
  held: ProposedCall | undefined;
  /** The model's provider cut the answer short: `policy` for its content filter. */
  cut: "length" | "policy" | null;
}

/** A whole answer takes no longer, however slowly a model streams. */
const MAX_ANSWER_MS = 120_000;
/** Times that a model may ask for tools in one answer, and tools at a time. */
const MAX_ROUNDS = 3;
const MAX_CALLS = 4;

/**
 * Lets a model write the answer. Its text is cut into sentences as it comes; each goes to the answer once the support rule has
 * passed it, or its nearest quote does, or nothing. When nothing at all was left and nothing was sent, the model gets one more
 * try. Throws `ModelFailure`; `used` is kept up to date meanwhile.
 */
export async function generateAnswer(
  answering: Answering,
  model: ChatModel,
  request: GenerationRequest,
  generation: Generation,
): Promise<void> {
  const work: GenerationWork = { ...request, passages: [...request.passages], texts: loadTexts(request) };
  const limits = { maxInputTokens: MAX_INPUT_TOKENS, passagesApart: model.citesDocuments === true };
  let prompt = buildPrompt(promptInput(work), limits);
  let calls = await runRound(answering, model, work, prompt, generation);
  const failures: { name: string; content: string }[] = [];
  for (let round = 1; calls.length > 0 && work.tools && !request.answer.signal.aborted; round++) {
    for (const call of calls.slice(0, MAX_CALLS)) await runTool(work, work.tools, call, failures, generation);
    if (generation.held) return;
    const input = { ...promptInput(work), toolResults: failures };
    prompt = buildPrompt(input, limits);
    const isLast = round === MAX_ROUNDS;
    calls = await runRound(answering, model, isLast ? { ...work, tools: undefined } : work, prompt, generation);
    if (isLast) break;
  }
  const { answer } = request;
  const isEmpty = answer.composed.statements.length === 0;
  if (!isEmpty || generation.refused || generation.cut === "policy" || generation.withheld.length === 0) return;
  if (answer.signal.aborted) return;
  await runRound(answering, model, work, repairPrompt(prompt, generation.withheld), generation);
}

export function emptyGeneration(): Generation {
  return { used: new Map(), withheld: [], refused: false, held: undefined, cut: null };
}

function promptInput({ agent, question, history, passages }: GenerationRequest): PromptInput {
  const { tone, language, answer_length: answerLength, grounding } = agent.settings;
  return {
    agent: {
      name: agent.name,
      prompt: agent.prompt,
      tone: tone || null,
      language: language === "auto" || language === "" ? null : language,
      answerLength,
      grounding,
    },
    question,
    history,
    passages: passages.map(({ title, text, url }, index) => ({ number: index + 1, title, text, url })),
  };
}

/** Says what was wrong in fixed words; the model's own sentences don't come back to it. */
function repairPrompt(prompt: Prompt, withheld: readonly WithheldText[]): Prompt {
  const question = prompt.messages.at(-1)!;
  const content = `${question.content}\n${REPAIR(withheld.length)}`;
  return { ...prompt, messages: [...prompt.messages.slice(0, -1), { ...question, content }] };
}

const REPAIR = (count: number) =>
  `A first answer had ${count} sentences, and none of them stands in the passages. Copy whole sentences of the passages, word for word, each followed by its passage's number and the same sentence as its quote, in square brackets.`;

async function runRound(
  answering: Answering,
  model: ChatModel,
  request: GenerationWork,
  prompt: Prompt,
  generation: Generation,
): Promise<ToolCall[]> {
  const { answer, agent, tools } = request;
  const deadline = AbortSignal.timeout(MAX_ANSWER_MS);
  const parts = model
    .stream({
      system: prompt.system,
      messages: prompt.messages,
      ...(prompt.documents.length > 0 ? { documents: prompt.documents } : {}),
      ...(tools ? { tools: tools.offered } : {}),
      maxOutputTokens: outputTokensFor(agent.settings.answer_length),
      timeoutMs: answering.modelTimeoutMs,
      signal: AbortSignal.any([answer.signal, deadline]),
    })
    [Symbol.asyncIterator]();
  const coming = parts.next();
  coming.catch(() => {});
  // While the model works: what its statements will be checked with.
  const take = createTaker(answering, request, generation);
  const cutter = cutSentences();
  const calls: ToolCall[] = [];
  let written = 0;
  let usage: ModelUsage | undefined;
  try {
    for (let part = await coming; !part.done; part = await parts.next()) {
      const { value } = part;
      if (value.type === "text") {
        written += value.text.length;
        await take(cutter.push(value.text));
      } else if (value.type === "tool_call") {
        calls.push({ name: value.name, arguments: value.arguments });
      } else {
        usage = value.usage;
        generation.cut = cutOf(value.reason);
      }
    }
    await take(cutter.flush().filter((statement) => generation.cut !== "length" || isWhole(statement)));
  } catch (error) {
    if (!deadline.aborted || answer.signal.aborted) throw error;
    if (answer.composed.content === "") throw new ModelFailure("timeout", "The model took too long for an answer.");
    generation.cut = "length";
  } finally {
    // A model that failed before its first word reports nothing, and mostly charges nothing.
    usage ??= written > 0 ? estimateUsage(prompt, written) : { inputTokens: 0, outputTokens: 0 };
    generation.used = withUsage(generation.used, model.id, usage);
  }
  return calls;
}

/** Adds what a tool found to the passages; the results are data like them, under numbers of their own. */
async function runTool(
  work: GenerationWork,
  tools: AnswerTools,
  call: ToolCall,
  failures: { name: string; content: string }[],
  generation: Generation,
): Promise<void> {
  if (generation.held) return;
  const outcome = await tools.run(call, work.answer.signal);
  if ("held" in outcome) {
    generation.held = outcome.held;
    return;
  }
  if ("failure" in outcome) {
    failures.push({ name: call.name, content: outcome.failure });
    return;
  }
  const known = new Set(work.passages.map(({ id }) => id));
  const found = outcome.passages.filter(({ id }) => !known.has(id));
  work.passages.push(...found);
  work.texts = joinTexts(work.texts, loadTexts({ ...work, passages: found }));
}

async function joinTexts(known: Promise<StoredTexts>, found: Promise<StoredTexts>): Promise<StoredTexts> {
  return new Map([...(await known), ...(await found)]);
}

/** Of documents from the database; the result of a tool is its own text. */
function loadTexts({ passages, loadTexts: load }: GenerationRequest): Promise<StoredTexts> {
  const isResult = ({ tool_call_id: id }: FoundPassage) => id !== undefined;
  const results = passages
    .filter(isResult)
    .map(({ version_id: id, text, text_sha256: sha256 }) => [id, { text, sha256 }] as const);
  const documents = passages.filter((passage) => !isResult(passage));
  const texts = documents.length === 0 ? Promise.resolve(new Map()) : load(documents);
  const all = texts.then((found) => new Map([...found, ...results]));
  // Whoever needs them hears of the failure.
  all.catch(() => {});
  return all;
}

/** Hands statements to the answer, each at its turn. */
function createTaker(answering: Answering, request: GenerationWork, generation: Generation) {
  const { answer, agent, passages } = request;
  const rules: StatementRules = {
    mode: agent.settings.grounding,
    allowedAddresses: collectAddresses(
      passages.flatMap(({ text, tool_call_id: id }) => (id === undefined ? text : [])),
      [...passages.flatMap(({ url }) => url ?? []), ...agent.settings.allowed_links],
    ),
    passages,
    prepare: answering.supportPassage,
  };
  if (passages[0]) answering.supportPassage(passages[0]);
  const shownQuotes = new Set<string>();
  let connective = "";

  async function takeOne(statement: CutStatement, texts: StoredTexts): Promise<void> {
    const { piece, withheld, connective: joining, isRefusal } = judgeStatement(statement, rules);
    if (isRefusal) generation.refused = true;
    if (withheld) generation.withheld.push(withheld);
    if (joining !== undefined) connective += joining;
    if (!piece) return;
    const isRepeated = piece.isQuotation === true && shownQuotes.has(piece.text);
    if (isRepeated) return;
    const isShown = answer.append({ ...piece, prefix: connective + (piece.prefix ?? " ") }, texts);
    if (isShown) shownQuotes.add(piece.text);
    else generation.withheld.push({ text: piece.text, reason: "quote_missing" });
    connective = "";
  }

  return async (statements: readonly CutStatement[]) => {
    for (const statement of statements) {
      // What comes behind a refusal is an excuse, not an answer.
      if (generation.refused || answer.signal.aborted) return;
      await takeOne(statement, await request.texts);
    }
  };
}

function cutOf(reason: Extract<ChatModelPart, { type: "finish" }>["reason"]): Generation["cut"] {
  if (reason === "content_filter") return "policy";
  return reason === "length" ? "length" : null;
}

/** A sentence that was cut off may have lost its condition. */
function isWhole({ text, block }: CutStatement): boolean {
  return block !== "code" && block !== "table" && block !== "list" && /[.!?。！？…]["'”’)\]*_]*$/u.test(text.trim());
}

function estimateUsage(prompt: Prompt, written: number): ModelUsage {
  const texts = [...prompt.messages.map(({ content }) => content), ...prompt.documents.map(({ text }) => text)];
  const text = [prompt.system, ...texts].join("\n");
  return { inputTokens: estimateTokens(text), outputTokens: Math.ceil(written / 4) };
}
