import assert from "node:assert/strict";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { after, test } from "node:test";
import { Secret, TOTP } from "otpauth";
import type { Page } from "playwright-core";
import { SMTPServer } from "smtp-server";
import { withBrowser } from "./browser.ts";
import { OWNER, withTestServer } from "./test-server.ts";

const mails: string[] = [];
const sink = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    let mail = "";
    stream.on("data", (chunk) => {
      mail += chunk;
    });
    stream.on("end", () => {
      // Quoted-printable, as mails travel.
      mails.push(mail.replaceAll(/=\r?\n/g, "").replaceAll("=3D", "="));
      done();
    });
  },
});
const listening = sink.listen(0, "127.0.0.1");
await once(listening, "listening");
after(() => sink.close());

const { url } = await withTestServer({
  SMTP_URL: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
});
const browser = withBrowser();
const { skip } = browser;

/** The link in the next mail. */
async function mailedLink(part: string): Promise<string> {
  for (;;) {
    const mail = mails.shift();
    const link = mail && /https?:\/\/\S+#\S+/.exec(mail)?.[0];
    if (link) {
      assert.match(link, new RegExp(part));
      return link;
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const home = (page: Page) => page.getByRole("heading", { level: 1, name: "Home" }).waitFor();

async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel("E-mail").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

/** The account's page, where nobody was signed in before. */
async function signInAnew(page: Page, email: string, password: string): Promise<void> {
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${url}/settings/account`);
  await fillSignIn(page, email, password);
  await page.getByRole("heading", { level: 1, name: "Your account" }).waitFor();
}

test("one is invited by mail, joins with a role that hides the rest, forgets the password and sets a new one", {
  skip,
}, async () => {
  const { page, complaints } = await browser.open();
  await page.goto(`${url}/settings/members`);
  await fillSignIn(page, OWNER.email, "wrong");
  await page.getByText("E-mail or password is wrong.").waitFor();
  await fillSignIn(page, OWNER.email, OWNER.password);
  await page.getByRole("button", { name: "Invite a member" }).click();
  await page.getByLabel("E-mail").fill("vera@example.com");
  await page.getByLabel("Role").last().selectOption("viewer");
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  await page.getByText("A link is on its way to vera@example.com.").waitFor();

  // She joins; nothing that she may not do has a button, and what she may not see is as if it were not.
  const vera = await browser.open();
  await vera.page.goto(await mailedLink("/invitation#"));
  await vera.page.getByLabel("Your name").fill("Vera");
  await vera.page.getByLabel("Password").fill("a long password");
  await vera.page.getByRole("button", { name: "Join" }).click();
  await home(vera.page);
  assert.equal(await vera.page.getByRole("link", { name: "New assistant" }).count(), 0);
  for (const path of ["/settings/keys", "/start", "/nowhere/at/all"]) {
    await vera.page.goto(url + path);
    await vera.page.getByRole("heading", { level: 1, name: /There is nothing here|Not found/i }).waitFor();
    assert.ok((await vera.page.getByRole("link", { name: /Go to/ }).count()) > 0, path);
  }
  const cookies = await vera.page.context().cookies(`${url}/v2/auth/session`);
  assert.deepEqual(
    cookies.map(({ name, httpOnly, sameSite, path }) => [name, httpOnly, sameSite, path]),
    [["cite_session", true, "Strict", "/v2/auth"]],
  );
  assert.doesNotMatch(
    await vera.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })),
    /cite_refresh|eyJ/,
  );

  // She forgets the password; the mailed link sets another and signs in.
  await vera.page.goto(`${url}/`);
  await home(vera.page);
  await vera.page.getByRole("button", { name: /Vera/ }).click();
  await vera.page.getByRole("menuitem", { name: "Sign out" }).click();
  await vera.page.getByRole("link", { name: "Forgot your password?" }).click();
  await vera.page.getByLabel("E-mail").fill("vera@example.com");
  await vera.page.getByRole("button", { name: "Mail a link" }).click();
  await vera.page.getByText("a link is on its way").waitFor();
  const link = await mailedLink("/reset#");
  await vera.page.goto(link);
  await vera.page.getByLabel("New password").fill("another long password");
  await vera.page.getByRole("button", { name: "Set the password and sign in" }).click();
  await home(vera.page);
  // It works once, and says so with a way on.
  await vera.page.goto("about:blank");
  await vera.page.goto(link);
  await vera.page.getByLabel("New password").fill("yet another password");
  await vera.page.getByRole("button", { name: "Set the password and sign in" }).click();
  await vera.page.getByText("The link was used already or is too old.").waitFor();
  await vera.page.getByRole("link", { name: "Ask for a new link" }).waitFor();

  // A new address is confirmed by its link.
  await vera.page.goto(`${url}/settings/account`);
  const email = vera.page.locator("section", { has: vera.page.getByRole("heading", { name: "E-mail" }) });
  await email.getByLabel("Address").fill("vera@new.example");
  await email.getByLabel("Password").fill("another long password");
  await email.getByRole("button", { name: "Change the address" }).click();
  await vera.page.goto(await mailedLink("/confirm-email#"));
  await vera.page.getByRole("button", { name: "Use this address" }).click();
  await vera.page.getByText("From now on you sign in with vera@new.example.").waitFor();

  // A sign-in that ends under an open page asks for the password over it, and what was typed stays.
  await signInAnew(vera.page, "vera@new.example", "another long password");
  await vera.page.getByLabel("Your name").fill("Vera Typed");
  await vera.page.evaluate(() => fetch("/v2/auth/session", { method: "DELETE" }));
  const form = vera.page.locator("section", { has: vera.page.getByRole("heading", { name: "Name" }) });
  await form.getByRole("button", { name: "Save" }).click();
  const again = vera.page.getByRole("dialog", { name: "Sign in again" });
  await again.getByLabel("Password").fill("another long password");
  await again.getByRole("button", { name: "Sign in" }).click();
  await again.waitFor({ state: "detached" });
  assert.equal(await vera.page.getByLabel("Your name").inputValue(), "Vera Typed");
  await form.getByRole("button", { name: "Save" }).click();
  await vera.page.getByText("Saved.").first().waitFor();
  await page.context().close();
  assert.deepEqual(
    complaints.filter((text) => !/status of (?:401|404|422)/.test(text)),
    [],
  );
  await vera.page.context().close();
});

test("one sets up a second step with its recovery codes, signs in with a code, and a workspace that asks for it shows the way", {
  skip,
}, async () => {
  const { page } = await browser.open();
  await page.goto(`${url}/settings/workspace`);
  await fillSignIn(page, OWNER.email, OWNER.password);
  await page.getByLabel(/Ask every member for a code/).check();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("This workspace asks every member for a code").waitFor();
  await page.getByLabel("Password").fill(OWNER.password);
  await page.getByRole("button", { name: "Set it up" }).click();
  await page.getByRole("img", { name: /QR code/ }).waitFor();
  const secret = await page.locator("form code").innerText();
  const code = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  await page.getByLabel("Code").fill(code(0));
  await page.getByRole("button", { name: "Confirm" }).click();
  const recovery = await page.locator("li code").first().innerText();
  await page.getByRole("button", { name: "I have kept them" }).click();
  await page.getByRole("heading", { level: 1, name: "Workspace and usage" }).waitFor();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${url}/settings/account`);
  await fillSignIn(page, OWNER.email, OWNER.password);
  await page.getByLabel("Code").fill("000000");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByText("The code is wrong or was used.").waitFor();
  await page.getByLabel("Code").fill(code(1));
  await page.getByRole("button", { name: "Sign in" }).click();
  const card = page.locator("section", { has: page.getByRole("heading", { name: "Second step" }) });
  await card.getByText("10 recovery codes are left").waitFor();
  await card.scrollIntoViewIfNeeded();
  await card.getByLabel("Password").fill(OWNER.password);
  await card.getByLabel("Code").fill(recovery);
  await card.getByRole("button", { name: "Make new recovery codes" }).click();
  await card.getByRole("button", { name: "I have kept them" }).click();
  await page.context().close();
});
