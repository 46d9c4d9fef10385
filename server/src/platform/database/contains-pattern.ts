/** A pattern for `LIKE` and `ILIKE` that finds this text anywhere, each of its characters as it stands. */
export function containsPattern(text: string): string {
  return `%${escapeLike(text)}%`;
}

export function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, "\\$&");
}
