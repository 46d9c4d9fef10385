import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { recogniseSmalltalk } from "@citedesk/grounding";
import { boundedRow, type ReportRow } from "../report/report-row.ts";
import type { Section } from "./section.ts";

interface Message {
  language: string;
  /** What it is: words that want nothing, a wish for a person, or anything else. */
  kind: "courtesy" | "person" | "question";
  text: string;
  /** Whether it was read while phrases were written. */
  half: "read" | "unread";
}

/** Whether greetings, thanks and goodbyes are told from questions, and wishes for a person understood. */
export const courtesySection: Section = async ({ projectRoot }) => {
  const path = join(projectRoot, "evaluation", "sets", "courtesies", "messages.jsonl");
  const messages = (await readFile(path, "utf8"))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Message);
  return { name: "Courtesies", rows: (["read", "unread"] as const).map((half) => courtesyRow(half, messages)) };
};

function courtesyRow(half: Message["half"], messages: readonly Message[]): ReportRow {
  const isCourtesy = ({ text }: Message) => !["person", "identity", null].includes(recogniseSmalltalk(text));
  const share = (kind: Message["kind"], isOne: (message: Message) => boolean) => {
    const asked = messages.filter((message) => message.half === half && message.kind === kind);
    return asked.filter(isOne).length / asked.length;
  };
  return boundedRow({
    what: half === "read" ? "messages that were read while phrases were written" : "messages that were not",
    figures: {
      courtesies: share("courtesy", isCourtesy),
      ...(half === "read" ? { persons: share("person", ({ text }) => recogniseSmalltalk(text) === "person") } : {}),
      "questions taken for one": share("question", ({ text }) => recogniseSmalltalk(text) !== null),
    },
    bounds: [
      { figure: "courtesies", atLeast: half === "read" ? 0.9 : 0.7 },
      { figure: "questions taken for one", atMost: 0.01 },
    ],
    note: `${messages.filter((message) => message.half === half).length} messages in ten languages; by themselves, with no sources`,
  });
}
