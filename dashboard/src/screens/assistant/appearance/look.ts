import type { Schema } from "@citedesk/client";
import { inheritedTheme, readTheme, type ThemeTexts } from "./theme-texts.ts";

/** What an assistant's form of its appearance has. */
export function readLook({ theme, welcome_message, starter_questions }: Schema<"Agent">) {
  return { ...readTheme(theme), welcome_message, starter_questions: starter_questions.join("\n") };
}

export type Look = ReturnType<typeof readLook>;

/** As visitors see it: over what the assistant sets lies nothing, below it its brand. */
export function shownLook(look: Look, brand: Pick<Schema<"Brand">, "theme"> | undefined): Look {
  const below = inheritedTheme(brand?.theme);
  const laid = (Object.keys(below) as (keyof ThemeTexts)[]).map((name) => [name, look[name].trim() || below[name]]);
  return { ...look, ...Object.fromEntries(laid) };
}
