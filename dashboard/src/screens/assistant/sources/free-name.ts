/** `prices.pdf` beside one of that name: `prices (2).pdf`, or the first number that is free. */
export function freeName(name: string, taken: ReadonlySet<string>): string {
  const [ending = ""] = /\.[^.]+$/.exec(name) ?? [];
  const stem = name.slice(0, name.length - ending.length);
  let free = name;
  for (let number = 2; taken.has(free); number++) free = `${stem} (${number})${ending}`;
  return free;
}
