import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "playwright-core";
import { boundedRow, formatNumber, type ReportRow, unmeasuredRow } from "../report/report-row.ts";
import { startProcess } from "./child-process.ts";
import { median, percentile } from "./percentile.ts";
import { startService, withTemporaryFolder } from "./service-under-test.ts";

const CHROMIUM = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const ANSWERS = "the dashboard, from a click or key to what it shows next, ms";
const FRAMES = "the dashboard's lists while they are scrolled, ms a frame";
const LISTS = "the dashboard, from the click to a list's first rows, ms";
const MOST_ANSWER_MS = 100;
/** A frame of 60 a second, and the clock's own steps. */
const MOST_FRAME_MS = 17.5;
const VISITORS = "60";
/** The shop's website, with all of the pages. */
const LARGEST_SOURCE = /harbor.lantern/i;
const SCROLL_STEPS = 60;
const SCROLL_PIXELS = 400;

/** How an owner's pages move with 10,000 chats, 10,000 pages and their gaps: the demo's week, repeated. */
export async function ownerPagesBench(projectRoot: string, quick: boolean): Promise<ReportRow[]> {
  if (!existsSync(CHROMIUM)) return [unmeasuredRow(ANSWERS, `no Chromium at ${CHROMIUM}`)];
  return withTemporaryFolder(async (folder) => {
    const dataFolder = join(folder, "data");
    const signIn = await fillDemo(projectRoot, dataFolder, quick ? "1000" : "10000");
    const service = await startService({ projectRoot, dataFolder });
    const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
    try {
      return report(await walk(browser, service.address, signIn));
    } finally {
      await browser.close();
      await service.stop();
    }
  });
}

interface SignIn {
  email: string;
  password: string;
}

async function fillDemo(projectRoot: string, dataFolder: string, rows: string): Promise<SignIn> {
  const parameters = ["server/src/demo/run-demo.ts", "--fill-only", "--visitors", VISITORS, "--rows", rows];
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataFolder };
  const demo = startProcess(process.execPath, ["tools/run-node.js", ...parameters], { cwd: projectRoot, env });
  await demo.ended;
  const [, email, password] = /e-mail +(\S+)\s+password +(\S+)/.exec(demo.lastOutput()) ?? [];
  if (email === undefined || password === undefined) throw new Error(`No demo was made: ${demo.lastOutput()}`);
  return { email, password };
}

interface Measured {
  /** Of each click and key, up to the next paint. */
  answers: { what: string; ms: number }[];
  lists: number[];
  frames: number[];
}

async function walk(browser: Browser, address: string, signIn: SignIn): Promise<Measured> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 } })).newPage();
  await page.addInitScript(OBSERVE);
  await page.goto(`${address}/`);
  await page.getByLabel("E-mail").fill(signIn.email);
  await page.getByLabel("Password", { exact: true }).fill(signIn.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  const bar = page.getByRole("navigation").first();
  const measured: Measured = { answers: [], lists: [], frames: [] };
  const rows = page.getByRole("row").nth(1);
  for (const [name, first] of [
    ["Inbox", page.getByRole("navigation", { name: "Chats" }).getByRole("listitem").first()],
    ["Gaps", rows],
    ["Visitors", rows],
    ["Insights", page.locator("svg[role]").first()],
  ] as const) {
    const clicked = performance.now();
    await bar.getByRole("link", { name }).click();
    await first.waitFor();
    measured.lists.push(performance.now() - clicked);
    await scroll(page, measured);
    await collect(page, name, measured);
  }
  await bar.getByRole("link", { name: "Assistants" }).click();
  await page.locator('main a[href^="/assistants/"]').first().click();
  await page.getByRole("link", { name: "Sources", exact: true }).click();
  await page.getByRole("row", { name: LARGEST_SOURCE }).getByRole("link").first().click();
  await rows.waitFor();
  await scroll(page, measured);
  await collect(page, "Pages", measured);
  return measured;
}

/** A wheel that turns without a rest, over whatever scrolls in the page's midst. */
async function scroll(page: Page, measured: Measured): Promise<void> {
  await page.mouse.move(400, 500);
  await page.evaluate("framesOf.begin()");
  for (let step = 0; step < SCROLL_STEPS; step++) await page.mouse.wheel(0, SCROLL_PIXELS);
  measured.frames.push(...((await page.evaluate("framesOf.end()")) as number[]));
}

async function collect(page: Page, what: string, measured: Measured): Promise<void> {
  const answers = (await page.evaluate("answersSeen.splice(0)")) as number[];
  measured.answers.push(...answers.map((ms) => ({ what, ms })));
}

/** In the page: the browser's own measure of how long each event waits for its paint, in steps of 8 ms. */
const OBSERVE = `
globalThis.answersSeen = [];
new PerformanceObserver((list) => {
  for (const { duration, interactionId } of list.getEntries()) if (interactionId) answersSeen.push(duration);
}).observe({ type: "event", durationThreshold: 16, buffered: true });
globalThis.framesOf = {
  begin() {
    this.times = [];
    let last;
    const frame = (now) => {
      if (!this.times) return;
      if (last !== undefined) this.times.push(now - last);
      last = now;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  },
  end() {
    const { times } = this;
    this.times = undefined;
    return times;
  },
};`;

function report({ answers, lists, frames }: Measured): ReportRow[] {
  const times = answers.map(({ ms }) => ms);
  return [
    boundedRow({
      what: ANSWERS,
      figures: { p50: median(times), most: Math.max(...times) },
      bounds: [{ figure: "most", atMost: MOST_ANSWER_MS }],
      format: formatNumber,
    }),
    boundedRow({
      what: FRAMES,
      figures: { p50: median(frames), p95: percentile(frames, 0.95) },
      bounds: [{ figure: "p95", atMost: MOST_FRAME_MS }],
      format: formatNumber,
    }),
    boundedRow({
      what: LISTS,
      figures: { p50: median(lists), most: Math.max(...lists) },
      bounds: [],
      format: formatNumber,
    }),
  ];
}
