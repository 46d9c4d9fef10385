import type { Executor } from "../../platform/database/database.ts";
import { readStored } from "../../platform/http/read-stored.ts";
import { type BrandRow, findBrandOfAgent } from "./brand-queries.ts";
import { type BrandSettings, DEFAULT_BRAND_SETTINGS } from "./brand-schemas.ts";
import { contrast, nearestThatPasses } from "./contrast.ts";
import { type ColorName, findUnreadableColors, type Theme, ThemeShown, wholeColors } from "./theme.ts";

/** What visitors see of a brand, or of none. */
export interface ShownBrand extends Omit<BrandSettings, "theme" | "domains"> {
  name: string;
  /** Of the launcher. */
  position: "start" | "end";
  /** Custom properties without `--cd-`, each with its light and dark value or one for both. */
  theme: Record<string, string | [light: string, dark: string]>;
}

const SIZES = {
  font: "system-ui, sans-serif",
  font_size: 15,
  radius: 12,
  launcher_size: 56,
  offset_x: 20,
  offset_y: 20,
  panel_width: 400,
  panel_height: 640,
  z: 2_147_483_000,
} as const;

/** The brand of an assistant, or none, to lay the assistant's own theme over it. */
export async function findShownBrand(
  executor: Executor,
  workspaceId: string,
  agentId: string,
): Promise<(theme: Theme) => ShownBrand> {
  const row = await findBrandOfAgent(executor, workspaceId, agentId);
  return (theme) => showBrand(row, theme);
}

function showBrand(row: Pick<BrandRow, "name" | "settings"> | undefined, theme: Theme): ShownBrand {
  const { domains: _, theme: stored, ...settings } = { ...DEFAULT_BRAND_SETTINGS, ...row?.settings };
  const laid = layThemes(readStored(ThemeShown, stored), theme);
  return { ...settings, name: row?.name ?? "", position: laid.position ?? "end", theme: toProperties(laid) };
}

/** Each was read as a whole; where both together can't be, the assistant's own holds alone. */
export function layThemes(below: Theme, above: Theme): Theme {
  const laid: Theme = { ...below, ...above };
  const light = { ...below.colors?.light, ...above.colors?.light };
  const dark = { ...below.colors?.dark, ...above.colors?.dark };
  const both = { light, dark };
  return { ...laid, colors: findUnreadableColors({ colors: both }).length === 0 ? both : (above.colors ?? {}) };
}

function toProperties(theme: Theme): ShownBrand["theme"] {
  const [light, dark] = [wholeColors(theme, "light"), wholeColors(theme, "dark")];
  const colors = Object.keys(light).map((name) => [
    name.replaceAll("_", "-"),
    [light[name as ColorName], dark[name as ColorName]] as [string, string],
  ]);
  const sizes = Object.entries(SIZES).map(([name, usual]) => {
    const value = theme[name as keyof typeof SIZES] ?? usual;
    const isLength = typeof value === "number" && name !== "z";
    return [name.replaceAll("_", "-"), isLength ? `${value}px` : String(value)];
  });
  return Object.fromEntries([...colors, ["link", [linkOf(light), linkOf(dark)]], ...sizes]);
}

/**
 * The accent at the nearest lightness that is read on all that links stand on: a yellow brand keeps its yellow buttons.
 */
function linkOf(colors: Record<ColorName, string>): string {
  const isRead = (color: string) =>
    (["bg", "surface", "sunken"] as const).every((back) => contrast(color, colors[back]) >= 4.5);
  return nearestThatPasses(colors.accent, isRead) ?? colors.text;
}
