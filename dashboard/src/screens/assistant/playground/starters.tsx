import { Button } from "../../../parts/button.tsx";
import { t } from "../../../texts/language.ts";

export function Starters({ questions, ask }: { questions: string[]; ask: (question: string) => void }) {
  if (questions.length === 0) return null;
  return (
    <ul aria-label={t("Questions to begin with")} className="flex flex-wrap gap-2">
      {questions.slice(0, 4).map((question) => (
        <li key={question}>
          <Button onClick={() => ask(question)} className="text-left">
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}
