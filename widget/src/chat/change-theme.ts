import type { Theme } from "./chat-settings.ts";

/** What must be told apart from what (WCAG 2.2, 1.4.3 and 1.4.11), as the service holds themes to. */
const PAIRS: readonly [front: string, back: string, least: number][] = [
  ...["text", "muted", "link"].flatMap((front) =>
    ["bg", "surface", "sunken"].map((back): [string, string, number] => [front, back, 4.5]),
  ),
  ["accent-text", "accent", 4.5],
  ["text", "accent-soft", 4.5],
  ["text", "mark", 4.5],
  ["control", "surface", 3],
];
const COLOR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const MIX_STEPS = 100;

/** As the service takes them. */
const FONT = /^[\p{L}\p{N} ,'"_-]{1,200}$/u;
const PIXELS = /^(\d{1,4})(?:px)?$/;
const LAYER = /^\d{1,10}$/;

/**
 * Puts what the page around the chat gives over the theme, and on the document. What is no property of it, no value of
 * that property, or can't be read on the others is left out, and one line in the console says why, with the nearest
 * colour that can. One colour for both schemes is the light one's; where that can't be read in the dark, the nearest
 * that can stands there. Returns what has changed, as CSS has it.
 */
export function changeTheme(theme: Theme, given: unknown): [name: string, value: string][] {
  const problems: string[] = [];
  const changed: Theme = { ...theme };
  const single = new Set<string>();
  for (const [property, value] of Object.entries((given ?? {}) as Record<string, unknown>)) {
    const name = property.replaceAll("_", "-");
    const known = Object.hasOwn(theme, name) ? theme[name] : undefined;
    if (known === undefined) problems.push(`${name} is no property of the theme.`);
    else if (Array.isArray(known)) {
      if ([value].flat().every((one) => COLOR.test(String(one)))) {
        changed[name] = bothOf(value);
        if ([value].flat().length === 1) single.add(name);
      } else problems.push(`${name} must be #rrggbb, or a light and a dark one.`);
    } else {
      const read = readValue(known, name, String(value));
      if (read !== undefined) changed[name] = read;
      else problems.push(`${name} must be ${name === "font" ? "names of fonts" : "a number"}.`);
    }
  }
  for (const [front, back, least] of PAIRS)
    for (const scheme of [0, 1] as const) {
      const [one, other] = [colorOf(changed, front, scheme), colorOf(changed, back, scheme)];
      const ratio = contrast(one, other);
      if (ratio >= least) continue;
      const name = changed[front] === theme[front] ? back : front;
      if (changed[name] === theme[name]) continue;
      const passing = nearest(name === front ? one : other, (color) => isReadBesideAll(changed, name, color, scheme));
      if (scheme === 1 && single.has(name) && isReadBesideAll(changed, name, passing, scheme)) {
        changed[name] = [colorOf(changed, name, 0), passing];
        continue;
      }
      problems.push(
        `${front} on ${back} has ${ratio.toFixed(2)}:1, it needs ${least}:1. Nearest that passes: ${passing}.`,
      );
      changed[name] = theme[name]!;
    }
  // Links are the accent's, at the nearest lightness that is read.
  if (changed.accent !== theme.accent && changed.link === theme.link)
    changed.link = ([0, 1] as const).map((scheme) => {
      const backs = ["bg", "surface", "sunken"].map((back) => colorOf(changed, back, scheme));
      return nearest(colorOf(changed, "accent", scheme), (color) =>
        backs.every((back) => contrast(color, back) >= 4.5),
      );
    }) as [string, string];
  const { style } = document.documentElement;
  const written: [string, string][] = [];
  for (const [name, value] of Object.entries(changed)) {
    if (value === theme[name]) continue;
    theme[name] = value;
    written.push([name, Array.isArray(value) ? `light-dark(${value.join(", ")})` : value]);
  }
  for (const [name, value] of written) style.setProperty(`--cd-${name}`, value);
  if (problems.length > 0) console.warn(`Citedesk: setTheme: ${problems.join(" ")}`);
  return written;
}

function isReadBesideAll(theme: Theme, name: string, color: string, scheme: 0 | 1): boolean {
  return PAIRS.every(([front, back, least]) => {
    if (front !== name && back !== name) return true;
    return contrast(color, colorOf(theme, front === name ? back : front, scheme)) >= least;
  });
}

function readValue(known: string, name: string, value: string): string | undefined {
  if (name === "font") return FONT.test(value) ? value : undefined;
  if (!known.endsWith("px")) return LAYER.test(value) ? value : undefined;
  const pixels = PIXELS.exec(value)?.[1];
  return pixels === undefined ? undefined : `${pixels}px`;
}

function bothOf(value: unknown): [string, string] {
  const [light = "", dark = light] = [value].flat().map(String);
  return [light, dark];
}

function colorOf(theme: Theme, name: string, scheme: 0 | 1): string {
  return [theme[name] ?? "#000000"].flat()[scheme] ?? "#000000";
}

/** Relative luminance and contrast ratio of WCAG 2.2, 1–21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function channels(color: string): number[] {
  const digits = color.length === 4 ? color.replaceAll(/[\da-f]/gi, "$&$&") : color;
  return [1, 3, 5].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255);
}

/** Towards black or white, as little as it takes. */
function nearest(color: string, isRead: (color: string) => boolean): string {
  if (isRead(color)) return color;
  for (let step = 1; step <= MIX_STEPS; step++)
    for (const end of [0, 1]) {
      const mixed = channels(color).map((value) => value + ((end - value) * step) / MIX_STEPS);
      const candidate = `#${mixed
        .map((value) =>
          Math.round(value * 255)
            .toString(16)
            .padStart(2, "0"),
        )
        .join("")}`;
      if (isRead(candidate)) return candidate;
    }
  return "#000000";
}
