import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, test } from "node:test";
import { findChromium } from "../../testing/find-chromium.ts";
import { startLoopbackServer } from "../page-fetcher/loopback-server.ts";
import { createUndiciPageFetcher } from "../page-fetcher/undici-page-fetcher.ts";
import { findChromiumPageRenderer } from "./chromium-page-renderer.ts";

const CHROMIUM = findChromium();
const skip = existsSync(CHROMIUM) ? false : `no Chromium at ${CHROMIUM}; set CHROMIUM_PATH`;

// Stands for what the browser must not reach: the fetcher lets 127.0.0.2 alone through.
const outside = await startLoopbackServer((_request, response) => response.end("never seen"));
const site = await startLoopbackServer(
  (request, response) => {
    response.setHeader("content-type", request.url?.endsWith(".js") ? "text/javascript" : "text/html");
    if (request.url === "/text") return void response.end("Words from the server.");
    if (request.url !== "/app.js") return void response.end('<div id="root"></div><script src="/app.js"></script>');
    response.end(`
    const say = (text) => document.getElementById("root").append(text, " ");
    const tryThis = (name, work) => work().then(() => say(name + " got out")).catch(() => say(name + " was refused"));
    fetch("/text").then((answer) => answer.text()).then(say);
    tryThis("elsewhere", () => fetch("http://10.0.0.1/"));
    tryThis("inside", () => fetch("http://localhost:${outside.port}/", { mode: "no-cors" }));
    tryThis("socket", () => new Promise((open, failed) => {
      const socket = new WebSocket("ws://127.0.0.1:${outside.port}/");
      socket.onopen = open; socket.onclose = failed;
    }));
    tryThis("post", () => fetch("/text", { method: "POST" }));
  `);
  },
  { host: "127.0.0.2" },
);
const fetcher = createUndiciPageFetcher({ userAgent: "test", allowedNetworks: ["127.0.0.2/32"], allowedPorts: "any" });
after(async () => {
  await fetcher.close();
  await site.close();
  await outside.close();
});

test("a page's scripts run, and nothing they ask for passes by the guarded fetcher", { skip }, async () => {
  const renderer = findChromiumPageRenderer({ fetcher, chromiumPath: CHROMIUM, userAgent: "CitedeskBot/test" });
  assert.ok(renderer);
  after(() => renderer.close());
  const html = new TextDecoder().decode(
    await renderer.render(`http://127.0.0.2:${site.port}/`, AbortSignal.timeout(30_000)),
  );
  assert.match(html, /Words from the server/);
  for (const way of ["elsewhere", "inside", "socket", "post"]) assert.match(html, new RegExp(`${way} was refused`));
  assert.equal(outside.connections(), 0);
  assert.deepEqual(site.requests.map(({ path }) => path).toSorted(), ["/", "/app.js", "/text"]);
  assert.equal(site.requests[0]?.headers["user-agent"], "test");
});

test("a page that can't be reached fails with a sentence", { skip }, async () => {
  const renderer = findChromiumPageRenderer({ fetcher, chromiumPath: CHROMIUM, userAgent: "CitedeskBot/test" });
  after(() => renderer?.close());
  await assert.rejects(renderer!.render("http://10.0.0.1/", AbortSignal.timeout(30_000)), {
    name: "RenderFailure",
    message: /running them failed/,
  });
});

test("without a browser there is no renderer, and that costs nothing", () => {
  const renderer = findChromiumPageRenderer({ fetcher, chromiumPath: undefined, userAgent: "CitedeskBot/test" });
  assert.equal(renderer, undefined);
});
