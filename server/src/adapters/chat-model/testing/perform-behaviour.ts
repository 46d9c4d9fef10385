import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { answerFromPassages, inventFromPassages } from "./answer-from-passages.ts";
import type { ModelBehaviour, ReceivedPrompt } from "./model-behaviour.ts";
import { obeyInstructions } from "./obey-instructions.ts";
import type { WireProtocol } from "./wire-protocol.ts";

/** Writes what the behaviour says, in the protocol's own bytes, streamed when the client asked for that. */
export async function performBehaviour(
  behaviour: ModelBehaviour,
  protocol: WireProtocol,
  prompt: ReceivedPrompt,
  response: ServerResponse,
): Promise<void> {
  if (behaviour.kind === "status") return sendStatus(behaviour, protocol, response);
  if (!prompt.stream) return sendWhole(behaviour, protocol, prompt, response);

  // The parts of an answer are small; Nagle's algorithm would hold them back for up to 40 ms.
  response.socket?.setNoDelay(true);
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
  const send = async (text: string) => {
    if (text !== "" && !response.write(text) && !response.destroyed) {
      await Promise.race([once(response, "drain"), once(response, "close")]);
    }
  };

  switch (behaviour.kind) {
    case "answer":
    case "answer_at_once":
    case "obeys_everything":
    case "quotes_passages":
    case "invents": {
      const text = spokenText(behaviour, prompt);
      const parts = behaviour.kind === "answer_at_once" ? [text] : words(text);
      const events = parts.map((part) => protocol.streamText(part));
      const end = protocol.streamEnd("stop", countTokens(prompt, text));
      if (behaviour.kind === "answer_at_once") {
        response.end(protocol.streamStart(prompt) + events.join("") + end);
        return;
      }
      await send(protocol.streamStart(prompt));
      for (const event of events) await send(event);
      response.end(end);
      return;
    }
    case "slow": {
      await send(": waiting\n\n");
      await wait(behaviour.firstPartMs);
      await send(protocol.streamStart(prompt));
      for (const part of words(behaviour.text)) {
        if (response.destroyed) return;
        await send(protocol.streamText(part));
        await wait(behaviour.betweenPartsMs);
      }
      response.end(protocol.streamEnd("stop", countTokens(prompt, behaviour.text)));
      return;
    }
    case "cut":
    case "unfinished": {
      if (behaviour.afterParts > 0) await send(protocol.streamStart(prompt));
      for (const part of words(behaviour.text).slice(0, behaviour.afterParts)) await send(protocol.streamText(part));
      if (behaviour.kind === "unfinished") {
        response.end();
        return;
      }
      // Lets the words leave before the socket goes.
      await wait(20);
      response.destroy();
      return;
    }
    case "garbage":
      response.end(`<html>\u0000\u0007 502 Bad Gateway ${"x".repeat(200)}</html>\n\ndata: not json\n\n`);
      return;
    case "half_json": {
      const event = protocol.streamText("half");
      await send(protocol.streamStart(prompt) + protocol.streamText("One "));
      response.end(`${event.slice(0, Math.ceil(event.length * 0.7))}\n\n`);
      return;
    }
    case "nothing":
      response.end();
      return;
    case "error_event":
      response.end(protocol.streamStart(prompt) + protocol.streamError(behaviour.message));
      return;
    case "endless":
      await send(protocol.streamStart(prompt));
      while (!response.destroyed) await send(protocol.streamText(behaviour.text));
      return;
    case "pings_only":
      while (!response.destroyed) {
        await send(": ping\n\n");
        await wait(10);
      }
      return;
    case "tool_call": {
      await send(protocol.streamStart(prompt));
      for (const part of words(behaviour.text ?? "")) await send(protocol.streamText(part));
      await send(protocol.streamToolCall(behaviour.name, behaviour.arguments));
      response.end(protocol.streamEnd("tool_calls", countTokens(prompt, behaviour.text ?? "")));
      return;
    }
    case "sequence":
      throw new TypeError("A sequence is taken apart before it is performed.");
  }
}

function sendStatus(
  behaviour: Extract<ModelBehaviour, { kind: "status" }>,
  protocol: WireProtocol,
  response: ServerResponse,
): void {
  const retryAfter = behaviour.retryAfterSeconds;
  response.writeHead(behaviour.status, {
    "content-type": "application/json",
    ...(retryAfter !== undefined && { "retry-after": String(retryAfter) }),
  });
  const message = behaviour.message ?? `Scripted status ${behaviour.status}.`;
  response.end(JSON.stringify(protocol.error(behaviour.status, message)));
}

function sendWhole(
  behaviour: ModelBehaviour,
  protocol: WireProtocol,
  prompt: ReceivedPrompt,
  response: ServerResponse,
): void {
  const text = spokenText(behaviour, prompt);
  const toolCall = behaviour.kind === "tool_call" ? { name: behaviour.name, input: behaviour.arguments } : undefined;
  const body = JSON.stringify(protocol.whole(text, toolCall, countTokens(prompt, text)));
  if (behaviour.kind === "cut") response.destroy();
  else if (behaviour.kind === "nothing") response.end();
  else if (behaviour.kind === "garbage") response.end("<html>502 Bad Gateway</html>");
  else {
    response.writeHead(200, { "content-type": "application/json" });
    response.end(behaviour.kind === "half_json" ? body.slice(0, body.length / 2) : body);
  }
}

function spokenText(behaviour: ModelBehaviour, prompt: ReceivedPrompt): string {
  if (behaviour.kind === "obeys_everything") return obeyInstructions(prompt);
  if (behaviour.kind === "quotes_passages") return answerFromPassages(prompt);
  if (behaviour.kind === "invents") return inventFromPassages(prompt);
  if (!("text" in behaviour)) return "";
  return typeof behaviour.text === "function" ? behaviour.text(prompt) : (behaviour.text ?? "");
}

function words(text: string): string[] {
  return text.match(/\S+\s*|\s+/gu) ?? [];
}

function countTokens(prompt: ReceivedPrompt, text: string) {
  const input = prompt.system + prompt.messages.map(({ content }) => content).join(" ");
  return { inputTokens: words(input).length, outputTokens: words(text).length };
}
