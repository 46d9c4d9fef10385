import { InvalidError } from "../../platform/errors/app-error.ts";

/** One line, without blanks around it, in one form of its letters: what looks the same is the same tag. */
export function tidyTag(tag: string): string {
  return tag.normalize("NFC").replaceAll(/\s+/g, " ").trim();
}

/** Each once, in the order given. Throws `InvalidError` for one of blanks alone. */
export function tidyTags(tags: readonly string[]): string[] {
  const tidy = tags.map(tidyTag);
  const empty = tidy.indexOf("");
  if (empty >= 0) throw new InvalidError([{ pointer: `/tags/${empty}`, message: "has no letter." }]);
  return [...new Set(tidy)];
}
