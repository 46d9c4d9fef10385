import { createHash } from "node:crypto";
import type { SourceToPut } from "./put-source.ts";
import type { SourceBody } from "./source-bodies.ts";

/** What makes a JSON source the same again: a text's title, a question, an address. */
export function toSourceToPut(body: SourceBody): Omit<SourceToPut, "agentId" | "brandId"> {
  switch (body.type) {
    case "text":
      return { type: "text", title: body.title, identity: body.title, settings: { text: body.text } };
    case "qa":
      return {
        type: "qa",
        title: body.question.slice(0, 300),
        identity: digest(body.question.normalize("NFC").toLowerCase().trim()),
        settings: { question: body.question, answer: body.answer, alternatives: body.alternatives ?? [] },
      };
  }
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
