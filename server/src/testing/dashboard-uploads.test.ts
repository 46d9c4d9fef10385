import assert from "node:assert/strict";
import { test } from "node:test";
import { withBrowser } from "./browser.ts";
import { enterOwner } from "./enter-owner.ts";
import { withTestServer } from "./test-server.ts";

const { owner, url, context } = await withTestServer();
const browser = withBrowser();
const { skip } = browser;

test("a file that is here already: its owner sees it, and chooses which of the two is kept", { skip }, async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
  const content = "Tickets cost 5 euros.";
  await owner.upload({ name: "prices.txt", content }, { agent_id: agent.id });
  const { page, complaints } = await browser.open();
  await page.goto(`${url}/assistants/${agent.id}/sources`);
  await enterOwner(page);
  const dialog = page.getByRole("dialog");
  const choose = async (name: string, text: string) => {
    await page.getByRole("button", { name: "Add a source" }).click();
    await dialog.getByLabel("What to add").selectOption("document");
    const file = { name, mimeType: "text/plain", buffer: Buffer.from(text) };
    await dialog.locator("input[type=file]").setInputFiles(file);
  };
  const titles = async () => {
    await context.queue.drain();
    const { body } = await owner.get(`/v2/sources?agent_id=${agent.id}&sort=title`);
    return body.data.map(({ title }: { title: string }) => title);
  };
  const said = (text: string) => page.locator("[data-notices]").getByText(text).waitFor();

  await choose("copy of prices.txt", content);
  await said("copy of prices.txt has the same content as prices.txt, which is here already. Nothing was added.");

  await choose("prices.txt", "Tickets cost 6 euros.");
  await dialog.getByRole("heading", { name: "A file of this name is here already" }).waitFor();
  await dialog.getByText("The one here was added").waitFor();
  await dialog.getByLabel("prices.txt").selectOption("leave");
  await dialog.getByRole("button", { name: "Go on" }).click();
  await dialog.waitFor({ state: "detached" });
  assert.deepEqual(await titles(), ["prices.txt"]);

  await choose("prices.txt", "Tickets cost 6 euros.");
  await dialog.getByLabel("prices.txt").selectOption("keep");
  await dialog.getByRole("button", { name: "Go on" }).click();
  await dialog.waitFor({ state: "detached" });
  assert.deepEqual(await titles(), ["prices (2).txt", "prices.txt"]);

  await choose("prices.txt", "Tickets cost 7 euros.");
  await dialog.getByRole("button", { name: "Go on" }).click();
  await said("prices.txt was here already. The new text replaces it once it is read.");
  assert.deepEqual(await titles(), ["prices (2).txt", "prices.txt"]);
  const { body: found } = await owner.post("/v2/search", { agent_id: agent.id, query: "Tickets cost" });
  const texts = found.data.map(({ text }: { text: string }) => text).toSorted();
  assert.deepEqual(texts, ["Tickets cost 6 euros.", "Tickets cost 7 euros."]);

  await choose("prices.txt", "Tickets cost 7 euros.");
  await dialog.getByRole("button", { name: "Go on" }).click();
  await said("prices.txt is here already, with the same content. Nothing changed.");
  assert.deepEqual(complaints, []);
  await page.context().close();
});

test("a newer file takes the place of a source's own from its page, by keyboard, whatever it is called", {
  skip,
}, async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Museum" });
  const { body: source } = await owner.upload(
    { name: "prices-2025.txt", content: "Tickets cost 5 euros." },
    { agent_id: agent.id },
  );
  await context.queue.drain();
  const { page, complaints } = await browser.open();
  await page.goto(`${url}/assistants/${agent.id}/sources/${source.id}`);
  await enterOwner(page);
  const replace = page.getByRole("button", { name: "Replace the file" });
  const choose = async (name: string, text: string, mimeType = "text/plain") => {
    await replace.waitFor();
    const [chooser] = await Promise.all([page.waitForEvent("filechooser"), replace.press("Enter")]);
    await chooser.setFiles({ name, mimeType, buffer: Buffer.from(text) });
  };
  const said = (text: string) => page.locator("[data-notices]").getByText(text).waitFor();
  await choose("prices-2026.txt", "Tickets cost 6 euros.");
  await said("prices-2026.txt replaces what is here once it is read. What was here can be brought back under Changes.");
  await context.queue.drain();
  await page.getByRole("heading", { name: "prices-2026.txt", level: 1 }).waitFor();
  await choose("prices.txt", "Tickets cost 6 euros.");
  await said("prices.txt has the same content. Nothing changed.");
  await choose("prices.exe", "MZ\0\u0001", "application/x-msdownload");
  await said("prices.exe can't be read");
  const { body } = await owner.get(`/v2/sources?agent_id=${agent.id}`);
  assert.deepEqual(
    body.data.map(({ id }: { id: string }) => id),
    [source.id],
  );
  assert.ok(
    complaints.every((text) => text.includes("415")),
    complaints.join("\n"),
  );
  await page.context().close();
});
