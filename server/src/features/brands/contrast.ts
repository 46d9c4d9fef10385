/** Linear light, 0–1. */
type Rgb = readonly [number, number, number];
/** OKLab (Björn Ottosson, 2020), in polar form: lightness 0–1, chroma, hue in radians. */
interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

const STEPS = 200;

/** Contrast of two colours written `#rgb` or `#rrggbb` (WCAG 2.2: relative luminance and contrast ratio), 1–21. */
export function contrast(one: string, other: string): number {
  const [darker, lighter] = [luminance(parse(one)), luminance(parse(other))].toSorted((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/** The colour of the same hue whose lightness is nearest among those that pass; undefined where none does. */
export function nearestThatPasses(color: string, passes: (candidate: string) => boolean): string | undefined {
  const own = toOklch(parse(color));
  for (let step = 0; step <= STEPS; step++)
    for (const lightness of [own.lightness - step / STEPS, own.lightness + step / STEPS]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidate = format(toRgb({ ...own, lightness }));
      if (passes(candidate)) return candidate;
    }
  return ["#000000", "#ffffff"].find(passes);
}

function parse(color: string): Rgb {
  const digits = color.length === 4 ? [...color.slice(1)].map((digit) => digit + digit).join("") : color.slice(1);
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

function toOklch([red, green, blue]: Rgb): Oklch {
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  return { lightness, chroma: Math.hypot(a, b), hue: Math.atan2(b, a) };
}

function toRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}
