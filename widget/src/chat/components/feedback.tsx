/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import { useChat } from "./context.ts";
import { Icon } from "./icon.tsx";

const REASONS = [
  ["wrong", "reasonWrong"],
  ["not_my_question", "reasonNotMyQuestion"],
  ["outdated", "reasonOutdated"],
  ["quote_does_not_say_this", "reasonQuote"],
] as const;
const MAX_CHARACTERS = 500;

type Rating = "positive" | "negative" | null;

interface FeedbackProps {
  rating: Rating | undefined;
  /** Of an answer; a person has none to choose from. */
  hasReasons?: boolean;
  onRate(rating: Rating, reasons?: string[], comment?: string): Promise<void>;
}

/** Two buttons, saved at the click and changeable; a thumb down asks why. */
export function Feedback({ rating: given, hasReasons = false, onRate }: FeedbackProps) {
  const { speech } = useChat();
  const [step, setStep] = useState<"none" | "asking" | "thanked" | "failed">("none");
  const [reasons, setReasons] = useState<string[]>([]);
  const [comment, setComment] = useState("");

  async function rate(rating: "positive" | "negative"): Promise<void> {
    const isSame = given === rating;
    setStep(!isSame && rating === "negative" ? "asking" : "none");
    await onRate(isSame ? null : rating).catch(() => setStep("failed"));
  }

  async function explain(event: Event): Promise<void> {
    event.preventDefault();
    await onRate("negative", reasons, comment).then(
      () => setStep("thanked"),
      () => setStep("failed"),
    );
  }

  return (
    <>
      <button
        type="button"
        class="plain"
        aria-label={speech.say("helpful")}
        aria-pressed={given === "positive"}
        onClick={() => rate("positive")}
      >
        <Icon name="up" />
      </button>
      <button
        type="button"
        class="plain"
        aria-label={speech.say("notHelpful")}
        aria-pressed={given === "negative"}
        onClick={() => rate("negative")}
      >
        <Icon name="thumbDown" />
      </button>
      {step === "asking" && (
        <form class="why" onSubmit={explain}>
          {hasReasons && (
            <fieldset>
              <legend>{speech.say("whatWasWrong")}</legend>
              {REASONS.map(([name, text]) => (
                <label key={name} class="check">
                  <input
                    type="checkbox"
                    checked={reasons.includes(name)}
                    onChange={({ currentTarget }) =>
                      setReasons(currentTarget.checked ? [...reasons, name] : reasons.filter((one) => one !== name))
                    }
                  />
                  {speech.say(text)}
                </label>
              ))}
            </fieldset>
          )}
          <label>
            {speech.say(hasReasons ? "comment" : "whatWasWrong")}
            <textarea
              rows={2}
              maxLength={MAX_CHARACTERS}
              value={comment}
              onInput={({ currentTarget }) => setComment(currentTarget.value)}
            />
          </label>
          <button type="submit" class="primary">
            {speech.say("sendFeedback")}
          </button>
        </form>
      )}
      {step === "thanked" && <output>{speech.say("thanks")}</output>}
      {step === "failed" && <span role="alert">{speech.say("notAnswering")}</span>}
    </>
  );
}
