import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import type * as Client from "@citedesk/client";
import { build } from "esbuild";
import { type Browser, chromium, type Page } from "playwright-core";
import { findChromium } from "./find-chromium.ts";
import { withTestServer } from "./test-server.ts";

const CHROMIUM = findChromium();
const skip = existsSync(CHROMIUM) ? false : `no Chromium at ${CHROMIUM}; set CHROMIUM_PATH`;
const MEGABYTE = 1024 * 1024;

const { owner, url } = await withTestServer();
const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
let browser: Browser;
let page: Page;

declare global {
  var citedesk: typeof Client;
  var client: Client.CitedeskClient;
}

// A page of another site, which calls the interface as any web application of a client would.
before(async () => {
  if (skip) return;
  const site = createServer((_request, response) =>
    response.setHeader("content-type", "text/html").end("<h1>Site</h1>"),
  );
  await new Promise<void>((resolve) => site.listen(0, "127.0.0.1", resolve));
  after(() => void site.close());
  browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ["--no-sandbox", "--disable-gpu", "--no-first-run"],
  });
  page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(site.address() as AddressInfo).port}/`);
  await page.addScriptTag({ content: await bundle() });
  await page.evaluate(
    ([baseUrl, token]) => {
      globalThis.client = new globalThis.citedesk.CitedeskClient({ baseUrl: baseUrl!, token: token! });
    },
    [url, owner.token!],
  );
});
after(() => browser?.close());

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("../../../client/src/index.ts", import.meta.url))],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "citedesk",
    platform: "browser",
  });
  // A plain script's `var` becomes a property of the window.
  return outputFiles[0]!.text;
}

/** Bytes a second of everything that the page sends; 0: as fast as it goes. */
async function slowDown(uploadThroughput: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const limits = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: uploadThroughput || -1 };
  await session.send("Network.emulateNetworkConditions", limits);
}

test("a browser's upload tells how far it is, from the first part to the whole, and gives the source", {
  skip,
}, async () => {
  await slowDown(2 * MEGABYTE);
  const { source, steps } = await page.evaluate(
    async ([agentId, size]) => {
      const steps: Client.UploadProgress[] = [];
      const text = "# Long\n\n".concat("A line of the file.\n".repeat((size as number) / 20));
      const source = await globalThis.client.upload(
        new File([text], "long.md"),
        { agent_id: agentId as string },
        { onProgress: (progress) => steps.push(progress) },
      );
      return { source, steps };
    },
    [agent.id, MEGABYTE] as const,
  );
  await slowDown(0);
  assert.equal((await owner.get(`/v2/sources/${source.id}`)).body.title, "long.md");
  assert.ok(steps.length >= 3, JSON.stringify(steps));
  const { total } = steps[0]!;
  assert.ok(total !== undefined && total > MEGABYTE && total < MEGABYTE + 2_000, `${total} bytes`);
  assert.ok(steps.every((step, place) => step.total === total && step.sent >= (steps[place - 1]?.sent ?? 0)));
  assert.ok(steps[0]!.sent < total, "the first word comes before the end");
  assert.equal(steps.at(-1)!.sent, total);
});

test("a browser's upload that the service refuses throws what the service says", { skip }, async () => {
  const thrown = await page.evaluate(async (agentId) => {
    const uploading = globalThis.client.upload(
      new File([], "empty.md"),
      { agent_id: agentId },
      { onProgress: () => {} },
    );
    return uploading.then(
      () => undefined,
      (error: Client.CitedeskError) => ({
        isOurs: error instanceof globalThis.citedesk.CitedeskError,
        status: error.status,
        code: error.code,
        requestId: error.requestId,
      }),
    );
  }, agent.id);
  assert.equal(thrown?.isOurs, true);
  assert.deepEqual([thrown?.status, thrown?.code], [422, "empty_file"]);
  assert.ok(thrown?.requestId);
});

test("a browser's upload stops where its signal says, and nothing of it is kept", { skip }, async () => {
  await slowDown(MEGABYTE);
  const thrown = await page.evaluate(
    async ([agentId, size]) => {
      const controller = new AbortController();
      const uploading = globalThis.client.upload(
        new File(["x".repeat(size as number)], "stopped.md"),
        { agent_id: agentId as string },
        { signal: controller.signal, onProgress: () => controller.abort(new Error("I changed my mind.")) },
      );
      return uploading.then(
        () => "it went through",
        (error: Error) => error.message,
      );
    },
    [agent.id, 4 * MEGABYTE] as const,
  );
  await slowDown(0);
  assert.equal(thrown, "I changed my mind.");
  const { body } = await owner.get(`/v2/sources?agent_id=${agent.id}`);
  assert.ok(body.data.every(({ title }: { title: string }) => title !== "stopped.md"));
});

test("a browser streams an answer and watches its chat live, from another site", { skip }, async () => {
  const seen = await page.evaluate(async (agentId) => {
    const types: string[] = [];
    for await (const event of globalThis.client.watch(["chats"])) {
      types.push(event.type);
      if (event.type === "ready")
        for await (const part of globalThis.client.streamChat({ agent_id: agentId, message: "Hello!" }))
          types.push(part.type);
      if (event.type === "message.changed" && event.data.role === "assistant" && event.data.status === "completed")
        break;
    }
    return types;
  }, agent.id);
  for (const type of ["ready", "text-delta", "data-answer", "chat.changed", "message.changed"])
    assert.ok(seen.includes(type), `${type} in ${seen.join(", ")}`);
});
