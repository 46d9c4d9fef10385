const EVENTS =
  "ready open close question answer abstain citation feedback lead handoff person error unread suggestion".split(" ");

/** One line in the console for a name under which nothing is ever told. */
export function checkEvent(name: unknown): void {
  if (!EVENTS.includes(String(name))) console.warn(`Citedesk: there is no event ${name}, only ${EVENTS.join(", ")}.`);
}
