import type { Attributes } from "../loader/attributes.ts";

const PIXELS = "a number of pixels";
/** What each takes; nothing: any text. */
const VALUES: Record<keyof Attributes, readonly string[]> = {
  mode: ["bubble", "inline"],
  position: ["end", "start"],
  theme: ["auto", "light", "dark"],
  storage: ["session", "none", "remember"],
  offsetX: [PIXELS],
  offsetY: [PIXELS],
  target: [],
  open: [],
  label: [],
  language: [],
  hideOn: [],
  userToken: [],
};

/** What the script's tag says and the widget does not know: a line in the console for all names, and one a value. */
export function checkAttributes(given: Attributes): void {
  const unknown = Object.keys(given).filter((name) => !Object.hasOwn(VALUES, name));
  if (unknown.length > 0) console.warn(`Citedesk: unknown attributes: ${unknown.join(", ")}.`);
  for (const [name, values] of Object.entries(VALUES)) {
    const value = given[name as keyof Attributes];
    const isFine = values[0] === PIXELS ? Number(value) < 1e4 : values.length === 0 || values.includes(value ?? "");
    if (value !== undefined && !isFine)
      console.warn(`Citedesk: ${attributeOf(name)}="${value}" is left out. It takes ${values.join(", ")}.`);
  }
}

function attributeOf(name: string): string {
  return `data-${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
