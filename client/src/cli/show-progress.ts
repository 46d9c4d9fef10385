const COLUMNS = 24;

export interface Progress {
  done: number;
  /** Undefined: nobody knows yet. */
  all: number | undefined;
  note: string;
}

/** A bar on a terminal; elsewhere a line whenever what it says has changed. */
export function showProgress(out: NodeJS.WritableStream & { isTTY?: boolean }, name: string) {
  let last = "";
  const write = ({ done, all, note }: Progress): void => {
    const share = all ? Math.min(1, done / all) : 0;
    const full = Math.round(share * COLUMNS);
    const bar = `${"█".repeat(full)}${"░".repeat(COLUMNS - full)}`;
    const line = out.isTTY ? `${name} ${bar} ${note}` : `${name}: ${note}`;
    if (line === last) return;
    // What was longer is wiped out.
    out.write(out.isTTY ? `\r${line.padEnd(last.length)}` : `${line}\n`);
    last = line;
  };
  return { write, end: () => void (out.isTTY && last && out.write("\n")) };
}
