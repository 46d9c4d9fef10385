/**
 * A moment of the database, `xmin:xmax:in progress`, as Postgres writes it: everything that a transaction below xmin,
 * or between and not in the list, had done. It is the id of every live event: what it doesn't show is what its reader
 * has yet to see.
 */
export type Snapshot = string;

const FORM = /^(\d{1,19}):(\d{1,19}):((?:\d{1,19}(?:,\d{1,19})*)?)$/;

/** Undefined for anything that Postgres would refuse. */
export function parseSnapshot(text: string): Snapshot | undefined {
  const match = FORM.exec(text);
  if (!match) return undefined;
  const [xmin, xmax] = [BigInt(match[1]!), BigInt(match[2]!)];
  const open = match[3] ? match[3].split(",").map(BigInt) : [];
  const isOrdered = open.every((id, place) => id >= xmin && id < xmax && (place === 0 || id > open[place - 1]!));
  return xmin > 0n && xmin <= xmax && isOrdered ? text : undefined;
}
