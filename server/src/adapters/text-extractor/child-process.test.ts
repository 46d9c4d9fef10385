import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { makeScannedPdf } from "../../../../extraction/src/pdf/make-scanned-pdf.ts";
import { ExtractionFailure } from "../../ports/text-extractor.ts";
import { until } from "../../testing/open-chat.ts";
import { type ChildProcessTextExtractorOptions, createChildProcessTextExtractor } from "./child-process.ts";

/** A child whose behaviour the file's name asks for. */
const STAND_IN = `
import { createInterface } from "node:readline";
import { readFileSync, writeFileSync } from "node:fs";
const say = (answer) => process.stdout.write(JSON.stringify(answer) + "\\n");
for await (const line of createInterface({ input: process.stdin })) {
  const { fileName } = JSON.parse(line);
  const sleep = (milliseconds) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
  if (fileName === "hang") { for (;;); }
  else if (fileName === "idle") sleep(600_000);
  else if (fileName === "slowed") {
    for (let turn = 0; turn < 25; turn++) { const end = Date.now() + 20; while (Date.now() < end); sleep(110); }
    say({ failure: { code: "broken", message: "done" } });
  }
  else if (fileName === "exit") process.exit(3);
  else if (fileName === "grow") { const kept = []; for (;;) kept.push(Buffer.alloc(8_000_000, 1)); }
  else if (fileName === "heap") { const kept = []; for (;;) kept.push(new Array(1000).fill(Math.random())); }
  else if (fileName === "babble") process.stdout.write("x".repeat(3_000_000));
  else if (fileName === "nonsense") process.stdout.write("no JSON\\n");
  else if (fileName === "pid") say({ failure: { code: "broken", message: String(process.pid) } });
  else if (fileName === "environment") say({ failure: { code: "broken", message: JSON.stringify(process.env) } });
  else if (fileName === "read") {
    try { readFileSync(process.argv[1].replace("child.mjs", "page.html")); say({ failure: { code: "broken", message: "read" } }); }
    catch (error) { say({ failure: { code: "broken", message: error.code } }); }
  }
  else if (fileName === "write") {
    try { writeFileSync(process.argv[1] + ".out", "x"); say({ error: "wrote" }); }
    catch (error) { say({ failure: { code: "broken", message: error.code } }); }
  }
}
`;

let folder: string;
before(() => {
  folder = mkdtempSync(join(tmpdir(), "extractor-"));
  writeFileSync(join(folder, "child.mjs"), STAND_IN);
  writeFileSync(join(folder, "page.html"), "<html lang=en><title>Opening hours</title><p>We open at nine.</p></html>");
});
after(() => rmSync(folder, { recursive: true }));

async function withExtractor<T>(
  options: Partial<ChildProcessTextExtractorOptions>,
  use: (extractor: ReturnType<typeof createChildProcessTextExtractor>) => Promise<T>,
): Promise<T> {
  const extractor = createChildProcessTextExtractor(options);
  try {
    return await use(extractor);
  } finally {
    await extractor.close();
  }
}

/** The optional packages, as the child looks for them. */
function isRecognitionInstalled(): boolean {
  const { resolve } = createRequire(import.meta.resolve("@citedesk/extraction/child"));
  try {
    return Boolean(resolve("tesseract.js") && resolve("@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz"));
  } catch {
    return false;
  }
}

const ask = (fileName: string) => ({ path: join(folder, fileName), fileName });
/** What the stand-in is to do; there is nothing in it. */
const tell = (fileName: string) => ({ bytes: new Uint8Array(), fileName });

function fails(code: string) {
  return (error: unknown) => error instanceof ExtractionFailure && error.code === code;
}

function isRunning(pid: number): boolean {
  return existsSync(`/proc/${pid}`);
}

async function pidOf(extractor: ReturnType<typeof createChildProcessTextExtractor>): Promise<number> {
  const failure = await extractor.extract(tell("pid")).catch((error: Error) => error);
  return Number((failure as Error).message);
}

describe("with the extraction's own child", () => {
  test("a page comes back as text with its title and language", async () => {
    await withExtractor({}, async (extractor) => {
      const document = await extractor.extract(ask("page.html"));
      assert.equal(document.text, "We open at nine.");
      assert.equal(document.title, "Opening hours");
      assert.equal(document.language, "en");
    });
  });

  test("bytes that are handed over give what their file gives", async () => {
    await withExtractor({}, async (extractor) => {
      const bytes = readFileSync(join(folder, "page.html"));
      const { text } = await extractor.extract({ bytes: bytes.subarray(0), fileName: "page.html" });
      assert.equal(text, (await extractor.extract(ask("page.html"))).text);
    });
  });

  test("a scan is recognized under the child's own limits, or said to be one where recognition is not installed", async () => {
    const lines = ["The lamp is made of oak", "and shines for ten hours."];
    const bytes = await makeScannedPdf(lines.map((text, index) => ({ text, y: 700 - index * 30, size: 18 })));
    await withExtractor({}, async (extractor) => {
      const reading = extractor.extract({ bytes, fileName: "scan.pdf" });
      if (!isRecognitionInstalled()) return assert.rejects(reading, fails("scanned"));
      const { text, pages } = await reading;
      assert.match(text, /The lamp is made of oak\s+and shines for ten hours/);
      assert.equal(pages[0]?.number, 1);
    });
  });

  test("a scan of more pages than there is time for is refused as one, within the time", async () => {
    const page = Array.from({ length: 40 }, (_, row) => ({
      text: `The lamp number ${row} is made of oak`,
      y: 760 - row * 18,
    }));
    const bytes = await makeScannedPdf(page, 30);
    await withExtractor({}, async (extractor) => {
      // Past the time it would be "timeout".
      await assert.rejects(extractor.extract({ bytes, fileName: "scan.pdf" }), fails("scanned"));
    });
  });

  test("a file that can't be opened isn't blamed on the document", async () => {
    await withExtractor({}, async (extractor) => {
      await assert.rejects(extractor.extract(ask("gone.txt")), (error: Error) => {
        return !(error instanceof ExtractionFailure) && /can't be opened: ENOENT/.test(error.message);
      });
    });
  });

  test("a file larger than a pipe takes at once is handed over whole", async () => {
    const lines = Array.from({ length: 60_000 }, (_, row) => `Lamp ${row} is made of oak.`);
    writeFileSync(join(folder, "long.txt"), lines.join("\n"));
    await withExtractor({}, async (extractor) => {
      const { text } = await extractor.extract(ask("long.txt"));
      assert.equal(text, lines.join("\n"));
    });
  });

  test("documents that come at the same time are all read", async () => {
    await withExtractor({ processes: 2 }, async (extractor) => {
      const documents = await Promise.all(Array.from({ length: 12 }, () => extractor.extract(ask("page.html"))));
      assert.deepEqual(new Set(documents.map(({ text }) => text)), new Set(["We open at nine."]));
    });
  });
});

describe("with a child that misbehaves", () => {
  const standIn = () => ({ childMain: join(folder, "child.mjs"), wallMilliseconds: 60_000 });

  test("a child that takes too long is killed with timeout and the next document gets a new one", async () => {
    await withExtractor({ ...standIn(), wallMilliseconds: 3_000 }, async (extractor) => {
      const pid = await pidOf(extractor);
      await assert.rejects(extractor.extract(tell("hang")), fails("timeout"));
      const next = await pidOf(extractor);
      assert.notEqual(next, pid);
      assert.equal(isRunning(pid), false);
    });
  });

  test("a child that grows past its memory is killed with out_of_memory", async () => {
    await withExtractor({ ...standIn(), wallMilliseconds: 60_000, memoryBytes: 200 * 2 ** 20 }, async (extractor) => {
      await assert.rejects(extractor.extract(tell("grow")), fails("out_of_memory"));
      await assert.rejects(extractor.extract(tell("heap")), fails("out_of_memory"));
    });
  });

  test("a child that dies or answers nonsense counts as a broken document", async () => {
    await withExtractor(standIn(), async (extractor) => {
      await assert.rejects(extractor.extract(tell("exit")), fails("broken"));
      await assert.rejects(extractor.extract(tell("nonsense")), fails("broken"));
      assert.ok((await pidOf(extractor)) > 0);
    });
  });

  test("a child that a busy machine keeps from running gets its time, one that does nothing does not", async (t) => {
    if (!existsSync("/proc/self/stat")) return t.skip("the system doesn't tell how long a process ran");
    await withExtractor({ ...standIn(), wallMilliseconds: 2_000 }, async (extractor) => {
      await assert.rejects(extractor.extract(tell("slowed")), { message: "done" });
      await assert.rejects(extractor.extract(tell("idle")), fails("timeout"));
    });
  });

  test("an answer past its limit is cut off with too_large", async () => {
    await withExtractor({ ...standIn(), answerBytes: 1_000_000 }, async (extractor) => {
      await assert.rejects(extractor.extract(tell("babble")), fails("too_large"));
    });
  });

  test("an abort kills the child at once and rejects with the signal's reason", async () => {
    await withExtractor(standIn(), async (extractor) => {
      const pid = await pidOf(extractor);
      const reason = new Error("no longer needed");
      const controller = new AbortController();
      const reading = extractor.extract(tell("hang"), controller.signal);
      const waiting = extractor.extract(tell("pid"), controller.signal);
      setTimeout(() => controller.abort(reason), 100);
      await assert.rejects(reading, reason);
      await assert.rejects(waiting, reason);
      assert.notEqual(await pidOf(extractor), pid);
    });
  });

  test("closing ends every child and whoever waits", async () => {
    const extractor = createChildProcessTextExtractor(standIn());
    const pid = await pidOf(extractor);
    const reading = assert.rejects(extractor.extract(tell("hang")));
    const waiting = assert.rejects(extractor.extract(tell("pid")), /closed/);
    await extractor.close();
    await Promise.all([reading, waiting]);
    assert.equal(isRunning(pid), false);
    await assert.rejects(extractor.extract(tell("pid")), /closed/);
  });

  test("a child without work ends by itself", async () => {
    await withExtractor({ ...standIn(), idleMilliseconds: 50 }, async (extractor) => {
      const pid = await pidOf(extractor);
      await until(() => !isRunning(pid), "the child is gone", { patienceMs: 30_000 });
    });
  });

  test("a child that waits holds up no process that forgets to close it, and ends with it", async () => {
    const program = `
      const { createChildProcessTextExtractor } = await import(${JSON.stringify(new URL("child-process.ts", import.meta.url).href)});
      const extractor = createChildProcessTextExtractor({ childMain: ${JSON.stringify(join(folder, "child.mjs"))} });
      const ask = () => extractor.extract({ bytes: new Uint8Array(), fileName: "pid" }).catch(({ message }) => message);
      console.log(await ask(), await ask());`;
    const output = execFileSync(process.execPath, ["--input-type=module", "--eval", program], { timeout: 12_000 });
    const [first, second] = String(output).trim().split(" ").map(Number);
    assert.ok(first! > 0);
    assert.equal(second, first);
    await until(() => !isRunning(first!), "the child is gone", { patienceMs: 5_000 });
  });

  test("a child sees nothing of the server's environment, and neither reads nor writes a file", async () => {
    process.env.EXTRACTOR_TEST_SECRET = "s3cret";
    await withExtractor(standIn(), async (extractor) => {
      await assert.rejects(extractor.extract(tell("environment")), (error: Error) => !error.message.includes("s3cret"));
      await assert.rejects(extractor.extract(tell("write")), /ERR_ACCESS_DENIED/);
      await assert.rejects(extractor.extract(tell("read")), /ERR_ACCESS_DENIED/);
    });
    delete process.env.EXTRACTOR_TEST_SECRET;
  });
});

test("a web page of 8 MB, as large as one may be, is read within the memory of its child", () =>
  // Time is another limit: this one is about memory, on whatever machine.
  withExtractor({ wallMilliseconds: 120_000 }, async (extractor) => {
    const row = (number: number) =>
      `<tr><td><a href="/lamp/${number}">Lamp ${number}</a></td><td class="price">${number * 7}</td><td>${number % 13} left, <b>in stock</b></td></tr>\n`;
    const rows = Array.from({ length: 69_000 }, (_, number) => row(number));
    const html = `<!doctype html><title>Lamps</title><main><h1>Lamps</h1><table><tr><th>Lamp</th><th>Price</th><th>Stock</th></tr>${rows.join("")}</table></main>`;
    assert.ok(html.length > 7_660_000 && html.length < 8_000_000, `${html.length}`);
    const { text, units } = await extractor.extract({ bytes: Buffer.from(html), fileName: "lamps.html" });
    assert.equal(units.length, rows.length);
    assert.ok(text.endsWith("Lamp: Lamp 68999 | Price: 482993 | Stock: 8 left, in stock"), text.slice(-100));
  }));
