import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { BrokenScreen, NotFound } from "./not-found.tsx";
import { searchTexts } from "./search-texts.ts";
import { Shell } from "./shell.tsx";

/** Every screen and every state of it has an address; each screen is loaded when it is first opened. */
const root = createRootRoute({ component: Shell, notFoundComponent: () => <NotFound />, errorComponent: BrokenScreen });

const home = createRoute({
  getParentRoute: () => root,
  path: "/",
  validateSearch: searchTexts("agent", "days"),
  component: lazyRouteComponent(() => import("../screens/home/home.tsx"), "Home"),
});
const start = createRoute({
  getParentRoute: () => root,
  path: "/start",
  component: lazyRouteComponent(() => import("../screens/start/start.tsx"), "Start"),
});
const inbox = createRoute({
  getParentRoute: () => root,
  path: "/inbox",
  validateSearch: searchTexts("status", "agent", "q", "day", "to", "chat", "mine", "tag", "language", "rating"),
  component: lazyRouteComponent(() => import("../screens/inbox/inbox.tsx"), "Inbox"),
});
const assistants = createRoute({
  getParentRoute: () => root,
  path: "/assistants",
  validateSearch: searchTexts("status", "q"),
  component: lazyRouteComponent(() => import("../screens/assistants/assistants.tsx"), "Assistants"),
});
const assistant = createRoute({
  getParentRoute: () => root,
  path: "/assistants/$agentId",
  component: lazyRouteComponent(() => import("../screens/assistant/assistant.tsx"), "Assistant"),
});
const playground = createRoute({
  getParentRoute: () => assistant,
  path: "/",
  validateSearch: searchTexts("question", "source"),
  component: lazyRouteComponent(() => import("../screens/assistant/playground/playground.tsx"), "Playground"),
});
const sources = createRoute({
  getParentRoute: () => assistant,
  path: "/sources",
  validateSearch: searchTexts("type", "status", "q", "add"),
  component: lazyRouteComponent(() => import("../screens/assistant/sources/sources.tsx"), "Sources"),
});
const source = createRoute({
  getParentRoute: () => assistant,
  path: "/sources/$sourceId",
  validateSearch: searchTexts("tab", "outcome", "q", "document"),
  component: lazyRouteComponent(() => import("../screens/assistant/sources/source.tsx"), "Source"),
});
const checks = createRoute({
  getParentRoute: () => assistant,
  path: "/checks",
  component: lazyRouteComponent(() => import("../screens/assistant/checks/checks.tsx"), "Checks"),
});
const behaviour = createRoute({
  getParentRoute: () => assistant,
  path: "/behaviour",
  component: lazyRouteComponent(() => import("../screens/assistant/behaviour/behaviour.tsx"), "Behaviour"),
});
const leadForm = createRoute({
  getParentRoute: () => assistant,
  path: "/lead-form",
  component: lazyRouteComponent(() => import("../screens/assistant/lead-form/lead-form.tsx"), "LeadForm"),
});
const versions = createRoute({
  getParentRoute: () => assistant,
  path: "/versions",
  validateSearch: searchTexts("version"),
  component: lazyRouteComponent(() => import("../screens/assistant/versions/versions.tsx"), "Versions"),
});
const appearance = createRoute({
  getParentRoute: () => assistant,
  path: "/appearance",
  component: lazyRouteComponent(() => import("../screens/assistant/appearance/appearance.tsx"), "Appearance"),
});
const install = createRoute({
  getParentRoute: () => assistant,
  path: "/install",
  component: lazyRouteComponent(() => import("../screens/assistant/install/install.tsx"), "Install"),
});
const insights = createRoute({
  getParentRoute: () => root,
  path: "/insights",
  validateSearch: searchTexts("agent", "from", "to", "page", "language"),
  component: lazyRouteComponent(() => import("../screens/insights/insights.tsx"), "Insights"),
});
const gaps = createRoute({
  getParentRoute: () => root,
  path: "/gaps",
  validateSearch: searchTexts("agent", "status", "gap", "sort"),
  component: lazyRouteComponent(() => import("../screens/gaps/gaps.tsx"), "Gaps"),
});
const leads = createRoute({
  getParentRoute: () => root,
  path: "/leads",
  validateSearch: searchTexts("agent", "status", "q", "lead", "owner"),
  component: lazyRouteComponent(() => import("../screens/leads/leads.tsx"), "Leads"),
});
const visitors = createRoute({
  getParentRoute: () => root,
  path: "/visitors",
  validateSearch: searchTexts("agent", "q", "visitor"),
  component: lazyRouteComponent(() => import("../screens/visitors/visitors.tsx"), "Visitors"),
});
const settings = createRoute({
  getParentRoute: () => root,
  path: "/settings",
  component: lazyRouteComponent(() => import("../screens/settings/settings.tsx"), "Settings"),
});
const section = createRoute({
  getParentRoute: () => settings,
  path: "/$section",
  validateSearch: searchTexts("q", "kind", "status", "open"),
  component: lazyRouteComponent(() => import("../screens/settings/settings-section.tsx"), "SettingsSection"),
});

const routeTree = root.addChildren([
  home,
  start,
  inbox,
  assistants,
  assistant.addChildren([playground, sources, source, checks, behaviour, leadForm, versions, appearance, install]),
  insights,
  gaps,
  leads,
  visitors,
  settings.addChildren([section]),
]);

export const router = createRouter({
  routeTree,
  defaultPreload: "intent",
  scrollRestoration: true,
  // Texts stay as they are in the address: no quotes around what looks like a number.
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const texts = Object.entries(search).filter(([, value]) => value !== undefined && value !== "");
    const parameters = new URLSearchParams(texts.map(([name, value]) => [name, String(value)]));
    return parameters.size > 0 ? `?${parameters}` : "";
  },
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
