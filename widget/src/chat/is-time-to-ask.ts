import type { LeadForm } from "./chat-settings.ts";
import type { Line } from "./conversation-state.ts";

const USUAL_ANSWERS = 3;

/** Is it time to ask for the visitor's details, as the owner's form says? What they open themselves is apart. */
export function isTimeToAsk(ask: LeadForm["ask"], lines: readonly Pick<Line, "status" | "message">[]): boolean {
  const last = lines.at(-1);
  switch (ask?.when) {
    case "before":
      return lines.length === 0;
    case "after_answers":
      return (
        last?.status === "done" &&
        lines.filter(({ message }) => message?.answered).length >= (ask.answers ?? USUAL_ANSWERS)
      );
    case "on_abstention":
      return last?.message?.answered === false;
    default:
      return false;
  }
}
