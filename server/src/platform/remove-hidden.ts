/**
 * Text without what only programs see: Unicode's tags (U+E0000 to U+E007F, which spell out words that nobody reads)
 * outside of a flag's emoji, and the embeddings, overrides and isolates that turn the direction of what stands around
 * them. For what models and tools write; texts of sources lose them when they are read.
 */
export function removeHidden(text: string): string {
  return text.replace(HIDDEN, "");
}

/** The same for each text in a value of JSON, names of fields too. */
export function removeHiddenDeep(value: unknown): unknown {
  if (typeof value === "string") return removeHidden(value);
  if (Array.isArray(value)) return value.map(removeHiddenDeep);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [removeHidden(name), removeHiddenDeep(item)]));
}

const HIDDEN = /(?<!\u{1F3F4}[\u{E0020}-\u{E007E}]*)[\u{E0000}-\u{E007F}]|[\u202A-\u202E\u2066-\u2069]/gu;
