import type { Schema } from "@citedesk/client";
import { t } from "../../../texts/language.ts";

type Citation = Schema<"Citation">;

interface CitedTextProps {
  message: Pick<Schema<"Message">, "content" | "citations">;
  onCitation?: (citation: Citation) => void;
}

/** `[1]` in an answer becomes a button that shows the quote. The text itself is text, never markup. */
export function CitedText({ message: { content, citations }, onCitation }: CitedTextProps) {
  let place = 0;
  return (
    <p dir="auto" className="max-w-[68ch] whitespace-pre-wrap">
      {content.split(/(\[\d+\])/).map((part) => {
        const key = place;
        place += part.length;
        const number = Number(/^\[(\d+)\]$/.exec(part)?.[1]);
        const citation = citations.find((one) => one.number === number);
        if (!citation) return part;
        return (
          <button
            key={key}
            type="button"
            aria-label={t("Source {n}: {title}", { n: number, title: citation.title })}
            title={citation.quote ?? ""}
            className="mx-0.5 inline-flex size-6 items-center justify-center rounded-tag bg-accent-soft align-baseline text-xs font-medium text-accent"
            onClick={() => onCitation?.(citation)}
          >
            {number}
          </button>
        );
      })}
    </p>
  );
}
