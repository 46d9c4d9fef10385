import { type Passage, type StructuredText, splitPassages } from "@citedesk/grounding";
import { newId } from "../../platform/ids/identifiers.ts";

export interface StoredPassage extends Passage {
  id: string;
  text: string;
}

/** A text in passages with ids of their own, each found by `foundBy`, too. */
export function cutPassages(content: StructuredText, foundBy: readonly string[]): StoredPassage[] {
  return splitPassages(content).map((passage) => ({
    ...passage,
    headingPath: [...foundBy, ...passage.headingPath],
    id: newId(),
    text: content.text.slice(passage.start, passage.end),
  }));
}
