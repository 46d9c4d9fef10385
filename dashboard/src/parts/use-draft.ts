import { useState } from "react";
import { readDraft, writeDraft } from "./read-draft.ts";

/** A text that survives a reload of the tab until it is sent; `""` forgets it. */
export function useDraft(name: string, first = ""): [string, (text: string) => void] {
  const [text, setText] = useState(() => readDraft(name) ?? first);
  return [
    text,
    (next) => {
      setText(next);
      writeDraft(name, next === "" ? undefined : next);
    },
  ];
}
