import {
  buildPrompt,
  type CutStatement,
  cutSentences,
  estimateTokens,
  type Prompt,
  type PromptInput,
} from "@citedesk/grounding";
import { removeHiddenDeep } from "../../../platform/remove-hidden.ts";
import { type ChatModel, type ChatModelPart, ModelFailure, type ModelUsage } from "../../../ports/chat-model.ts";
import type { AgentDefinition } from "../../agents/index.ts";
import type { Answering } from "../answer-context.ts";
import type { AnswerRecorder } from "../answers/answer-recorder.ts";
import type { StoredTexts } from "../retrieval/cache-version-texts.ts";
import type { FoundPassage } from "../retrieval/retrieve-passages.ts";
import { MAX_INPUT_TOKENS, outputTokensFor } from "../spending/model-costs.ts";
import type { AnswerTools, ProposedCall, ToolCall } from "../tools/answer-tools.ts";
import { checkStatements } from "./check-statements.ts";
import { createStatementTaker } from "./take-statements.ts";

export interface GenerationRequest {
  recorder: AnswerRecorder;
  agent: AgentDefinition;
  question: string;
  /** Oldest first, without the question. */
  history: PromptInput["history"];
  /** Best first, as the model sees them. */
  passages: readonly FoundPassage[];
  /** The stored texts that quotes of passages are checked against. */
  loadTexts(passages: readonly FoundPassage[]): Promise<StoredTexts>;
  /** Resolves when the model may be asked: until then the prompt stays in this house. Rejects: it may not. */
  mayAsk: Promise<void>;
  tools?: AnswerTools | undefined;
  /** The model that checks what words are not sure of; undefined: words decide alone. */
  checker?: ChatModel | undefined;
}

/** What a tool finds is added to the passages. */
interface GenerationWork extends GenerationRequest {
  passages: FoundPassage[];
  texts: Promise<StoredTexts>;
}

/** How a model's writing ended; what it wrote, used and was not believed is with the recorder. */
export interface Generation {
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
 * Lets a model write the answer. Its text is cut into sentences as it comes; each goes to the answer once the support
 * rule has passed it (or a checker did), or its nearest quote does, or nothing. When nothing at all was left and
 * nothing was sent, the model gets one more try. Throws `ModelFailure`.
 */
export async function generateAnswer(
  answering: Answering,
  model: ChatModel,
  request: GenerationRequest,
): Promise<Generation> {
  const { recorder } = request;
  const work: GenerationWork = { ...request, passages: [...request.passages], texts: loadTexts(request) };
  recorder.noteRead(work.passages);
  const limits = { maxInputTokens: MAX_INPUT_TOKENS, passagesApart: model.citesDocuments === true };
  let prompt = buildPrompt(promptInput(work), limits);
  let round = await runRound(answering, model, work, prompt);
  let { refused } = round;
  const failures: ToolResult[] = [];
  for (let number = 1; round.calls.length > 0 && work.tools && !recorder.signal.aborted; number++) {
    for (const call of round.calls.slice(0, MAX_CALLS)) {
      const held = await runTool(work, work.tools, call, failures);
      if (held) return { refused, held, cut: round.cut };
    }
    prompt = buildPrompt({ ...promptInput(work), toolResults: failures }, limits);
    const isLast = number === MAX_ROUNDS;
    round = await runRound(answering, model, isLast ? { ...work, tools: undefined } : work, prompt, refused);
    refused = round.refused;
    if (isLast) break;
  }
  const ended = { refused, held: undefined, cut: round.cut };
  const isEmpty = recorder.composed.statements.length === 0;
  if (!isEmpty || refused || round.cut === "policy" || recorder.withheld.length === 0) return ended;
  if (recorder.signal.aborted) return ended;
  const repaired = await runRound(answering, model, work, repairPrompt(prompt, recorder.withheld.length));
  return { refused: repaired.refused, held: undefined, cut: repaired.cut };
}

interface ToolResult {
  name: string;
  content: string;
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
function repairPrompt(prompt: Prompt, withheld: number): Prompt {
  const question = prompt.messages.at(-1)!;
  const content = `${question.content}\n${REPAIR(withheld)}`;
  return { ...prompt, messages: [...prompt.messages.slice(0, -1), { ...question, content }] };
}

const REPAIR = (count: number) =>
  `A first answer had ${count} sentences, and none of them stands in the passages. Copy whole sentences of the passages, word for word, each followed by its passage's number and the same sentence as its quote, in square brackets.`;

interface Round {
  calls: ToolCall[];
  refused: boolean;
  cut: Generation["cut"];
}

async function runRound(
  answering: Answering,
  model: ChatModel,
  request: GenerationWork,
  prompt: Prompt,
  wasRefused = false,
): Promise<Round> {
  const { recorder, agent, tools } = request;
  await request.mayAsk;
  const deadline = AbortSignal.timeout(MAX_ANSWER_MS);
  const parts = model
    .stream({
      system: prompt.system,
      messages: prompt.messages,
      ...(prompt.documents.length > 0 ? { documents: prompt.documents } : {}),
      ...(tools ? { tools: tools.offered } : {}),
      maxOutputTokens: outputTokensFor(agent.settings.answer_length),
      timeoutMs: answering.modelTimeoutMs,
      signal: AbortSignal.any([recorder.signal, deadline]),
    })
    [Symbol.asyncIterator]();
  const coming = parts.next();
  coming.catch(() => {});
  const { grounding: mode, allowed_links: allowedLinks } = agent.settings;
  const taker = createStatementTaker(answering, {
    ...request,
    mode,
    allowedLinks,
    wasRefused,
    ownName: agent.name,
    check: request.checker && checkWith(answering, request.checker, request),
  });
  const cutter = cutSentences();
  const calls: ToolCall[] = [];
  let cut: Generation["cut"] = null;
  let written = 0;
  let usage: ModelUsage | undefined;
  try {
    for (let part = await coming; !part.done; part = await parts.next()) {
      const { value } = part;
      if (value.type === "text") {
        written += value.text.length;
        await taker.take(cutter.push(value.text));
      } else if (value.type === "tool_call") {
        calls.push({ name: value.name, arguments: removeHiddenDeep(value.arguments) });
      } else {
        usage = value.usage;
        cut = cutOf(value.reason);
      }
    }
    await taker.take(cutter.flush().filter((statement) => cut !== "length" || isWhole(statement)));
    await taker.finish();
  } catch (error) {
    if (!deadline.aborted || recorder.signal.aborted) throw error;
    if (recorder.composed.content === "") throw new ModelFailure("timeout", "The model took too long for an answer.");
    cut = "length";
  } finally {
    // A model that failed before its first word reports nothing, and mostly charges nothing.
    recorder.use(model.id, usage ?? (written > 0 ? estimateUsage(prompt, written) : NOTHING_USED));
  }
  return { calls, refused: taker.isRefused, cut };
}

/** The checker sees what the model saw, and its tokens count with the answer's. */
function checkWith(answering: Answering, checker: ChatModel, request: GenerationWork) {
  const { recorder } = request;
  return async (statements: readonly string[]) => {
    const { agent, question, passages } = promptInput(request);
    const input = { agentName: agent.name, question, passages, statements };
    const limits = { timeoutMs: answering.modelTimeoutMs, signal: recorder.signal };
    const { verdicts, usage } = await checkStatements(checker, input, limits);
    recorder.useChecker(checker.id, usage);
    return verdicts;
  };
}

const NOTHING_USED: ModelUsage = { inputTokens: 0, outputTokens: 0 };

/**
 * Adds what a tool found to the passages; the results are data like them, under numbers of their own. Returns the call
 * where the visitor must agree to it first.
 */
async function runTool(
  work: GenerationWork,
  tools: AnswerTools,
  call: ToolCall,
  failures: ToolResult[],
): Promise<ProposedCall | undefined> {
  const outcome = await tools.run(call, work.recorder.signal);
  if ("held" in outcome) return outcome.held;
  if ("failure" in outcome) {
    failures.push({ name: call.name, content: outcome.failure });
    return undefined;
  }
  const known = new Set(work.passages.map(({ id }) => id));
  const found = outcome.passages.filter(({ id }) => !known.has(id));
  work.passages.push(...found);
  work.recorder.noteRead(found);
  work.texts = joinTexts(work.texts, loadTexts({ ...work, passages: found }));
  return undefined;
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
