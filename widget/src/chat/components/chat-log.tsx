/** @jsxImportSource preact */
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { ConversationState } from "../conversation-state.ts";
import { ChatLine } from "./chat-line.tsx";
import { useChat } from "./context.ts";
import { Icon } from "./icon.tsx";

const NEAR_END = 40;

/** What was said. The view follows new text only while it is at the end; else a button leads there. */
export function ChatLog({ state, children }: { state: ConversationState; children: ComponentChildren }) {
  const { lines, status, usualWaitSeconds, isConnected } = state;
  const { speech, settings } = useChat();
  const log = useRef<HTMLDivElement>(null);
  const isAtEnd = useRef(true);
  const [hasNew, setNew] = useState(false);
  const last = lines.at(-1);

  useLayoutEffect(() => {
    if (lines.length === 0) return;
    const element = log.current!;
    if (isAtEnd.current || last?.status === "sending") element.scrollTop = element.scrollHeight;
    else if (last?.role !== "user") setNew(true);
  }, [lines]);
  // Where the visitor stands with a person comes below what was said. Who begins to wait has asked for it.
  const isWaiting = status === "waiting_for_human";
  useLayoutEffect(() => {
    if (lines.length > 0 && (isWaiting || isAtEnd.current)) log.current!.scrollTop = log.current!.scrollHeight;
  }, [status, usualWaitSeconds, isConnected]);
  const isBegun = useRef(false);
  isBegun.current = lines.length > 0;
  useEffect(() => {
    const element = log.current!;
    // Also when a keyboard takes half of it.
    const resized = new ResizeObserver(() => {
      if (isBegun.current && isAtEnd.current) element.scrollTop = element.scrollHeight;
    });
    resized.observe(element);
    const look = () => {
      isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END;
      if (isAtEnd.current) setNew(false);
    };
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      resized.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, []);

  const lastAnswer = lines.findLast(({ role }) => role !== "user");
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by key.
    <div class="log" ref={log} role="log" aria-live="off" aria-label={settings.name} tabIndex={0}>
      {lines.map((line) => (
        <ChatLine key={line.id} line={line} isLast={line === lastAnswer && line === last} />
      ))}
      {children}
      {hasNew && (
        <button
          type="button"
          class="chip new-text"
          onClick={() => {
            log.current!.scrollTop = log.current!.scrollHeight;
          }}
        >
          <Icon name="down" /> {speech.say("newText")}
        </button>
      )}
    </div>
  );
}
