const keyOf = (name: string) => `citedesk.draft ${name}`;

/** What was entered in a form and not sent, and what it began with. */
export interface KeptValues<Values> {
  version: number;
  values: Values;
}

/** In this tab, also after a reload. */
export function readKeptValues<Values>(name: string): KeptValues<Values> | undefined {
  const text = sessionStorage.getItem(keyOf(name));
  return text === null ? undefined : (JSON.parse(text) as KeptValues<Values>);
}

/** Undefined forgets them. */
export function keepValues<Values>(name: string, kept: KeptValues<Values> | undefined): void {
  if (kept) sessionStorage.setItem(keyOf(name), JSON.stringify(kept));
  else sessionStorage.removeItem(keyOf(name));
}
