import type { Schema } from "@citedesk/client";
import { useApi } from "../../../api/use-api.ts";
import { t } from "../../../texts/language.ts";
import { QuestionList } from "./question-list.tsx";

const SHOWN = 4;
const LOOK_MS = 3_000;

/**
 * The owner's questions, else those that the sources are known to answer, as soon as something of them has been read.
 */
export function Starters({ agent, ask }: { agent: Schema<"Agent">; ask: (question: string) => void }) {
  const own = agent.starter_questions;
  const { data } = useApi(
    "/v2/agents/{id}/starter_questions",
    { path: { id: agent.id } },
    { enabled: own.length === 0, every: (known) => (known?.questions.length ? false : LOOK_MS) },
  );
  const questions = own.length > 0 ? own : (data?.questions ?? []);
  return <QuestionList label={t("Questions to begin with")} questions={questions.slice(0, SHOWN)} ask={ask} />;
}
