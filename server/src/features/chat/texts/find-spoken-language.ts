import { primaryLanguage, questionLanguage, readConsent, smalltalkLanguages, type Turn } from "@citedesk/grounding";

export interface Spoken {
  /** The agent's: a BCP 47 tag, or `auto` or nothing for the visitor's own. */
  setting: string;
  message: string;
  /** The turns before, oldest first. */
  history: readonly Turn[];
}

/**
 * The language in which an assistant speaks for itself, as a primary subtag: the one that it is set to, else the
 * message's, else the last that the visitor is known to have spoken, else the commonest of the sources, which are asked
 * for only then. Null when nothing tells.
 */
export async function findSpokenLanguage(
  { setting, message, history }: Spoken,
  sourceLanguages: () => Promise<readonly string[]>,
): Promise<string | null> {
  if (setting !== "" && setting !== "auto") return primaryLanguage(setting);
  // `Hallo` is German as well as Dutch: what was said before, or the sources, decide between those.
  const possible = smalltalkLanguages(message);
  const isPossible = (language: string) => possible.length === 0 || possible.includes(language);
  if (possible.length === 1) return possible[0]!;
  const said = [
    message,
    ...history
      .filter(({ role }) => role === "user")
      .map(({ text }) => text)
      .reverse(),
  ];
  const told = said.map(languageOf).find((language) => language !== null && isPossible(language));
  if (told) return told;
  return (await sourceLanguages()).find(isPossible) ?? possible[0] ?? null;
}

/** `No` is English, Spanish and Italian. */
function languageOf(text: string): string | null {
  if (readConsent(text) !== null) return null;
  const possible = smalltalkLanguages(text);
  if (possible.length > 0) return possible.length === 1 ? possible[0]! : null;
  const language = questionLanguage(text);
  return language === null ? null : primaryLanguage(language);
}
