/** @jsxImportSource preact */
import { render } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Line } from "../conversation-state.ts";
import { type Chat, ChatContext, useChat } from "./context.ts";
import { Quote } from "./quote.tsx";

export interface OpenQuote {
  /** Lets a number of an answer open its quote. */
  attach(button: HTMLButtonElement, lineId: string, number: number): void;
}

/** What happens outside of an open quote closes it: it would stand beside what moved. */
const LEAVING = ["pointerdown", "focusin", "scroll"] as const;
const HOVER_MS = 150;
const LEAVE_MS = 250;

/**
 * One quote is open at a time: by hover after a moment, until the pointer has left it; by click or Enter until it is
 * closed. It lies behind its button in the document, so that Tab goes on into it.
 */
export function useQuotes(line: Line): OpenQuote {
  const chat = useChat();
  const now = useRef({ chat, line });
  now.current = { chat, line };
  const quotes = useMemo(() => createQuotes(() => now.current), []);
  useEffect(() => quotes.close, [quotes]);
  return quotes;
}

function createQuotes(current: () => { chat: Chat; line: Line }) {
  let opened: { button: HTMLButtonElement; box: HTMLElement; isPinned: boolean } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function close(hasFocus = false): void {
    clearTimeout(timer);
    if (!opened) return;
    const { button, box } = opened;
    opened = undefined;
    render(null, box);
    box.remove();
    button.ariaExpanded = "false";
    for (const name of LEAVING) document.removeEventListener(name, closeOutside, true);
    if (hasFocus) button.focus();
  }

  function closeOutside({ target }: Event): void {
    if (opened && !opened.box.contains(target as Node) && target !== opened.button) close();
  }

  function open(button: HTMLButtonElement, isPinned: boolean): void {
    const { chat, line } = current();
    const citation = line.citations.find(({ number }) => number === Number(button.dataset.number));
    if (!citation) return;
    if (opened?.button === button) {
      opened.isPinned ||= isPinned;
      return;
    }
    close();
    const box = document.createElement("span");
    box.className = "popover";
    box.role = "group";
    // It stands among the answer's words, which may run the other way.
    box.dir = chat.speech.direction;
    box.ariaLabel = button.ariaLabel;
    button.after(box);
    button.ariaExpanded = "true";
    opened = { button, box, isPinned };
    for (const name of LEAVING) document.addEventListener(name, closeOutside, true);
    box.onpointerenter = () => clearTimeout(timer);
    box.onpointerleave = () => leave();
    box.onkeydown = button.onkeydown = (event) => {
      if (event.key !== "Escape" || !opened) return;
      // Not the chat itself.
      event.stopPropagation();
      close(true);
    };
    render(
      <ChatContext.Provider value={chat}>
        <Quote line={line} citation={citation} onClose={() => close(true)} onShown={() => place(button, box)} />
      </ChatContext.Provider>,
      box,
    );
    place(button, box);
    chat.emit("citation", { message_id: line.id, number: citation.number });
  }

  function leave(): void {
    clearTimeout(timer);
    if (opened && !opened.isPinned) timer = setTimeout(close, LEAVE_MS);
  }

  return {
    close: () => close(),
    attach(button: HTMLButtonElement) {
      button.onclick = () => {
        if (opened?.button === button && opened.isPinned) close(true);
        else open(button, true);
      };
      // The first movement over it, and not its coming in: a number may as well have come under a pointer at rest.
      let isOver = false;
      button.onpointermove = ({ pointerType }) => {
        if (isOver) return;
        isOver = true;
        clearTimeout(timer);
        if (pointerType === "mouse") timer = setTimeout(() => open(button, false), HOVER_MS);
      };
      button.onpointerleave = () => {
        isOver = false;
        leave();
      };
    },
  };
}

/** Below its number where there is room, else above; never past the edges. */
function place(button: HTMLElement, box: HTMLElement): void {
  const EDGE = 8;
  const at = button.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const start = Math.min(Math.max(EDGE, at.left - 24), Math.max(EDGE, innerWidth - width - EDGE));
  const hasRoom = at.bottom + height + EDGE < innerHeight || at.top < innerHeight / 2;
  box.style.left = `${start}px`;
  box.style.top = `${hasRoom ? at.bottom + 4 : Math.max(EDGE, at.top - height - 4)}px`;
}
