/** @jsxImportSource preact */
import { useEffect, useRef } from "preact/hooks";
import type { Citation, Line } from "../conversation-state.ts";
import { useChat } from "./context.ts";
import { Icon } from "./icon.tsx";
import { ReadOn, SourceLink } from "./quote.tsx";
import { Surrounded, useSurroundings } from "./surroundings.tsx";

/** The sources of an answer, each at its mark: beside the chat where there is room, else over it. */
export function SourcePanel({ line, chosen, onClose }: { line: Line; chosen: Citation; onClose(): void }) {
  const { speech } = useChat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [line.id, chosen.number]);
  return (
    <aside
      class="panel"
      aria-labelledby="sources"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.stopPropagation();
        onClose();
      }}
    >
      <header class="row">
        <h2 id="sources" tabIndex={-1} ref={heading}>
          {speech.count("sources", line.citations.length)}
        </h2>
        <button type="button" class="plain" aria-label={speech.say("close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <ol>
        {line.citations.map((citation) => (
          <Source key={citation.number} line={line} citation={citation} isChosen={citation.number === chosen.number} />
        ))}
      </ol>
    </aside>
  );
}

function Source({ line, citation, isChosen }: { line: Line; citation: Citation; isChosen: boolean }) {
  const surroundings = useSurroundings(line.id, citation);
  return (
    <li value={citation.number} class={isChosen ? "chosen" : ""}>
      <h3 dir="auto">{citation.title}</h3>
      <Surrounded citation={citation} surroundings={surroundings} isWhole={isChosen} />
      <p class="row actions">
        <SourceLink citation={citation} />
        <ReadOn surroundings={surroundings} />
      </p>
    </li>
  );
}
