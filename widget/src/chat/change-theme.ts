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

/**
 * Puts what the page around the chat gives over the theme, and on the document. What is no property of it, no colour,
 * or can't be read on the others is left out, and one line in the console says why, with the nearest colour that can.
 */
export function changeTheme(theme: Theme, given: unknown): void {
  const problems: string[] = [];
  const changed: Theme = { ...theme };
  for (const [name, value] of Object.entries((given ?? {}) as Record<string, unknown>)) {
    const known = theme[name];
    const isColor = Array.isArray(known);
    if (known === undefined) problems.push(`${name} is no property of the theme.`);
    else if (isColor && ![value].flat().every((one) => COLOR.test(String(one))))
      problems.push(`${name} must be #rrggbb, or a light and a dark one.`);
    else changed[name] = isColor ? bothOf(value) : String(value);
  }
  for (const [front, back, least] of PAIRS)
    for (const scheme of [0, 1] as const) {
      const [one, other] = [colorOf(changed, front, scheme), colorOf(changed, back, scheme)];
      const ratio = contrast(one, other);
      if (ratio >= least) continue;
      const name = changed[front] === theme[front] ? back : front;
      if (changed[name] === theme[name]) continue;
      const [moved, still] = name === front ? [one, other] : [other, one];
      problems.push(
        `${front} on ${back} has ${ratio.toFixed(2)}:1, it needs ${least}:1. Nearest that passes: ${nearest(moved, still, least)}.`,
      );
      changed[name] = theme[name]!;
    }
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(changed)) {
    if (value === theme[name]) continue;
    theme[name] = value;
    style.setProperty(`--cd-${name}`, Array.isArray(value) ? `light-dark(${value.join(", ")})` : value);
  }
  if (problems.length > 0) console.warn(`Citedesk: setTheme: ${problems.join(" ")}`);
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
function nearest(color: string, beside: string, least: number): string {
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
      if (contrast(candidate, beside) >= least) return candidate;
    }
  return "#000000";
}
