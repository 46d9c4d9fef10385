const STEP_MS = 20 * 86_400_000;
/** No answer is from before or after. */
const EARLIEST = Date.UTC(2020, 0);
const LATEST = Date.UTC(2100, 0);

/**
 * With how long cells a time is counted in a time zone: an hour's, where the zone is whole hours off UTC all the time;
 * undefined where it isn't whole quarters off. Rules change at most some times a year.
 */
export function cellMinutes(timeZone: string, from: string, to: string): 15 | 60 | undefined {
  const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
  let minutes: 15 | 60 = 60;
  const within = (time: string) => Math.min(Math.max(Date.parse(time), EARLIEST), LATEST);
  const [first, last] = [within(from), within(to)];
  for (let at = first; at < last + STEP_MS; at += STEP_MS) {
    const name = format.formatToParts(Math.min(at, last)).find(({ type }) => type === "timeZoneName")!.value;
    const [, part = "00", seconds = "00"] = /:(\d\d)(?::(\d\d))?$/.exec(name) ?? [];
    if (seconds !== "00" || Number(part) % 15 !== 0) return undefined;
    if (part !== "00") minutes = 15;
  }
  return minutes;
}
