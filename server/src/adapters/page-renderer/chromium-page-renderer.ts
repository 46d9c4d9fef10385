import type { Browser, BrowserContext, BrowserType, Route } from "playwright-core";
import { assertNoOpenTransaction } from "../../platform/database/open-transaction-error.ts";
import { FetchFailure, type PageFetcher } from "../../ports/page-fetcher.ts";
import { type PageRenderer, RenderFailure } from "../../ports/page-renderer.ts";

export interface ChromiumPageRendererOptions {
  fetcher: PageFetcher;
  /** The browser's program; without it that of `@sparticuz/chromium`, when it is installed. */
  chromiumPath: string | undefined;
  userAgent: string;
  /** For one page with everything that it loads. Default 15,000. */
  timeoutMs?: number;
}

/**
 * A renderer where `playwright-core` and a Chromium are installed; both are optional. The browser starts with the first
 * page and ends after a minute without one.
 *
 * It has no way out of its own: each request is answered here, through the guarded fetcher, and all that does not
 * pass here (sockets, prefetches, WebRTC) meets a proxy and a resolver that lead nowhere.
 */
export function findChromiumPageRenderer(options: ChromiumPageRendererOptions): PageRenderer | undefined {
  const { fetcher, chromiumPath, userAgent, timeoutMs = 15_000 } = options;
  if (!isInstalled(PLAYWRIGHT) || (chromiumPath === undefined && !isInstalled(PACKAGED_CHROMIUM))) return undefined;
  let browser: Promise<Browser> | undefined;
  let idle: NodeJS.Timeout | undefined;
  /** One page at a time: a browser takes more memory than everything else together. */
  let last: Promise<unknown> = Promise.resolve();

  async function close(): Promise<void> {
    clearTimeout(idle);
    const open = browser;
    browser = undefined;
    await (await open?.catch(() => undefined))?.close();
  }

  async function render(url: string, signal: AbortSignal): Promise<Uint8Array> {
    signal.throwIfAborted();
    clearTimeout(idle);
    browser ??= launch(chromiumPath);
    const open = browser;
    try {
      return await renderWithin(await open, url, { fetcher, userAgent, timeoutMs, signal });
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      await close();
      throw new RenderFailure(
        "The page is empty until its scripts run, and running them failed. Upload its text as a file.",
        { cause: error },
      );
    } finally {
      idle = setTimeout(() => void close(), IDLE_MS);
      idle.unref();
    }
  }

  return {
    render(url, signal) {
      assertNoOpenTransaction("The browser");
      const result = last.then(() => render(url, signal));
      last = result.catch(() => {});
      return result;
    },
    close,
  };
}

async function launch(chromiumPath: string | undefined): Promise<Browser> {
  const { chromium } = (await import(PLAYWRIGHT)) as { chromium: BrowserType };
  return chromium.launch({
    executablePath: chromiumPath ?? (await unpackChromium()),
    // Chromium refuses to sandbox under root; the packaged one brings no sandbox at all.
    chromiumSandbox: chromiumPath !== undefined && process.getuid?.() !== 0,
    proxy: { server: "http://127.0.0.1:1", bypass: "<-loopback>" },
    args: [
      "--host-resolver-rules=MAP * ~NOTFOUND",
      "--force-webrtc-ip-handling-policy=disable_non_proxied_udp",
      "--disable-gpu",
    ],
  });
}

interface RenderLimits {
  fetcher: PageFetcher;
  userAgent: string;
  timeoutMs: number;
  signal: AbortSignal;
}

async function renderWithin(browser: Browser, url: string, limits: RenderLimits): Promise<Uint8Array> {
  const { userAgent, timeoutMs } = limits;
  const context = await browser.newContext({ userAgent, serviceWorkers: "block", acceptDownloads: false });
  const signal = AbortSignal.any([limits.signal, AbortSignal.timeout(timeoutMs)]);
  const abort = () => void context.close().catch(() => {});
  signal.addEventListener("abort", abort, { once: true });
  try {
    await answerRequests(context, limits.fetcher, signal);
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "load", timeout: timeoutMs });
    // Pages that poll are never idle: what is there after a while counts.
    await page.waitForLoadState("networkidle", { timeout: QUIET_MS }).catch(() => {});
    return new TextEncoder().encode(await page.content());
  } finally {
    signal.removeEventListener("abort", abort);
    await context.close().catch(() => {});
  }
}

async function answerRequests(context: BrowserContext, fetcher: PageFetcher, signal: AbortSignal): Promise<void> {
  let requests = 0;
  await context.routeWebSocket(/.*/, (socket) => void socket.close());
  await context.route("**/*", async (route) => {
    const request = route.request();
    requests += 1;
    const isWanted = request.method() === "GET" && WANTED.has(request.resourceType()) && requests <= MAX_REQUESTS;
    if (!isWanted) return route.abort("blockedbyclient").catch(() => {});
    await answer(route, fetcher, signal).catch(() => route.abort("failed").catch(() => {}));
  });
}

async function answer(route: Route, fetcher: PageFetcher, signal: AbortSignal): Promise<void> {
  try {
    const { status, headers, body } = await fetcher.fetch({
      url: route.request().url(),
      headers: { accept: "*/*" },
      maxBytes: MAX_BYTES,
      timeoutMs: REQUEST_MS,
      signal,
    });
    const { "content-encoding": _encoding, "content-length": _length, ...kept } = headers;
    await route.fulfill({ status, headers: kept, body: Buffer.from(body) });
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    await route.abort(error.code === "private_address" ? "accessdenied" : "failed");
  }
}

async function unpackChromium(): Promise<string> {
  const packaged = (await import(PACKAGED_CHROMIUM)) as { default: { executablePath(): Promise<string> } };
  return packaged.default.executablePath();
}

/** Without loading it: only the first page that needs it pays for that. */
function isInstalled(name: string): boolean {
  try {
    import.meta.resolve(name);
    return true;
  } catch {
    return false;
  }
}

// Named here and not in the imports: neither is a dependency, and both may be missing.
const PLAYWRIGHT: string = "playwright-core";
const PACKAGED_CHROMIUM: string = "@sparticuz/chromium";

/** What text can depend on. Pictures, fonts and films are not asked for. */
const WANTED = new Set(["document", "script", "xhr", "fetch", "stylesheet"]);
const MAX_REQUESTS = 150;
const MAX_BYTES = 5_000_000;
const REQUEST_MS = 8000;
const QUIET_MS = 2000;
const IDLE_MS = 60_000;
