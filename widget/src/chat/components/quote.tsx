/** @jsxImportSource preact */
import { useEffect } from "preact/hooks";
import type { Citation, Line } from "../conversation-state.ts";
import { useChat } from "./context.ts";
import { Icon } from "./icon.tsx";
import { Surrounded, type Surroundings, useSurroundings } from "./surroundings.tsx";

/** A quote in its paragraph, and the ways to its source. */
export function Quote({
  line,
  citation,
  onClose,
  onShown,
}: {
  line: Line;
  citation: Citation;
  onClose(): void;
  onShown(): void;
}) {
  const { speech, openSources } = useChat();
  const surroundings = useSurroundings(line.id, citation);
  useEffect(onShown, [surroundings]);
  return (
    <>
      <span class="row">
        <cite dir="auto">{citation.title}</cite>
        <button type="button" class="plain" aria-label={speech.say("close")} onClick={onClose}>
          <Icon name="close" />
        </button>
      </span>
      <Surrounded citation={citation} surroundings={surroundings} isWhole={false} />
      <span class="row actions">
        <SourceLink citation={citation} />
        <button type="button" class="link" onClick={() => openSources(line, citation)}>
          {speech.say("showInSource")}
        </button>
        <ReadOn surroundings={surroundings} />
      </span>
    </>
  );
}

export function SourceLink({ citation }: { citation: Citation }) {
  const { speech } = useChat();
  const { fragment_url: url, page, time } = citation;
  if (!url || !/^https?:\/\//.test(url)) return null;
  const text =
    time !== undefined
      ? speech.say("openAtTime", { time: clock(time.from) })
      : page === undefined
        ? speech.say("openAtQuote")
        : speech.say("openAtPage", { n: page });
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}

export function ReadOn({ surroundings }: { surroundings: Surroundings }) {
  const { speech } = useChat();
  if (typeof surroundings === "string") return null;
  const date = new Intl.DateTimeFormat(speech.locale, { dateStyle: "medium" }).format(new Date(surroundings.read_at));
  return <span class="muted">{speech.say("readOn", { date })}</span>;
}

/** `83` seconds as `1:23`. */
function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const minutes = Math.floor(whole / 60);
  const pad = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours}:${pad(minutes % 60)}:${pad(whole % 60)}` : `${minutes}:${pad(whole % 60)}`;
}
