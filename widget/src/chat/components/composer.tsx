/** @jsxImportSource preact */
import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { useChat } from "./context.ts";
import { Icon } from "./icon.tsx";

const MAX_CHARACTERS = 8_000;
const SHOWN_FROM = 0.8 * MAX_CHARACTERS;

/**
 * The field grows with what is typed. Enter sends, Shift and Enter breaks the line; never while an input method
 * composes.
 */
export function Composer({
  field,
  text,
  isAnswering,
  onText,
}: {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  isAnswering: boolean;
  onText(text: string): void;
}) {
  const { speech, conversation, ask } = useChat();
  useLayoutEffect(() => {
    const element = field.current!;
    element.style.height = "auto";
    // To ask for its height is to lay out the page; empty, it is as high as its style says.
    if (text !== "") element.style.height = `${element.scrollHeight}px`;
  }, [text]);

  function send(event: Event): void {
    event.preventDefault();
    if (!isAnswering) ask(text);
  }

  return (
    <form class="composer" onSubmit={send}>
      <textarea
        ref={field}
        rows={1}
        // Empty, it runs as the chat does: browsers take what is "auto" and empty for left to right.
        dir={text === "" ? undefined : "auto"}
        maxLength={MAX_CHARACTERS}
        value={text}
        placeholder={speech.say("prompt")}
        aria-label={speech.say("yourQuestion")}
        enterkeyhint="send"
        onInput={({ currentTarget }) => {
          onText(currentTarget.value);
          void conversation.tellTyping();
        }}
        onKeyDown={(event) => {
          // Safari ends a composition before the key that ends it: that key has the code 229.
          if (event.key !== "Enter" || event.shiftKey || event.isComposing || event.keyCode === 229) return;
          send(event);
        }}
      />
      {text.length >= SHOWN_FROM && <output class="left">{speech.count("left", MAX_CHARACTERS - text.length)}</output>}
      {isAnswering ? (
        <button type="button" class="send" aria-label={speech.say("stop")} onClick={() => conversation.stop()}>
          <Icon name="stop" />
        </button>
      ) : (
        <button type="submit" class="send" aria-label={speech.say("send")} aria-disabled={text.trim() === ""}>
          <Icon name="send" />
        </button>
      )}
    </form>
  );
}
