import { readDraft, writeDraft } from "./read-draft.ts";

/** What was entered in a form and not sent, and what it began with. */
export interface KeptValues<Values> {
  began: Values;
  values: Values;
}

export function readKeptValues<Values>(name: string): KeptValues<Values> | undefined {
  const text = readDraft(name);
  return text === undefined ? undefined : (JSON.parse(text) as KeptValues<Values>);
}

/** Undefined forgets them. */
export function keepValues<Values>(name: string, kept: KeptValues<Values> | undefined): void {
  writeDraft(name, kept && JSON.stringify(kept));
}
