/** @jsxImportSource preact */
import { useEffect, useRef, useState } from "preact/hooks";
import { useChat } from "./context.ts";
import { Icon } from "./icon.tsx";

export interface MenuItem {
  text: string;
  /** Of a switch. */
  isOn?: boolean;
  /** Asked when the menu is opened; left out: always. */
  isOffered?(): boolean;
  run(): void;
}

/** The chat's own actions behind one button (WAI-ARIA disclosure: plain buttons in a list). */
export function Menu({ items }: { items: MenuItem[] }) {
  const { speech } = useChat();
  const [isOpen, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const offered = isOpen ? items.filter(({ isOffered }) => isOffered?.() ?? true) : [];
  useEffect(() => {
    if (!isOpen) return;
    root.current?.querySelector<HTMLElement>("ul button")?.focus();
    const closeOutside = ({ target }: Event) => root.current?.contains(target as Node) || setOpen(false);
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes what has the focus inside.
    <div
      class="menu"
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !isOpen) return;
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        type="button"
        class="plain"
        ref={button}
        aria-label={speech.say("menu")}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="menu" />
      </button>
      {isOpen && (
        <ul>
          {offered.map(({ text, isOn, run }) => (
            <li key={text}>
              <button
                type="button"
                aria-pressed={isOn}
                onClick={() => {
                  setOpen(false);
                  run();
                }}
              >
                {isOn && <Icon name="check" />}
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
