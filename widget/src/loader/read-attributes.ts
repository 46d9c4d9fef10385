/** What the script tag says, by name without `data-`. */
export interface Attributes {
  mode?: string;
  target?: string;
  position?: string;
  open?: string;
  label?: string;
  language?: string;
  theme?: string;
  storage?: string;
  offsetX?: string;
  offsetY?: string;
  hideOn?: string;
  userToken?: string;
}

const KNOWN = "mode target position open label language theme storage offsetX offsetY hideOn userToken".split(" ");

/** One warning for all that are not known, so that a misspelt one is found. */
export function readAttributes(script: unknown): Attributes {
  const given: Attributes & DOMStringMap = { ...(script as HTMLElement | null)?.dataset };
  const unknown = Object.keys(given).filter((name) => !KNOWN.includes(name));
  if (unknown.length > 0) console.warn(`Citedesk: unknown attributes: ${unknown.join(", ")}.`);
  return given;
}
