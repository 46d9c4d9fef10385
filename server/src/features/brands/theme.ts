import { type Static, Type } from "typebox";
import { type FieldError, InvalidError } from "../../platform/errors/app-error.ts";
import { Choice, StrictObject } from "../../platform/http/schemas.ts";
import { contrast, nearestThatPasses } from "./contrast.ts";

/** What each colour is where a theme sets none, light and dark. */
export const DEFAULT_COLORS = {
  bg: ["#fbfaf8", "#13110f"],
  surface: ["#ffffff", "#1b1916"],
  sunken: ["#f5f3f0", "#0d0c09"],
  border: ["#e0deda", "#32302c"],
  control: ["#89867f", "#74716b"],
  text: ["#221f19", "#edebe7"],
  muted: ["#66635c", "#a7a49e"],
  accent: ["#2463ae", "#70b0f1"],
  accent_text: ["#fafcfe", "#0b121a"],
  accent_soft: ["#e5f0fe", "#1c2c41"],
  mark: ["#f7e59f", "#5a4c14"],
  ok: ["#1e7546", "#65c98c"],
  warn: ["#945f0e", "#e6b55d"],
  bad: ["#ba2b28", "#f47b74"],
} as const;
export type ColorName = keyof typeof DEFAULT_COLORS;
const COLOR_NAMES = Object.keys(DEFAULT_COLORS) as ColorName[];
export const SCHEMES = ["light", "dark"] as const;
type Scheme = (typeof SCHEMES)[number];

/** What must be told apart from what: text 4.5:1, controls 3:1 (WCAG 2.2, 1.4.3 and 1.4.11). */
const PAIRS: readonly { front: ColorName; back: ColorName; least: number }[] = [
  ...(["text", "muted"] as const).flatMap((front) =>
    (["bg", "surface", "sunken"] as const).map((back) => ({ front, back, least: 4.5 })),
  ),
  { front: "accent_text", back: "accent", least: 4.5 },
  { front: "text", back: "accent_soft", least: 4.5 },
  { front: "text", back: "mark", least: 4.5 },
  { front: "control", back: "surface", least: 3 },
];

const color = Type.Optional(
  Type.String({ pattern: "^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$", description: "`#rgb` or `#rrggbb`." }),
);
const Colors = StrictObject(
  Object.fromEntries(COLOR_NAMES.map((name) => [name, color])) as Record<ColorName, typeof color>,
);
const pixels = (minimum: number, maximum: number) =>
  Type.Optional(Type.Integer({ minimum, maximum, description: "Pixels." }));

const sizes = {
  font: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      pattern: "^[\\p{L}\\p{N} ,'\"_-]+$",
      description: "Names of fonts, as CSS has them. None is loaded.",
    }),
  ),
  font_size: pixels(12, 24),
  radius: pixels(0, 32),
  launcher_size: pixels(40, 96),
  position: Type.Optional(
    Choice(["start", "end"], {
      description: "At which side of the page the launcher stands: `end`, where its lines end, or `start`.",
    }),
  ),
  offset_x: pixels(0, 400),
  offset_y: pixels(0, 400),
  panel_width: pixels(280, 800),
  panel_height: pixels(320, 1200),
  z: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 2_147_483_647, description: "Above what of the page it lies." }),
  ),
};
const colors = StrictObject({ light: Type.Optional(Colors), dark: Type.Optional(Colors) });
const DESCRIPTION =
  "How the chat looks: colours for light and dark pages, font and sizes. What is left out stays as it is by default. Text needs a contrast of 4.5:1 on what it stands on, controls 3:1; 422 names the nearest colour that passes.";
const EXAMPLE = { colors: { light: { accent: "#0b6b4f" } }, radius: 8 };

/** As it is written. */
export const Theme = StrictObject(
  { colors: Type.Optional(colors), ...sizes },
  { description: DESCRIPTION, examples: [EXAMPLE] },
);
export type Theme = Static<typeof Theme>;

/** As it is read: what was stored before themes had names for everything is still shown. */
export const ThemeShown = Type.Object(
  { colors: Type.Optional(colors), ...sizes },
  { additionalProperties: true, description: DESCRIPTION, examples: [EXAMPLE] },
);

/** Throws 422 that names each colour that can't be read on another, with the nearest that can. */
export function assertReadable(theme: Theme | undefined): void {
  const errors = findUnreadableColors(theme);
  if (errors.length > 0) throw new InvalidError(errors, "unreadable_colors");
}

/** What of a theme can't be read, beside the default colours where it names none. */
export function findUnreadableColors(theme: Pick<Theme, "colors"> | undefined): FieldError[] {
  return SCHEMES.flatMap((scheme) =>
    findUnreadable(theme?.colors?.[scheme] ?? {}, wholeColors(theme, scheme), `/theme/colors/${scheme}`),
  );
}

/** Every colour of a scheme. */
export function wholeColors(theme: Pick<Theme, "colors"> | undefined, scheme: Scheme): Record<ColorName, string> {
  const given = theme?.colors?.[scheme] ?? {};
  const index = SCHEMES.indexOf(scheme);
  return Object.fromEntries(COLOR_NAMES.map((name) => [name, given[name] ?? DEFAULT_COLORS[name][index]])) as Record<
    ColorName,
    string
  >;
}

function findUnreadable(
  given: Partial<Record<ColorName, string>>,
  whole: Record<ColorName, string>,
  place: string,
): FieldError[] {
  const errors = new Map<ColorName, FieldError>();
  for (const { front, back, least } of PAIRS) {
    const ratio = contrast(whole[front], whole[back]);
    const name = given[front] === undefined ? back : front;
    if (ratio >= least || given[name] === undefined || errors.has(name)) continue;
    const nearest = nearestThatPasses(whole[name], (candidate) => passesAll({ ...whole, [name]: candidate }, name));
    const found = `\`${front}\` on \`${back}\` has ${ratio.toFixed(2)}:1, it needs ${least}:1.`;
    const advice = nearest ? `Nearest that passes: ${nearest}.` : "No colour passes beside the others.";
    errors.set(name, { pointer: `${place}/${name}`, message: `${found} ${advice}` });
  }
  return [...errors.values()];
}

function passesAll(colors: Record<ColorName, string>, name: ColorName): boolean {
  return PAIRS.filter(({ front, back }) => front === name || back === name).every(
    ({ front, back, least }) => contrast(colors[front], colors[back]) >= least,
  );
}
