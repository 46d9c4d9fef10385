import { CitedeskError } from "@citedesk/client";
import type { Problem } from "./conversation-state.ts";

const SECONDS_WITHOUT_WORD = 60;
/** No chat begins until the month ends, whoever asks how often: no wait of a visitor's is worth telling. */
const NO_CHAT_LEFT = "chat_quota_exceeded";

/** A failure in terms of the visitor: fields, pointers and codes are not theirs. */
export function explainProblem(error: unknown): Problem {
  if (!(error instanceof CitedeskError)) return { kind: "not_answering" };
  const { status, code, retryAfter, errors } = error;
  if (code === NO_CHAT_LEFT) return { kind: "no_new_chats" };
  if (status === 429) return { kind: "too_fast", seconds: retryAfter ?? SECONDS_WITHOUT_WORD };
  if (code === "identity_required" || status === 403) return { kind: "not_allowed" };
  if (errors.some(({ pointer }) => pointer === "/message")) return { kind: "too_long" };
  if (status >= 500) return { kind: "broken_off" };
  return { kind: "not_answering" };
}
