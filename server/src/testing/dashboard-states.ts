import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import type { FilledWorkspace } from "./fill-workspace.ts";

const GERMAN = JSON.parse(
  readFileSync(new URL("../../../dashboard/src/texts/de.json", import.meta.url), "utf8"),
) as Record<string, string>;

/** What the dashboard says for an English text of it. */
export function sayIn(locale: string): (text: string) => string {
  return (text) => {
    const said = locale.startsWith("de") ? GERMAN[text] : text;
    if (said === undefined) throw new Error(`${text}: no text of the dashboard`);
    return said;
  };
}

interface State {
  path: string;
  /** What is pressed there, by its English words. */
  press?: string[];
  /** What is there then. */
  shows: string;
  more?: (page: Page, say: (text: string) => string) => Promise<void>;
}

/** Dialogs, menus, folds and rows that are open; each by a name for it. */
export function dashboardStates({
  agent,
  sourceId,
  question,
  gapId,
  leadId,
  visitorId,
}: FilledWorkspace): Record<string, State> {
  const assistant = `/assistants/${agent.id}`;
  const dialog = "dialog[open]";
  return {
    palette: { path: "/", more: (page) => page.keyboard.press("Control+k"), shows: "[cmdk-list]" },
    menu: {
      path: "/",
      more: (page) => page.locator("[aria-haspopup=menu]:visible").first().press("Enter"),
      shows: "[role=menu]",
    },
    "menu on a phone": {
      path: "/",
      more: async (page, say) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.getByRole("button", { name: say("More") }).press("Enter");
        await page.locator("dialog [aria-haspopup=menu]").press("Enter");
        // It lies over the dialog, where a finger reaches it.
        await page.locator("[role=menuitemradio]").first().click({ trial: true });
      },
      shows: "[role=menu]",
    },
    lead: { path: `/leads?lead=${leadId}`, shows: dialog },
    visitor: { path: `/visitors?visitor=${visitorId}`, shows: dialog },
    gap: { path: `/gaps?gap=${gapId}`, shows: "form textarea" },
    page: {
      path: `${assistant}/sources/${sourceId}?q=Refunds`,
      more: (page) => page.locator("td a").first().press("Enter"),
      shows: `${dialog} p`,
    },
    "add source": { path: `${assistant}/sources`, press: ["Add a source"], shows: dialog },
    "add check": { path: `${assistant}/checks`, press: ["Add a check"], shows: dialog },
    "add key": { path: "/settings/keys", press: ["Add a key"], shows: dialog },
    "add tool": { path: "/settings/tools", press: ["Add a tool"], shows: dialog },
    "add webhook": { path: "/settings/webhooks?open=new", shows: dialog },
    deliveries: {
      path: "/settings/webhooks",
      press: ["Deliveries"],
      shows: "[aria-expanded=true]",
    },
    "add domain": { path: "/settings/domains", press: ["Add a domain"], shows: dialog },
    "add reply": { path: "/settings/replies", press: ["Add a reply"], shows: dialog },
    "add brand": { path: "/settings/brands", press: ["Add a brand"], shows: dialog },
    invite: { path: "/settings/members?open=new", shows: dialog },
    "add workspace": { path: "/settings/workspaces?open=new", shows: dialog },
    answered: {
      path: `${assistant}?question=${encodeURIComponent(question)}`,
      more: async (page, say) => page.getByLabel(say("Your question")).press("Enter"),
      shows: "section mark",
    },
    refused: {
      path: "/start",
      more: async (page) => {
        await page.locator("form input").fill("no address");
        await page.keyboard.press("Enter");
      },
      shows: "[role=alert]",
    },
    "no answer": {
      path: `${assistant}?question=${encodeURIComponent("Who won the match?")}`,
      more: async (page, say) => {
        await page.getByLabel(say("Your question")).press("Enter");
        await page.getByRole("button", { name: say("Write the answer") }).press("Enter");
      },
      shows: "article form textarea",
    },
  };
}
