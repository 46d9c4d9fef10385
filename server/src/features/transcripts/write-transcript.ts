import type { Citation } from "../conversations/index.ts";
import type { TranscriptTexts } from "./transcript-texts.ts";

/** What happened in a chat, with when: a message, or a step of the people around it. */
export type TranscriptEntry = { at: Date } & (
  | { kind: "message"; by: "visitor" | "assistant" | "person"; name: string; content: string; citations: Citation[] }
  | { kind: "step"; step: "asked" | "joined" | "left"; name: string }
  | { kind: "details"; fields: Readonly<Record<string, unknown>> }
);

export interface TranscriptParts {
  agentName: string;
  title: string;
  pageUrl: string | null;
  entries: readonly TranscriptEntry[];
  texts: TranscriptTexts;
  /** IANA name. */
  timeZone: string;
}

/**
 * A chat as plain text: what was said, by whom and when, each quote below its answer with where it is from, and who
 * came and went. Nothing in it needs a program to be read.
 */
export function writeTranscript({ agentName, title, pageUrl, entries, texts, timeZone }: TranscriptParts): string {
  const time = clockOf(timeZone);
  const head = [agentName, title, pageUrl ?? "", timeZone].filter((line) => line !== "");
  const ordered = [...entries].sort((one, other) => one.at.getTime() - other.at.getTime());
  const parts = ordered.map((entry) => `[${time(entry.at)}] ${write(entry, agentName, texts)}`);
  return `${[head.join("\n"), ...parts].join("\n\n")}\n`;
}

function write(entry: TranscriptEntry, agentName: string, texts: TranscriptTexts): string {
  switch (entry.kind) {
    case "message": {
      const { by, name, content, citations } = entry;
      const who = by === "visitor" ? texts.visitor : by === "assistant" ? agentName : name || texts.person;
      return [who, content, ...citations.map(source)].join("\n");
    }
    case "step":
      return `– ${texts[entry.step].replace("{name}", () => entry.name || texts.person)}`;
    case "details":
      return [texts.details, ...Object.entries(entry.fields).map(([name, value]) => `${name}: ${value}`)].join("\n");
  }
}

/** An erased one has no words any more. */
function source({ number, title, url, quote }: Citation): string {
  const where = [`  [${number}] ${title}`, ...(url ? [url] : [])].join(" · ");
  return quote === null ? where : `${where}\n      “${quote.replaceAll(/\s*\n\s*/g, " ")}”`;
}

function clockOf(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  return (at) => format.format(at);
}
