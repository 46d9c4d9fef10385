import { prepareQuery } from "@citedesk/grounding";
import { outsideReach } from "../../../platform/database/reach.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import { formatId, newId } from "../../../platform/ids/identifiers.ts";
import { ToolFailure } from "../../../ports/tool-caller.ts";
import { askForPerson } from "../../handoffs/index.ts";
import type { Principal } from "../../identity/index.ts";
import { saveNewLead } from "../../leads/index.ts";
import type { Mask } from "../../personal-data/index.ts";
import { type BuiltInTool, findOfferedTools, type OfferedTool, type OwnTool } from "../../tools/index.ts";
import type { AnswerContext } from "../answer-context.ts";
import type { FoundPassage, Retrieval } from "../retrieval/retrieve-passages.ts";
import { describePerson } from "../texts/describe-waiting.ts";
import type { SpokenTexts } from "../texts/spoken-texts.ts";
import type { ChatTurn } from "../turn/chat-turn.ts";
import { describeCaller } from "./describe-caller.ts";
import { holdCall } from "./held-call-queries.ts";
import { putToolCall } from "./tool-call-queries.ts";
import { readableResult, toolPassage } from "./tool-passage.ts";

export interface ToolCall {
  name: string;
  arguments: unknown;
}

/** What came of a call: passages that the answer may cite, or why there are none. Both are data for the next prompt. */
export type ToolOutcome =
  | { passages: FoundPassage[] }
  | { failure: string; code?: string | undefined }
  | { held: ProposedCall };

/** A call that waits for the visitor's consent. */
export interface ProposedCall extends ToolCall {
  /** The owner's words for what the tool does. */
  description: string;
}

export interface AnswerTools {
  offered: OfferedTool[];
  run(call: ToolCall, signal: AbortSignal): Promise<ToolOutcome>;
  /** Of a call that the visitor agreed to. */
  runAgreed(call: ToolCall & { id: string }, signal: AbortSignal): Promise<ToolOutcome>;
}

interface ToolRun {
  context: AnswerContext;
  principal: Principal;
  turn: ChatTurn;
  texts: SpokenTexts;
  mask: Mask;
  retrieve(question: string): Promise<{ retrieval: Retrieval }>;
}

const CALL_TIMEOUT_MS = 10_000;
const PASSAGES_A_SEARCH = 4;

/** The tools that the agent's model may call while it answers; undefined for an agent without any. */
export async function findAnswerTools(run: ToolRun): Promise<AnswerTools | undefined> {
  const { context, turn, principal } = run;
  const names = turn.agent.settings.tools;
  if (names.length === 0) return undefined;
  const { workspaceId } = principal;
  // Whoever asks may be limited to less than what the assistant's owner has given it.
  const offered = await outsideReach(() =>
    context.database.inWorkspace(workspaceId, (transaction) =>
      findOfferedTools(transaction, context.secretKeys, workspaceId, turn.agentId, names),
    ),
  );
  if (offered.length === 0) return undefined;
  return {
    offered,
    run: (call, signal) => callTool(run, offered, call, signal),
    runAgreed: (call, signal) => callTool(run, offered, call, signal, call.id),
  };
}

/** Never throws for what a tool or a model does wrong: the model is told, and the call is kept. */
async function callTool(
  run: ToolRun,
  offered: readonly OfferedTool[],
  written: ToolCall,
  signal: AbortSignal,
  agreedId?: string,
): Promise<ToolOutcome> {
  const tool = offered.find(({ name }) => name === written.name);
  if (!tool) return { failure: "There is no such tool." };
  if (tool.kind === "built_in" && tool.name === "search_sources") return searchAgain(run, tool, written);
  // The tool is the owner's own, and asked for the visitor: it gets their words, which the model did not see.
  const call = { ...written, arguments: run.mask.restore(written.arguments) };
  if (tool.kind !== "built_in" && tool.confirm && agreedId === undefined) return propose(run, tool, call);
  const { context, principal, turn } = run;
  const id = agreedId ?? newId();
  const calledAt = new Date(context.clock.now());
  const started = performance.now();
  const store = (result: string | null, error: { code: string; message: string } | null) =>
    context.database.inWorkspace(principal.workspaceId, (transaction) =>
      putToolCall(transaction, principal.workspaceId, {
        id,
        messageId: turn.answerId,
        name: tool.name,
        arguments: call.arguments,
        result,
        sha256: result === null ? null : toolPassage(id, tool.name, result, calledAt).text_sha256,
        error,
        durationMs: Math.round(performance.now() - started),
      }),
    );
  try {
    const result =
      tool.kind === "built_in" ? await callBuiltIn(run, tool, call) : await callOwn(run, tool, call, id, signal);
    await store(result, null);
    return result === ""
      ? { failure: "The tool answered nothing." }
      : { passages: [toolPassage(id, tool.name, result, calledAt)] };
  } catch (error) {
    if (!(error instanceof ToolFailure || error instanceof AppError) || signal.aborted) throw error;
    await store(null, { code: error.code, message: error.message });
    return { failure: error.message, code: error.code };
  }
}

/**
 * Kept until the visitor has answered; nothing is sent. Arguments that don't fit are the model's mistake: nobody is
 * asked about them.
 */
async function propose({ context, principal, turn }: ToolRun, tool: OwnTool, call: ToolCall): Promise<ToolOutcome> {
  try {
    context.toolCaller.checkArguments(tool.parameters, call.arguments);
  } catch (error) {
    if (error instanceof ToolFailure) return { failure: error.message };
    throw error;
  }
  await context.database.inWorkspace(principal.workspaceId, (transaction) =>
    holdCall(transaction, principal.workspaceId, {
      ...call,
      id: newId(),
      chatId: turn.chat.id,
      messageId: turn.answerId,
    }),
  );
  // A server's own words are for the model: the visitor is asked with the owner's.
  return { held: { ...call, description: tool.kind === "mcp" ? tool.purpose : tool.description } };
}

async function callOwn(
  { context, principal, turn }: ToolRun,
  tool: OwnTool,
  call: ToolCall,
  id: string,
  signal: AbortSignal,
): Promise<string> {
  if (tool.lost) throw tool.lost;
  const visitor = await outsideReach(() =>
    context.database.inWorkspace(principal.workspaceId, (transaction) =>
      describeCaller(transaction, principal, turn.chat.id),
    ),
  );
  const request = {
    id: `call_${id}`,
    arguments: call.arguments,
    context: {
      agent_id: formatId("agent", turn.agentId),
      chat_id: formatId("chat", turn.chat.id),
      message_id: formatId("message", turn.answerId),
      visitor,
    },
    timeoutMs: CALL_TIMEOUT_MS,
    signal,
  };
  const { content } =
    tool.kind === "http"
      ? await context.toolCaller.call(tool.callable, request)
      : await context.toolServers.callTool(tool.server, tool.tool, request);
  return readableResult(content);
}

async function callBuiltIn(
  { context, principal, turn, texts }: ToolRun,
  tool: { name: BuiltInTool; parameters: object },
  call: ToolCall,
): Promise<string> {
  const { workspaceId } = principal;
  const fields = readFields(context, tool, call);
  const spoken = await texts();
  const { personAsked, detailsPassedOn } = spoken;
  return context.database.inWorkspace(workspaceId, async (transaction) => {
    if (tool.name === "request_human") {
      const reason = fields.reason ?? null;
      const { settings } = turn.agent;
      const at = new Date(context.clock.now());
      const asked = { chatId: turn.chat.id, requestedBy: "assistant" as const, reason };
      await askForPerson(transaction, workspaceId, settings, asked, at);
      return describePerson(settings, spoken, personAsked, at);
    }
    const chatId = formatId("chat", turn.chat.id);
    const lead = { agent_id: formatId("agent", turn.agentId), chat_id: chatId, fields };
    await saveNewLead(transaction, principal, lead, { at: new Date(context.clock.now()), notedBy: "assistant" });
    return detailsPassedOn;
  });
}

/** Throws `ToolFailure` for arguments that don't fit. */
function readFields(context: ToolRun["context"], tool: { parameters: object }, call: ToolCall): Record<string, string> {
  context.toolCaller.checkArguments(tool.parameters, call.arguments);
  const given = Object.entries(call.arguments as Record<string, string>).filter(([, value]) => value.trim() !== "");
  return Object.fromEntries(given);
}

async function searchAgain(run: ToolRun, tool: { parameters: object }, call: ToolCall): Promise<ToolOutcome> {
  try {
    const { query } = readFields(run.context, tool, call);
    if (!query || prepareQuery({ question: query }).terms.length === 0) return { failure: "The query has no words." };
    const { retrieval } = await run.retrieve(query);
    const passages = retrieval.ranked.slice(0, PASSAGES_A_SEARCH).map(({ candidate }) => candidate);
    return passages.length === 0 ? { failure: "Nothing was found." } : { passages };
  } catch (error) {
    if (error instanceof ToolFailure) return { failure: error.message };
    throw error;
  }
}
