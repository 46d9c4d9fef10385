const keyOf = (name: string) => `citedesk.draft ${name}`;

/** What was entered and not sent, in this tab, also after a reload. */
export function readDraft(name: string): string | undefined {
  return sessionStorage.getItem(keyOf(name)) ?? undefined;
}

/** Undefined forgets it. */
export function writeDraft(name: string, text: string | undefined): void {
  if (text === undefined) sessionStorage.removeItem(keyOf(name));
  else sessionStorage.setItem(keyOf(name), text);
}
