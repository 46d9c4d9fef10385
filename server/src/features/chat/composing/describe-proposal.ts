import type { ToolFailureCode } from "../../../ports/tool-caller.ts";
import type { Outcome } from "../answers/piece.ts";
import type { FixedTexts } from "../texts/fixed-texts.ts";
import type { ProposedCall } from "../tools/answer-tools.ts";

/**
 * What a visitor is asked before a tool acts: fixed words around the owner's description and the arguments as they
 * would be sent.
 */
export function describeProposal({ name, description, arguments: given }: ProposedCall, texts: FixedTexts): string {
  const lines = Object.entries(given as Record<string, unknown>).map(
    ([field, value]) => `- ${field.replaceAll("_", " ")}: ${asWritten(value)}`,
  );
  const details = lines.length === 0 ? "" : `\n\n${lines.slice(0, MAX_FIELDS).join("\n")}`;
  return `${texts.mayI} ${name.replaceAll("_", " ")}: ${description.trim()}${details}\n\n${texts.yesOrNo}`;
}

/** Why it failed is for the model and the members, who find it with the call. */
export function describeFailure(code: string | undefined, texts: FixedTexts): string {
  return code !== undefined && UNCERTAIN.has(code) ? texts.uncertain : texts.failed;
}

/** Codes of calls that may have been carried out all the same. */
const UNCERTAIN: ReadonlySet<string> = new Set<ToolFailureCode>(["timeout", "too_large", "bad_response", "aborted"]);

/** An answer that asks back, or reports, without stating anything from the sources. */
export function clarified(suggestions: string[] = []): Outcome {
  return { kind: "clarify", answered: null, reason: null, score: null, suggestions, nearest: [], searchedFor: null };
}

const MAX_FIELDS = 20;
const MAX_VALUE = 200;

/** As code, so that nothing in what a model wrote becomes a link, an image or a heading. */
function asWritten(value: unknown): string {
  const text = (typeof value === "string" ? value : JSON.stringify(value)).replaceAll(/[`\s]+/g, " ").trim();
  return `\`${text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text}\``;
}
