import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { boundedRow, formatNumber, unmeasuredRow } from "../report/report-row.ts";
import type { Bench } from "./bench-context.ts";
import { type DevtoolsBrowser, type TraceEvent, withDevtoolsBrowser } from "./devtools-browser.ts";
import { median, percentile } from "./percentile.ts";

const CHROMIUM = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const WHAT = "the widget, from the click to a field that takes keys, ms";
const HELD_UP = "a host page's thread held up at once by the widget, loading and opening, ms of processor time";
const SHIFTED = "layout shift of a host page, loading and opening the widget";
const MOST_MS = 300;
const MOST_HELD_UP_MS = 10;
/** Until a page that was loaded is at rest. */
const AT_REST_MS = 700;
/** The launcher's middle, from the corner. */
const LAUNCHER_PX = 48;

/** On the host page: when it was clicked, and how far its elements moved. */
const WATCH = `<script>
  window.seen = { clicked: 0, shift: 0 };
  addEventListener("click", ({ timeStamp }) => { seen.clicked = performance.timeOrigin + timeStamp }, true);
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) seen.shift += value })
    .observe({ type: "layout-shift", buffered: true });
</script>`;
/** What the browser alone takes: a frame like the chat's with nothing but a field in it. */
const BARE = `<button style="position:fixed;right:20px;bottom:20px;width:56px;height:56px" onclick="
  const frame = document.createElement('iframe');
  frame.sandbox = 'allow-scripts'; frame.src = '/frame'; document.body.append(frame); frame.focus()">Open</button>`;
const FRAME = `<textarea></textarea>
  <script>document.querySelector("textarea").focus(); performance.mark("field ready")</script>`;
/** In the frame: the moment that it marked, once it has, by the clock of both. */
const READY = `new Promise((resolve) => new PerformanceObserver((list) => {
  const [mark] = list.getEntriesByName("field ready");
  if (mark) resolve(performance.timeOrigin + mark.startTime);
}).observe({ type: "mark", buffered: true }))`;

interface Opening {
  ms: number;
  shift: number;
}

/**
 * How long visitors wait for the chat, as the pages themselves see it: from the click on a page of another origin to
 * the field in the frame. The browser runs already, nobody looks into it meanwhile, and the pointer comes with the
 * click, so that nothing was fetched ahead.
 */
export const openWidgetBench: Bench = async ({ client, service, agentId, quick }) => {
  if (!existsSync(CHROMIUM)) return [unmeasuredRow(WHAT, `no Chromium at ${CHROMIUM}`)];
  const pages: Record<string, string> = {
    "/": `${WATCH}<h1>Host</h1><script async src="${service.address}/widget/${agentId}.js"></script>`,
    "/bare": `${WATCH}<h1>Host</h1>${BARE}`,
    "/frame": FRAME,
  };
  const site = createServer(({ url = "" }, response) =>
    response.setHeader("content-type", "text/html").end(`<!doctype html><title>Host</title>${pages[url] ?? ""}`),
  );
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  await client.allowOrigin(agentId, origin);
  await client.publish(agentId);
  try {
    return await withDevtoolsBrowser(CHROMIUM, async (browser) => {
      // The first ones start the browser's own parts.
      for (const path of ["/", "/bare"]) await openOnce(browser, origin + path);
      const openings: Opening[] = [];
      const bare: Opening[] = [];
      for (let round = 0; round < (quick ? 10 : 40); round++) {
        openings.push(await openOnce(browser, `${origin}/`));
        bare.push(await openOnce(browser, `${origin}/bare`));
      }
      const held: number[] = [];
      for (let round = 0; round < (quick ? 3 : 10); round++) held.push(await traceOnce(browser, origin));
      const [times, floor] = [openings, bare].map((rows) => rows.map(({ ms }) => ms)) as [number[], number[]];
      return [
        boundedRow({
          what: WHAT,
          figures: {
            p50: median(times),
            p95: percentile(times, 0.95),
            "an empty sandboxed frame, p50": median(floor),
            "its p95": percentile(floor, 0.95),
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
        boundedRow({
          what: SHIFTED,
          figures: { most: Math.max(...openings.map(({ shift }) => shift)) },
          bounds: [{ figure: "most", atMost: 0 }],
          format: formatNumber,
        }),
      ];
    });
  } finally {
    site.close();
  }
};

async function openOnce(browser: DevtoolsBrowser, address: string): Promise<Opening> {
  const page = await browser.openPage();
  try {
    await page.goto(address);
    const [width = 0, height = 0] = await page.evaluate<[number, number]>(
      `new Promise((resolve) => setTimeout(() => resolve([innerWidth, innerHeight]), ${AT_REST_MS}))`,
    );
    await page.click(width - LAUNCHER_PX, height - LAUNCHER_PX);
    // The browser is left alone until it is done.
    await page.evaluate(`new Promise((resolve) => setTimeout(resolve, ${AT_REST_MS}))`);
    const ready = await page.evaluateInFrame<number>(READY);
    const { clicked, shift } = await page.evaluate<{ clicked: number; shift: number }>("seen");
    return { ms: ready - clicked, shift };
  } finally {
    await page.close();
  }
}

/** Of what the loader does on the page, the longest that it takes without a break. */
async function traceOnce(browser: DevtoolsBrowser, origin: string): Promise<number> {
  const events = await browser.trace(() => openOnce(browser, `${origin}/`));
  const own = events.filter(({ name, args }) => OWN.has(name) && isLoader(args.data));
  if (own.length === 0) throw new Error("The trace shows nothing of the loader.");
  return Math.max(...own.map(({ tdur = 0, dur = 0 }) => (tdur || dur) / 1000));
}

const OWN = new Set(["EvaluateScript", "FunctionCall", "v8.compile"]);
const isLoader = (data: TraceEvent["args"]["data"]) => /\/widget\/[^/]+\.js/.test(data?.url ?? data?.fileName ?? "");
