import type { Schema } from "@citedesk/client";

type Theme = Schema<"Agent">["theme"];

/** What the service uses where no theme names one (`features/brands/shown-brand.ts`). */
const USUAL = {
  radius: 12,
  font_size: 15,
  launcher_size: 56,
  offset_x: 20,
  offset_y: 20,
  position: "end",
  font: "system-ui",
} as const;
const SIZES = ["radius", "font_size", "launcher_size", "offset_x", "offset_y"] as const;

/** A theme as its form has it. Empty: not set here, what lies below is shown. */
export function readTheme(theme: Theme) {
  const size = (name: (typeof SIZES)[number]) => (theme[name] === undefined ? "" : String(theme[name]));
  return {
    accent_light: theme.colors?.light?.accent ?? "",
    accent_dark: theme.colors?.dark?.accent ?? "",
    radius: size("radius"),
    font_size: size("font_size"),
    launcher_size: size("launcher_size"),
    offset_x: size("offset_x"),
    offset_y: size("offset_y"),
    position: theme.position ?? ("" as const),
    font: theme.font ?? "",
  };
}

export type ThemeTexts = ReturnType<typeof readTheme>;

/** What stands where the theme above sets nothing: the brand's, or the usual. Accents have no usual one here. */
export function inheritedTheme(below: Theme | undefined): ThemeTexts {
  const { colors, ...set } = below ?? {};
  return readTheme({ ...USUAL, ...set, ...(colors ? { colors } : {}) });
}

/** As it is sent: what the form has, and of `before` what it has no fields for. */
export function writeTheme(texts: ThemeTexts, before: Theme): NonNullable<Schema<"UpdateAgentBody">["theme"]> {
  const { radius: _r, font_size: _s, launcher_size: _l, offset_x: _x, offset_y: _y, ...rest } = before;
  const { position: _p, font: _f, colors, ...others } = rest;
  const side = (old: Record<string, string> | undefined, accent: string) => {
    const { accent: _, ...unchanged } = old ?? {};
    return accent.trim() === "" ? unchanged : { ...unchanged, accent: accent.trim() };
  };
  const sizes = SIZES.flatMap((name) => (texts[name].trim() === "" ? [] : [[name, Number(texts[name])]]));
  const both = { light: side(colors?.light, texts.accent_light), dark: side(colors?.dark, texts.accent_dark) };
  const given = Object.entries(both).filter(([, named]) => Object.keys(named).length > 0);
  return {
    ...others,
    ...(given.length > 0 ? { colors: Object.fromEntries(given) } : {}),
    ...Object.fromEntries(sizes),
    ...(texts.position === "" ? {} : { position: texts.position }),
    ...(texts.font.trim() === "" ? {} : { font: texts.font.trim() }),
  };
}
