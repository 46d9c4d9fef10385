import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Browser, chromium } from "playwright-core";
import { boundedRow, formatNumber, unmeasuredRow } from "../report/report-row.ts";
import type { Bench } from "./bench-context.ts";
import { median, percentile } from "./percentile.ts";

const CHROMIUM = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const WHAT = "the widget, from the click to a field that can be typed in, ms";
const HELD_UP = "a host page's thread held up at once by the widget, loading and opening, ms of processor time";
const MOST_MS = 300;
/** What the browser alone takes: a frame like the chat's with nothing but a field in it. */
const BARE = "const f = document.createElement('iframe'); f.sandbox = ''; f.src = '/frame'; document.body.append(f)";
const MOST_HELD_UP_MS = 10;
/** Until the browser is done with itself: its new window loads pages of its own for about as long. */
const WINDOW_OPENED_MS = 1_500;

/**
 * How long visitors wait for the chat: a page of another origin with the loader, in Chromium, its cache empty each
 * time. The pointer comes with the click, so nothing was fetched ahead.
 */
export const openWidgetBench: Bench = async ({ client, service, agentId, quick }) => {
  if (!existsSync(CHROMIUM)) return [unmeasuredRow(WHAT, `no Chromium at ${CHROMIUM}`)];
  const pages: Record<string, string> = {
    "/": `<h1>Host</h1><script async src="${service.address}/widget/${agentId}.js"></script>`,
    "/bare": `<h1>Host</h1><button class="launcher" onclick="${BARE}">Open</button>`,
    "/frame": '<div class="composer"><textarea></textarea></div>',
  };
  const site = createServer(({ url = "" }, response) =>
    response.setHeader("content-type", "text/html").end(`<!doctype html><title>Host</title>${pages[url] ?? ""}`),
  );
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  await client.allowOrigin(agentId, origin);
  await client.publish(agentId);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const times: number[] = [];
    // The first one starts the browser's own parts.
    await openOnce(browser, origin);
    const bare: number[] = [];
    for (let round = 0; round < (quick ? 8 : 25); round++) {
      times.push(await openOnce(browser, origin));
      bare.push(await openOnce(browser, `${origin}/bare`));
    }
    const held: number[] = [];
    for (let round = 0; round < (quick ? 3 : 10); round++) held.push(await traceOnce(browser, origin));
    return [
      boundedRow({
        what: WHAT,
        figures: {
          p50: median(times),
          p95: percentile(times, 0.95),
          "an empty sandboxed frame": median(bare),
          "times that": median(times) / median(bare),
        },
        bounds: [{ figure: "p95", atMost: MOST_MS }],
        format: formatNumber,
      }),
      boundedRow({
        what: HELD_UP,
        figures: { p50: median(held), most: Math.max(...held) },
        bounds: [{ figure: "p50", atMost: MOST_HELD_UP_MS }],
        format: formatNumber,
      }),
    ];
  } finally {
    await browser.close();
    site.close();
  }
};

/** Milliseconds from the click, with nothing in the browser's cache. */
async function openOnce(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(origin);
    const launcher = page.locator(".launcher");
    await launcher.waitFor();
    await page.waitForTimeout(WINDOW_OPENED_MS);
    const field = page.locator("iframe").contentFrame().locator(".composer textarea");
    const clicked = performance.now();
    await launcher.click();
    await field.waitFor();
    return performance.now() - clicked;
  } finally {
    await context.close();
  }
}

/** Of what the loader does on the page, the longest that it takes without a break. */
async function traceOnce(browser: Browser, origin: string): Promise<number> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await browser.startTracing(page, { categories: ["devtools.timeline", "v8"] });
    await page.goto(origin);
    await page.locator(".launcher").click();
    await page.locator("iframe").contentFrame().locator(".composer textarea").waitFor();
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    const own = trace.traceEvents.filter(({ name, args }) => OWN.has(name) && isLoader(args.data));
    if (own.length === 0) throw new Error("The trace shows nothing of the loader.");
    return Math.max(...own.map(({ tdur = 0, dur = 0 }) => (tdur || dur) / 1000));
  } finally {
    await context.close();
  }
}

/** Of Chromium's trace format; microseconds, `tdur` of processor time. */
interface TraceEvent {
  name: string;
  dur?: number;
  tdur?: number;
  args: { data?: { url?: string; fileName?: string } };
}
const OWN = new Set(["EvaluateScript", "FunctionCall", "v8.compile"]);
const isLoader = (data: TraceEvent["args"]["data"]) => /\/widget\/[^/]+\.js/.test(data?.url ?? data?.fileName ?? "");
