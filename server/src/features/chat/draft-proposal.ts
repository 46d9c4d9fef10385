import type { ProposedCall } from "./answer-tools.ts";
import type { Outcome } from "./draft-answer.ts";

/** What a visitor is asked before a tool acts: fixed words around the owner's description and the arguments as they would be sent. */
export function describeProposal({ name, description, arguments: given }: ProposedCall): string {
  const lines = Object.entries(given as Record<string, unknown>).map(
    ([field, value]) => `- ${field.replaceAll("_", " ")}: ${asWritten(value)}`,
  );
  const details = lines.length === 0 ? "" : `\n\n${lines.slice(0, MOST_FIELDS).join("\n")}`;
  return `May I do this for you? ${name.replaceAll("_", " ")}: ${description.trim()}${details}\n\nAnswer “yes” or “no”. Without a yes nothing is done.`;
}

export const DECLINED = "All right, nothing was done.";

export function describeFailure(message: string): string {
  return `This could not be finished: ${message}`;
}

/** An answer that asks back, or reports, without stating anything from the sources. */
export function clarified(suggestions: string[] = []): Outcome {
  return { kind: "clarify", answered: null, reason: null, score: null, suggestions, nearest: [] };
}

export const CHOICES = ["Yes", "No"];

const MOST_FIELDS = 20;
const LONGEST_VALUE = 200;

/** As code, so that nothing in what a model wrote becomes a link, an image or a heading. */
function asWritten(value: unknown): string {
  const text = (typeof value === "string" ? value : JSON.stringify(value)).replaceAll(/[`\s]+/g, " ").trim();
  return `\`${text.length > LONGEST_VALUE ? `${text.slice(0, LONGEST_VALUE)}…` : text}\``;
}
