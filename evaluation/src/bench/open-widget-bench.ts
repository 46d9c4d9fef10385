import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { boundedRow, formatNumber, type ReportRow, unmeasuredRow } from "../report/report-row.ts";
import type { Bench } from "./bench-context.ts";
import { type DevtoolsBrowser, type TraceEvent, withDevtoolsBrowser } from "./devtools-browser.ts";
import { median, percentile } from "./percentile.ts";

const CHROMIUM = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
const MOST_MS = 300;
const MOST_HELD_UP_MS = 10;
/** Until a page that was loaded is at rest. */
const AT_REST_MS = 700;
/** The launcher's middle, from the corner. */
const LAUNCHER_PX = 48;

/** Where the chat stands, and what of its page is measured. */
const SURFACES = [
  {
    name: "bubble",
    ready: "the widget, from the click to a field that takes keys, ms",
    heldUp: "a host page's thread held up at once by the widget, loading and opening, ms of processor time",
    shifted: "layout shift of a host page, loading and opening the widget",
  },
  {
    name: "inline",
    ready: "the chat inside a page, from the page's opening to a field that takes keys, ms",
    heldUp: "a host page's thread held up at once by the chat inside it, ms of processor time",
    shifted: "layout shift of a host page with the chat inside it",
  },
  {
    name: "page",
    ready: "the full page, from its opening to a field that takes keys, ms",
    heldUp: "the full page's thread held up at once by the loader, ms of processor time",
    shifted: "layout shift of the full page",
  },
] as const;

/** On the host page: when it was clicked. */
const WATCH = `<script>
  window.clicked = 0;
  addEventListener("click", ({ timeStamp }) => { clicked = performance.timeOrigin + timeStamp }, true);
</script>`;
/** On any page, afterwards: when it was opened, or clicked, and how far its elements have moved. */
const LOOK_BACK = `new Promise((resolve) => {
  let shift = 0;
  const observer = new PerformanceObserver((list) => { for (const { value } of list.getEntries()) shift += value });
  observer.observe({ type: "layout-shift", buffered: true });
  setTimeout(() => resolve({ begun: self.clicked || performance.timeOrigin, shift }), 50);
})`;
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
 * How long visitors wait for the chat, as the pages themselves see it: from the click on a page of another origin, or
 * from the opening of the page that it is part of, to the field in the frame. The browser runs already, nobody looks
 * into it meanwhile, and the pointer comes with the click, so that nothing was fetched ahead.
 */
export const openWidgetBench: Bench = async ({ client, service, agentId, quick }) => {
  if (!existsSync(CHROMIUM)) return SURFACES.map(({ ready }) => unmeasuredRow(ready, `no Chromium at ${CHROMIUM}`));
  const script = (attributes: string) =>
    `<script async src="${service.address}/widget/${agentId}.js" ${attributes}></script>`;
  const pages: Record<string, string> = {
    "/bubble": `${WATCH}<h1>Host</h1>${script("")}`,
    // Its place is kept free, as for a picture; what follows stays where it is.
    "/inline": `<h1>Host</h1><section id="help" style="min-height:640px"></section>${script('data-mode="inline" data-target="#help"')}<p>More</p>`,
    "/bare": `${WATCH}<h1>Host</h1>${BARE}`,
    "/frame": FRAME,
  };
  const site = createServer(({ url = "" }, response) =>
    response.setHeader("content-type", "text/html").end(`<!doctype html><title>Host</title>${pages[url] ?? ""}`),
  );
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  const addresses = {
    bubble: `${origin}/bubble`,
    inline: `${origin}/inline`,
    page: `${service.address}/a/${agentId}`,
    bare: `${origin}/bare`,
  };
  await client.allowOrigin(agentId, origin);
  await client.publish(agentId);
  try {
    return await withDevtoolsBrowser(CHROMIUM, async (browser) => {
      const openings: Record<keyof typeof addresses, Opening[]> = { bubble: [], inline: [], page: [], bare: [] };
      const names = Object.keys(openings) as (keyof typeof addresses)[];
      // The first ones start the browser's own parts.
      for (const name of names) await openOnce(browser, addresses[name]);
      for (let round = 0; round < (quick ? 10 : 40); round++)
        for (const name of names) openings[name].push(await openOnce(browser, addresses[name]));
      const rows: ReportRow[] = [];
      for (const { name, ready, heldUp, shifted } of SURFACES) {
        const held: number[] = [];
        for (let round = 0; round < (quick ? 3 : 10); round++) held.push(await traceOnce(browser, addresses[name]));
        const floor = name === "bubble" ? quantiles(openings.bare) : undefined;
        rows.push(
          boundedRow({
            what: ready,
            figures: {
              ...quantiles(openings[name]),
              ...(floor ? { "an empty sandboxed frame, p50": floor.p50, "its p95": floor.p95 } : {}),
            },
            bounds: [{ figure: "p95", atMost: MOST_MS }],
            format: formatNumber,
          }),
          boundedRow({
            what: heldUp,
            figures: { p50: median(held), most: Math.max(...held) },
            bounds: [{ figure: "p50", atMost: MOST_HELD_UP_MS }],
            format: formatNumber,
          }),
          boundedRow({
            what: shifted,
            figures: { most: Math.max(...openings[name].map(({ shift }) => shift)) },
            bounds: [{ figure: "most", atMost: 0 }],
            format: formatNumber,
          }),
        );
      }
      return rows;
    });
  } finally {
    site.close();
  }
};

function quantiles(openings: Opening[]): { p50: number; p95: number } {
  const times = openings.map(({ ms }) => ms);
  return { p50: median(times), p95: percentile(times, 0.95) };
}

async function openOnce(browser: DevtoolsBrowser, address: string): Promise<Opening> {
  const page = await browser.openPage();
  try {
    await page.goto(address);
    const isClicked = /\/(?:bubble|bare)$/.test(address);
    const [width = 0, height = 0] = await page.evaluate<[number, number]>(
      `new Promise((resolve) => setTimeout(() => resolve([innerWidth, innerHeight]), ${AT_REST_MS}))`,
    );
    if (isClicked) {
      await page.click(width - LAUNCHER_PX, height - LAUNCHER_PX);
      // The browser is left alone until it is done.
      await page.evaluate(`new Promise((resolve) => setTimeout(resolve, ${AT_REST_MS}))`);
    }
    const ready = await page.evaluateInFrame<number>(READY);
    const { begun, shift } = await page.evaluate<{ begun: number; shift: number }>(LOOK_BACK);
    return { ms: ready - begun, shift };
  } finally {
    await page.close();
  }
}

/** Of what the loader does on the page, the longest that it takes without a break. */
async function traceOnce(browser: DevtoolsBrowser, address: string): Promise<number> {
  const events = await browser.trace(() => openOnce(browser, address));
  const own = events.filter(({ name, args }) => OWN.has(name) && isLoader(args.data));
  if (own.length === 0) throw new Error("The trace shows nothing of the loader.");
  return Math.max(...own.map(({ tdur = 0, dur = 0 }) => (tdur || dur) / 1000));
}

const OWN = new Set(["EvaluateScript", "FunctionCall", "v8.compile"]);
const isLoader = (data: TraceEvent["args"]["data"]) => /\/widget\/[^/]+\.js/.test(data?.url ?? data?.fileName ?? "");
