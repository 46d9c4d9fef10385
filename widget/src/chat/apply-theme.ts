import type { Theme } from "./chat-settings.ts";

const SCHEMES = ["light", "dark"];

/** On the document, by properties: the policy lets no style stand in it. */
export function applyTheme(theme: Theme, scheme: string): void {
  const { style } = document.documentElement;
  for (const [name, value] of Object.entries(theme)) {
    const [light = "", dark] = [value].flat();
    style.setProperty(`--cd-${name}`, dark === undefined ? light : `light-dark(${light}, ${dark})`);
  }
  style.colorScheme = SCHEMES.includes(scheme) ? scheme : "light dark";
}
