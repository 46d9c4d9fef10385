import { findSpokenLanguage } from "./find-spoken-language.ts";
import type { FixedTexts } from "./fixed-texts.ts";
import { textsIn } from "./texts-in.ts";

/** What an assistant says where nobody asks: in its own language, or that of what a visitor asked, newest first. */
export async function speak(setting: string, questions: readonly string[]): Promise<FixedTexts> {
  const [message = "", ...before] = questions;
  const history = before.toReversed().map((text) => ({ role: "user" as const, text }));
  return textsIn(await findSpokenLanguage({ setting, message, history }, async () => []));
}
