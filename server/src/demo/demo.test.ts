import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { withBrowser } from "../testing/browser.ts";
import { startServerProcess } from "../testing/server-process.ts";
import { DEMO_SPEECH } from "./demo-speech.ts";
import { planVisits } from "./plan-visits.ts";

const browser = withBrowser();
const { skip } = browser;
const run = promisify(execFile);
const PROGRAM = fileURLToPath(new URL("./run-demo.ts", import.meta.url));
const folder = await mkdtemp(join(tmpdir(), "citedesk-demo-"));
after(() => rm(folder, { recursive: true, force: true }));

async function demo(name: string, ...parameters: string[]): Promise<{ printed: string; reports: unknown }> {
  const report = join(folder, `${name}.json`);
  const { stdout } = await run(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", PROGRAM, "--fill-only", "--report", report, ...parameters],
    { env: { ...process.env, CITEDESK_ENDS_SOON: "on", DATA_DIR: join(folder, name) }, timeout: 400_000 },
  );
  return { printed: stdout, reports: JSON.parse(await readFile(report, "utf8")) };
}

let week: { printed: string; reports: unknown };

test("two weeks of the demo are equal, and every report of them says something", async () => {
  const order = ["--visitors", "24", "--seed", "57", "--until", "2026-11-15"];
  const [one, other] = await Promise.all([demo("one", ...order), demo("other", ...order)]);
  week = one;
  assert.match(one.printed, /e-mail {4}maya\.holt@harbor-lantern\.example\n {2}password {2}\S{15,}/);
  assert.deepEqual(one.reports, other.reports);
  // biome-ignore lint/suspicious/noExplicitAny: what is inside is asserted.
  const { overview, ...lists } = one.reports as Record<string, any>;
  // Nothing fails, and no model has a part that costs.
  const { failed, cost, ...totals } = overview.totals;
  assert.deepEqual([failed, cost], [0, 0]);
  for (const [name, figure] of Object.entries(totals)) assert.ok(Number(figure) > 0, `${name} is ${figure}`);
  for (const [name, rows] of Object.entries(lists)) assert.ok(rows.length > 0, `${name} is empty`);
  const has = (name: string, fits: object) => {
    const found = lists[name].some((row: Record<string, unknown>) =>
      Object.entries(fits).every(([key, value]) => row[key] === value),
    );
    assert.ok(found, `${name} with ${JSON.stringify(fits)}`);
  };
  for (const status of ["waiting", "withdrawn", "resolved"]) has("handoffs", { status });
  for (const type of ["handoff.returned", "lead.qualified", "gap.opened", "webhook.disabled", "source.failed"])
    has("events", { type });
  for (const status of ["open", "closed"]) has("gaps", { status });
  for (const attempts of [1, 2]) has("deliveries", { status: "delivered", attempts });
  has("inbox", { status: "waiting_for_human" });
  const points = new Set(lists.leads.map(({ score }: { score: number | null }) => score));
  assert.ok(points.size > 1 && !points.has(null), [...points].join(", "));
});

test("the demo's gaps are there to be filled, those that were filled beside them, and what is off topic apart", {
  skip,
}, async () => {
  const service = await startServerProcess({ DATA_DIR: join(folder, "one") });
  after(() => service.stop());
  const { email, password } = /e-mail +(?<email>\S+)\n *password +(?<password>\S+)/.exec(week.printed)!.groups!;
  const { page, complaints } = await browser.open();
  await page.goto(`${service.url}/gaps`);
  await page.getByLabel("E-mail").fill(email!);
  await page.getByLabel("Password").fill(password!);
  await page.keyboard.press("Enter");
  const table = page.getByRole("table", { name: "Gaps" });
  const open = table.getByRole("row", { name: /discounts for students/ });
  await open.getByRole("button", { name: "Write the answer" }).click();
  await page.getByLabel("Answer", { exact: true }).fill("Students get a discount of 10 % with their student card.");
  await page.getByRole("button", { name: "Save and ask again" }).click();
  const pair = page.getByRole("region", { name: "Before and after" });
  await pair.getByText("Students get a discount of 10 % with their student card.").first().waitFor();
  await pair.getByRole("button", { name: "Close" }).click();
  await open.waitFor({ state: "detached" });
  const show = (state: string) => page.getByLabel("State").selectOption({ label: state });
  await show("Answered");
  await open.waitFor();
  await table.getByRole("row", { name: /do you have dog helmets/ }).waitFor();
  await show("Dismissed");
  await table.getByRole("row", { name: /Can I rent a tandem\?/ }).waitFor();
  await show("Off topic");
  await table.getByRole("row", { name: /Per[uù]/ }).waitFor();
  assert.deepEqual(
    complaints.filter((text) => !/status of 401/.test(text)),
    [],
  );
  await page.context().close();
});

test("the demo leaves a folder alone that it didn't make, and asks before it makes its own anew", async () => {
  const dataDir = await mkdtemp(join(folder, "kept-"));
  await writeFile(join(dataDir, "letter.txt"), "keep me");
  const refused = (...parameters: string[]) =>
    run(process.execPath, ["--disable-warning=ExperimentalWarning", PROGRAM, ...parameters], {
      env: { ...process.env, DATA_DIR: dataDir },
    }).then(
      () => assert.fail("it began"),
      ({ stderr }: { stderr: string }) => stderr,
    );
  assert.match(await refused("--replace"), /is not empty, and holds no demo/);
  assert.equal(await readFile(join(dataDir, "letter.txt"), "utf8"), "keep me");
  await writeFile(join(dataDir, "demo.json"), "{}");
  assert.match(await refused(), /holds a demo\. .* --replace/);
  assert.match(await refused("--visitors", "none"), /--visitors is a number from 1 to 5000/);
  assert.match(await refused("--until", "2999-01-01"), /--until is a day .* today at the latest/);
});

test("a week is planned the same for the same seed, and otherwise for another", () => {
  const plan = (seed: number) => planVisits({ seed, visitors: 300, from: 0 });
  assert.deepEqual(plan(1), plan(1));
  assert.notDeepEqual(plan(1), plan(2));
  const outcomes = new Set(plan(1).map(({ handoff }) => handoff?.outcome));
  assert.deepEqual(outcomes, new Set([undefined, "answered", "idle", "withdrawn", "waiting"]));
});

test("a visitor speaks, and is spoken to, in one language", () => {
  const visits = planVisits({ seed: 1, visitors: 300, from: 0 });
  for (const { language, questions, lead, handoff, feedback } of visits) {
    const said = JSON.stringify(DEMO_SPEECH[language]);
    const texts = [...questions, lead?.wish, handoff?.reason, handoff?.answer, handoff?.thanks, feedback?.comment];
    for (const text of texts)
      assert.ok(text === undefined || said.includes(JSON.stringify(text)), `${language}: ${text}`);
  }
  assert.deepEqual(new Set(visits.map(({ language }) => language)), new Set(Object.keys(DEMO_SPEECH)));
});
