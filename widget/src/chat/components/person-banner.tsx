/** @jsxImportSource preact */
import { useEffect, useState } from "preact/hooks";
import type { ConversationState } from "../conversation-state.ts";
import { describeAway, isAway, serviceTime } from "../describe-away.ts";
import { nextOpening } from "../next-opening.ts";
import { useChat } from "./context.ts";
import { Feedback } from "./feedback.tsx";

const PATIENCE_MS = 5 * 60_000;

/** Where the visitor stands with the people behind the assistant. */
export function PersonBanner({ state }: { state: ConversationState }) {
  const { speech, settings } = useChat();
  const { status, person, notice, waitingSince } = state;
  const isLate = useTimePast(status === "waiting_for_human" && waitingSince ? waitingSince + PATIENCE_MS : undefined);
  if (status === "waiting_for_human")
    return isLate || isAway(settings) ? <NobodyHere /> : <Waiting usualSeconds={state.usualWaitSeconds} />;
  const text =
    status === "with_human"
      ? person
        ? speech.say("joined", { name: person })
        : speech.say("joinedUnnamed")
      : notice && speech.say(notice);
  return text ? (
    <>
      <p class="banner" role="status" dir="auto">
        {text}
      </p>
      {notice && state.lastPerson && <RatePerson {...state.lastPerson} />}
    </>
  ) : null;
}

/** Once they have left; who asks on has other things in mind. */
function RatePerson({ name, rating }: NonNullable<ConversationState["lastPerson"]>) {
  const { speech, conversation } = useChat();
  const question = name ? speech.say("wasHelpful", { name }) : speech.say("wasHelpfulUnnamed");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be a row in every browser.
    <div class="row rate" role="group" aria-label={question}>
      <span dir="auto">{question}</span>
      <Feedback rating={rating} onRate={(given, _, comment) => conversation.ratePerson(given, comment)} />
    </div>
  );
}

function NobodyHere() {
  const { speech, settings, openLeadForm, remembered } = useChat();
  const now = serviceTime(settings);
  const opening = settings.officeHours ? nextOpening(settings.officeHours, now) : undefined;
  const away = describeAway(opening === "open" ? undefined : opening, now, speech);
  return (
    <div class="banner" role="status">
      <p>{remembered === "yes" ? `${away} ${speech.say("placeKept")}` : away}</p>
      <div class="row ways">
        <button type="button" class="chip" onClick={openLeadForm}>
          {speech.say("leaveEmail")}
        </button>
        <Remember />
        <StopWaiting />
      </div>
    </div>
  );
}

/** What it promises holds: a chat that is not remembered goes with its tab. */
function Waiting({ usualSeconds }: { usualSeconds: number | undefined }) {
  const { speech, settings, openLeadForm, remembered, hasLeftDetails } = useChat();
  const asked =
    usualSeconds === undefined
      ? speech.say("waiting")
      : speech.say("waitingUsually", { n: Math.max(1, Math.round(usualSeconds / 60)) });
  const kept = remembered === "yes" ? speech.say("placeKept") : hasLeftDetails ? "" : speech.say("keepOpen");
  return (
    <div class="banner" role="status">
      <p>{`${asked} ${kept}`.trim()}</p>
      <div class="row ways">
        <Remember />
        {settings.leadForm && !hasLeftDetails && (
          <button type="button" class="chip" onClick={openLeadForm}>
            {speech.say("leaveEmail")}
          </button>
        )}
        <StopWaiting />
      </div>
    </div>
  );
}

function Remember() {
  const { speech, remembered, remember } = useChat();
  if (remembered !== "offered") return null;
  return (
    <button type="button" class="chip" onClick={remember}>
      {speech.say("remember")}
    </button>
  );
}

function StopWaiting() {
  const { speech, leavePerson } = useChat();
  return (
    <button type="button" class="link" onClick={leavePerson}>
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
