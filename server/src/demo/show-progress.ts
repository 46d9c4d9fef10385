const COLUMNS = 30;

/** A bar on a terminal; elsewhere a line for each tenth. */
export function showProgress(what: string, out: NodeJS.WriteStream = process.stderr): (share: number) => void {
  let shown = -1;
  const steps = out.isTTY ? 100 : 10;
  return (share) => {
    const step = Math.floor(share * steps);
    if (step <= shown) return;
    shown = step;
    const percent = `${Math.floor(share * 100)} %`.padStart(5);
    const full = Math.round(share * COLUMNS);
    if (!out.isTTY) out.write(`${what} ${percent}\n`);
    else out.write(`\r${what} ${"█".repeat(full)}${"░".repeat(COLUMNS - full)} ${percent}${share >= 1 ? "\n" : ""}`);
  };
}
