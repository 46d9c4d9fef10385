import type { Schema } from "@citedesk/client";

/** The theme of an assistant as the form has it. */
export function readLook({ theme, welcome_message, starter_questions }: Schema<"Agent">) {
  return {
    accent_light: theme.colors?.light?.accent ?? "",
    accent_dark: theme.colors?.dark?.accent ?? "",
    radius: String(theme.radius ?? 12),
    font_size: String(theme.font_size ?? 15),
    launcher_size: String(theme.launcher_size ?? 56),
    position: theme.position ?? "end",
    offset_x: String(theme.offset_x ?? 20),
    offset_y: String(theme.offset_y ?? 20),
    font: theme.font ?? "",
    welcome_message,
    starter_questions: starter_questions.join("\n"),
  };
}

export type Look = ReturnType<typeof readLook>;
