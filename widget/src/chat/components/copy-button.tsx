/** @jsxImportSource preact */
import { useState } from "preact/hooks";
import type { Line } from "../conversation-state.ts";
import { sourceLine } from "../source-line.ts";
import { writeToClipboard } from "../write-to-clipboard.ts";
import { useChat } from "./context.ts";
import { Icon } from "./icon.tsx";

const SHOWN_MS = 2_000;

/** The answer with its sources as plain text. */
export function CopyButton({ line }: { line: Line }) {
  const { speech } = useChat();
  const [isCopied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    await writeToClipboard([line.content, ...line.citations.map(sourceLine)].join("\n"));
    setCopied(true);
    setTimeout(() => setCopied(false), SHOWN_MS);
  }
  return (
    <button type="button" class="plain" aria-label={speech.say(isCopied ? "copied" : "copy")} onClick={copy}>
      <Icon name={isCopied ? "check" : "copy"} />
    </button>
  );
}
