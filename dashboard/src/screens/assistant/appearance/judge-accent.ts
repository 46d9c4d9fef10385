/** Linear light, 0–1. */
type Rgb = readonly [number, number, number];

/** The service's own, as a theme that names none has them (`features/brands/theme.ts`): what stands on the accent. */
const ACCENT_TEXT = { light: "#fafcfe", dark: "#0b121a" } as const;
/** Text (WCAG 2.2, 1.4.3). */
const LEAST = 4.5;
const STEPS = 200;

/**
 * What text on this accent would come to, where that is too little; undefined where it can be read, or is no colour.
 * The service decides: it names the same colour when it refuses one.
 */
export function judgeAccent(
  accent: string,
  scheme: "light" | "dark",
  text: string = ACCENT_TEXT[scheme],
): { ratio: number; nearest: string | undefined } | undefined {
  if (![accent, text].every((colour) => /^#(?:[\da-f]{3}|[\da-f]{6})$/i.test(colour))) return undefined;
  const ratio = contrast(text, accent);
  return ratio >= LEAST ? undefined : { ratio, nearest: nearestThatPasses(accent, text) };
}

/** WCAG 2.2: relative luminance and contrast ratio, 1–21. */
function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(parse(one)), luminance(parse(other))].toSorted((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** The colour of the same hue whose lightness is nearest among those that pass. */
function nearestThatPasses(accent: string, text: string): string | undefined {
  const passes = (candidate: string) => contrast(candidate, text) >= LEAST;
  const { lightness, a, b } = toOklab(parse(accent));
  for (let step = 0; step <= STEPS; step++)
    for (const other of [lightness - step / STEPS, lightness + step / STEPS]) {
      if (other < 0 || other > 1) continue;
      const candidate = format(toRgb({ lightness: other, a, b }));
      if (passes(candidate)) return candidate;
    }
  return ["#000000", "#ffffff"].find(passes);
}

function parse(colour: string): Rgb {
  const digits = colour.length === 4 ? [...colour.slice(1)].map((digit) => digit + digit).join("") : colour.slice(1);
  const channel = (at: number) => linear(Number.parseInt(digits.slice(at, at + 2), 16) / 255);
  return [channel(0), channel(2), channel(4)];
}

function format(rgb: Rgb): string {
  const channels = rgb.map((value) => Math.round(255 * gamma(Math.min(1, Math.max(0, value)))));
  return `#${channels.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

function gamma(value: number): number {
  return value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;
}

/** OKLab (Björn Ottosson, 2020). */
function toOklab([red, green, blue]: Rgb) {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    a: 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    b: 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  };
}

function toRgb({ lightness, a, b }: ReturnType<typeof toOklab>): Rgb {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
