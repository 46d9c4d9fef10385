/** @jsxImportSource preact */
import { useEffect, useState } from "preact/hooks";
import { useChat } from "./context.ts";
import { Logo } from "./logo.tsx";

/** Before the first question: what it is, and what one may ask. */
export function Welcome() {
  const { settings, speech, ask } = useChat();
  const { welcome, starters, brand, open } = settings;
  const [isDrawn, setDrawn] = useState(false);
  // Numbers come once the field takes keys, into a line that is kept for them.
  useEffect(() => setDrawn(true), []);
  const extent = open.arePages ? "answersFrom" : "answersFromSources";
  return (
    <div class="welcome">
      <Logo alt={brand.name} />
      {welcome && (
        <p class="greeting" dir="auto">
          {welcome}
        </p>
      )}
      {open.count > 0 && <p class="muted">{isDrawn ? speech.count(extent, open.count) : "\u00a0"}</p>}
      {starters.length > 0 && (
        <ul class="chips">
          {starters.map((starter) => (
            <li key={starter}>
              <button type="button" class="chip" dir="auto" onClick={() => ask(starter)}>
                {starter}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
