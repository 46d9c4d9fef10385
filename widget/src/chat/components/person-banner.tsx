/** @jsxImportSource preact */
import { useEffect, useState } from "preact/hooks";
import type { ConversationState } from "../conversation-state.ts";
import { nextOpening } from "../next-opening.ts";
import { useChat } from "./context.ts";

const PATIENCE_MS = 5 * 60_000;

/** Where the visitor stands with the people behind the assistant. */
export function PersonBanner({ state }: { state: ConversationState }) {
  const { speech, settings, openLeadForm, leavePerson } = useChat();
  const { status, person, notice, waitingSince, usualWaitSeconds } = state;
  const isLate = useTimePast(status === "waiting_for_human" && waitingSince ? waitingSince + PATIENCE_MS : undefined);
  const now = new Date(Date.now() + settings.clockAheadMs);
  const opening = settings.officeHours ? nextOpening(settings.officeHours, now) : "open";
  if (status === "waiting_for_human" && (isLate || opening !== "open"))
    return (
      <div class="banner" role="status">
        <p>
          {opening instanceof Date
            ? speech.say("nobodyUntil", { time: formatTime(opening, now, speech.locale) })
            : speech.say("nobody")}
        </p>
        <div class="row">
          <button type="button" class="chip" onClick={openLeadForm}>
            {speech.say("leaveEmail")}
          </button>
          <StopWaiting onStop={leavePerson} />
        </div>
      </div>
    );
  if (status === "waiting_for_human")
    return (
      <div class="banner" role="status">
        <p>
          {usualWaitSeconds === undefined
            ? speech.say("waiting")
            : speech.say("waitingUsually", { n: Math.max(1, Math.round(usualWaitSeconds / 60)) })}
        </p>
        <StopWaiting onStop={leavePerson} />
      </div>
    );
  const text =
    status === "with_human"
      ? person
        ? speech.say("joined", { name: person })
        : speech.say("joinedUnnamed")
      : notice && speech.say(notice);
  return text ? (
    <p class="banner" role="status" dir="auto">
      {text}
    </p>
  ) : null;
}

function StopWaiting({ onStop }: { onStop(): void }) {
  const { speech } = useChat();
  return (
    <button type="button" class="link" onClick={onStop}>
      {speech.say("stopWaiting")}
    </button>
  );
}

/** Three dots, from a person's keystrokes alone, gone when they hold no longer. */
export function TypingDots({ typing, person }: { typing: ConversationState["typing"]; person: string | undefined }) {
  const { speech } = useChat();
  const isOver = useTimePast(typing?.until);
  if (!typing || isOver) return null;
  return (
    <p class="typing">
      <span class="dots" aria-hidden="true" />
      <span dir="auto">{speech.say("typing", { name: typing.name || person || speech.say("person") })}</span>
    </p>
  );
}

/** Whether a moment has come; undefined never comes. */
function useTimePast(time: number | undefined): boolean {
  const [, redraw] = useState(0);
  useEffect(() => {
    if (time === undefined) return;
    const timer = setTimeout(() => redraw((count) => count + 1), Math.max(0, time - Date.now()));
    return () => clearTimeout(timer);
  }, [time]);
  return time !== undefined && Date.now() >= time;
}

function formatTime(time: Date, now: Date, locale: string): string {
  const isToday = time.toDateString() === now.toDateString();
  return new Intl.DateTimeFormat(locale, {
    ...(isToday ? {} : { weekday: "long" }),
    hour: "numeric",
    minute: "2-digit",
  }).format(time);
}
