/**
 * A first line by which Excel says what parts the cells (`sep=;`), and the rest of the file, whose lines keep their
 * numbers.
 */
export function splitNamedSeparator(source: string): { separator: string | undefined; rest: string } {
  const match = /^\uFEFF?"?sep=([^\r\n])"?[^\S\r\n]*(?=[\r\n])/iu.exec(source);
  return match ? { separator: match[1], rest: source.slice(match[0].length) } : { separator: undefined, rest: source };
}
