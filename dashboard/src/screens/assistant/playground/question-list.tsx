import { Button } from "../../../parts/button.tsx";

/** Questions, each of which is asked at a click. */
export function QuestionList({
  label,
  questions,
  ask,
}: {
  label: string;
  questions: string[];
  ask: (question: string) => void;
}) {
  if (questions.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {questions.map((question) => (
        <li key={question}>
          <Button onClick={() => ask(question)} className="text-left">
            {question}
          </Button>
        </li>
      ))}
    </ul>
  );
}
