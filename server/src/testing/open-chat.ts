import assert from "node:assert/strict";
import type { Frame, Page } from "playwright-core";
import type { TestClient } from "./test-server.ts";

export const frameOf = (page: Page): Frame => page.frames().find((frame) => frame.url().includes("/chat?on="))!;

export type Chat = Awaited<ReturnType<typeof chatIn>>;

/** The chat that a page shows, once its field is there. */
export async function chatIn(page: Page, place = 0) {
  const inside = page.locator("iframe").nth(place).contentFrame();
  const field = inside.locator(".composer textarea");
  await field.waitFor();
  /** A busy browser may drop what is typed into a frame before it knows that the frame has the keys: typed again. */
  const ask = async (question: string) => {
    const isTyped = async () => (await field.inputValue()) === question;
    await until(async () => {
      await field.fill(question);
      return isTyped();
    }, `typed: ${question}`);
    await until(async () => {
      if (await isTyped()) await field.press("Enter");
      return !(await isTyped());
    }, `sent: ${question}`);
  };
  return {
    inside,
    field,
    answers: inside.locator(".answer"),
    cites: inside.locator("button.cite"),
    ask,
    /** And waits for the end of the answer. */
    async asked(question: string) {
      const before = await inside.locator(".tools").count();
      await ask(question);
      await inside.locator(".tools").nth(before).waitFor();
    },
  };
}

/** As a person's page does while they type: it is told again and again, so that a page that comes late hears it too. */
export async function typeUntilSeen(chat: Chat, member: TestClient, chatId: string): Promise<void> {
  const dots = chat.inside.locator(".typing");
  await until(async () => {
    await member.post(`/v2/chats/${chatId}/typing`);
    return dots.waitFor({ timeout: 3_000 }).then(
      () => true,
      () => false,
    );
  }, "the dots show that a person types");
}

export async function until(
  isTrue: () => Promise<boolean> | boolean,
  what: string,
  { patienceMs = 90_000 } = {},
): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await isTrue())) {
    if (Date.now() > end) assert.fail(`It never came true: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
