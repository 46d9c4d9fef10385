import { AppError } from "../../platform/errors/app-error.ts";
import type { BuiltPages, PageFiles } from "../../platform/http/built-pages.ts";
import { escapeHtml } from "../../platform/http/escape-html.ts";
import { formatId } from "../../platform/ids/identifier.ts";
import type { PublishedAgent } from "./find-published-agent.ts";

export interface Page {
  html: string;
  headers: Record<string, string>;
}

/** Until `npm run build` has run; the service runs it by itself once it is ready. */
export class PagesNotBuiltError extends AppError {
  constructor() {
    super("unavailable", "pages_not_built", "The pages are being built. Try again in a minute.", {
      headers: { "retry-after": "10" },
    });
  }
}

const BASE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

const SCREENS = ["start", "inbox", "assistants", "insights", "gaps", "leads", "visitors", "settings"];
const MAILED_LINKS = ["invitation", "reset", "forgot", "confirm-email"];
/** Where the owner's page is, besides `/`. */
export const DASHBOARD_PATHS = [
  ...MAILED_LINKS.map((name) => `/${name}`),
  ...SCREENS.flatMap((name) => [`/${name}`, `/${name}/*`]),
];

/** The owner's page. It shares no trust with chat pages, which run sandboxed. */
export function dashboardPage(pages: BuiltPages): Page {
  return {
    headers: headers(`${BASE_POLICY}; frame-ancestors 'none'`, "no-cache"),
    html: document("Citedesk", pages.find("dashboard", "src/main.tsx"), {}),
  };
}

/**
 * The visitor's page, alone or in the widget's iframe. `sandbox` gives it an origin of its own, so that it can't reach
 * the dashboard's; `frame-ancestors` lets browsers show it on the allowed sites alone. `origins`: those the page may have been
 * opened under, since 'self' matches nothing in a sandbox.
 */
export function chatPage(pages: BuiltPages, agent: PublishedAgent, ticket: string, origins: string[]): Page {
  const { name, settings } = agent.definition;
  const language = fixedLanguage(settings.language);
  const ancestors = ["'self'", ...settings.allowed_origins.map((origin) => new URL(origin).origin)].join(" ");
  const policy = BASE_POLICY.replaceAll("'self'", origins.join(" "));
  return {
    headers: headers(
      `${policy}; frame-ancestors ${ancestors}; sandbox allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox`,
      "no-store",
    ),
    html: document(`${name} chat`, pages.find("widget", "src/chat/main.ts"), {
      "agent-id": formatId("agent", agent.id),
      "agent-name": name,
      welcome: settings.welcome_message,
      starters: JSON.stringify(settings.starter_questions),
      ticket,
      language,
    }),
  };
}

/** The language of the page's texts; empty: the visitor's. */
export function fixedLanguage(language: string): string {
  return language === "auto" ? "" : language;
}

function headers(policy: string, caching: string): Record<string, string> {
  return {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy,
    "cache-control": caching,
    "referrer-policy": "no-referrer",
  };
}

/** Throws 503 while the pages are being built. */
function document(title: string, files: PageFiles | undefined, data: Record<string, string>): string {
  if (!files) throw new PagesNotBuiltError();
  const attributes = Object.entries(data).map(([key, value]) => ` data-${key}="${escapeHtml(value)}"`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
${files.styles.map((style) => `<link rel="stylesheet" href="${style}" crossorigin>\n`).join("")}<script type="module" src="${files.script}" crossorigin></script>
</head>
<body${attributes.join("")}></body>
</html>
`;
}
