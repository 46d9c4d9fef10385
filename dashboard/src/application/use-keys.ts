import { useEffect } from "react";

/** `/` goes to the filter of the screen, Ctrl or ⌘ K opens the palette. Never while someone types. */
export function useKeys({ openPalette }: { openPalette: () => void }): void {
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "k") {
        event.preventDefault();
        openPalette();
        return;
      }
      if (event.key !== "/" || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      const filter = document.querySelector<HTMLElement>("[data-filter]");
      if (!filter) return;
      event.preventDefault();
      filter.focus();
    }
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [openPalette]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
