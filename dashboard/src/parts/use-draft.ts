import { useState } from "react";

/** A text that survives a reload of the tab until it is sent; `""` forgets it. */
export function useDraft(name: string, first = ""): [string, (text: string) => void] {
  const key = `citedesk.draft ${name}`;
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? first);
  return [
    text,
    (next) => {
      setText(next);
      if (next === "") sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, next);
    },
  ];
}
