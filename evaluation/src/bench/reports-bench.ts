import { boundedRow, formatNumber, type ReportRow } from "../report/report-row.ts";
import { startProcess } from "./child-process.ts";
import { withTemporaryFolder } from "./service-under-test.ts";

const MESSAGES = 1_000_000;
const QUICK_MESSAGES = 20_000;
const MOST_MS = 200;

/** How long reports of a busy year take, of every kind and by every filter, over HTTP. */
export async function reportsBench(
  projectRoot: string,
  databaseUrl: string | undefined,
  quick: boolean,
): Promise<ReportRow[]> {
  return withTemporaryFolder(async (temporary) => {
    const messages = quick ? QUICK_MESSAGES : MESSAGES;
    const parameters = [String(messages), process.env.REPORT_YEAR ?? temporary];
    const campaign = startProcess(
      process.execPath,
      ["tools/run-node.js", "server/src/testing/run-report-campaign.ts", ...parameters],
      {
        cwd: projectRoot,
        env: { PATH: process.env.PATH, HOME: process.env.HOME, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) },
      },
    );
    await campaign.ended;
    const said = campaign.lastOutput().trim().split("\n").at(-1)!;
    const { slowest, over } = JSON.parse(said) as {
      slowest: Record<"first" | "warm" | "processor", number>;
      over: number;
    };
    const row = (what: string, figure: "first" | "warm", note = "") =>
      boundedRow({
        what: `${what}, ${formatNumber(messages)} messages, ms`,
        figures: { slowest: slowest[figure] },
        bounds: [{ figure: "slowest", atMost: MOST_MS }],
        format: formatNumber,
        ...(note ? { note } : {}),
      });
    return [
      row(
        "the slowest of 82 reports of a year, median of five",
        "warm",
        over > 0 ? `${over} of them take longer, or their first does.` : "",
      ),
      row(
        "… the first of its kind after a start",
        "first",
        `Once the last year is read ahead, within seconds of a start. \`npm run campaign:reports\` lists all 82.`,
      ),
    ];
  });
}
