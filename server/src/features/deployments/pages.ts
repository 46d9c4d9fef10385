import type { BuiltPages, PageFiles } from "../../platform/http/built-pages.ts";
import { escapeHtml } from "../../platform/http/escape-html.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { handoffRulesOf } from "../agents/index.ts";
import type { OpenDocuments } from "../sources/index.ts";
import type { ChatFiles } from "./find-chat-files.ts";
import type { ServedDeployment } from "./find-published-agent.ts";
import { PagesNotBuiltError } from "./pages-not-built-error.ts";

export interface Page {
  html: string;
  headers: Record<string, string>;
}

const BASE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";
/** What a chat's frame may do. */
export const SANDBOX = "allow-scripts allow-forms allow-modals allow-popups allow-popups-to-escape-sandbox";

const SCREENS = ["start", "inbox", "assistants", "insights", "gaps", "leads", "visitors", "settings"];
const MAILED_LINKS = ["invitation", "reset", "forgot", "confirm-email", "sign-up"];
/** Where the owner's page is, besides `/`. */
export const DASHBOARD_PATHS = [
  ...MAILED_LINKS.map((name) => `/${name}`),
  ...SCREENS.flatMap((name) => [`/${name}`, `/${name}/*`]),
];

/** The owner's page. It shares no trust with chat pages, which run sandboxed. */
export function dashboardPage(pages: BuiltPages): Page {
  const files = pages.find("dashboard", "src/main.tsx");
  return {
    headers: headers(`${BASE_POLICY}; frame-ancestors 'none'`, "no-cache"),
    html: document({ head: `<title>Citedesk</title>\n<link rel="icon" href="data:,">\n${linksTo(files)}` }),
  };
}

/** Empty where the brand has none: else browsers ask for one that is not there. */
const iconOf = (url: string | null) => `<link rel="icon" href="${escapeHtml(url ?? "data:,")}">`;

/**
 * What a link opens, alone or in an iframe of the client's site: a shell that carries the loader. It has the page's
 * title and preview, and the visitor's storage; nothing of answers or sources is ever shown in it.
 */
export function shellPage({ id, agent }: ServedDeployment, origin: string): Page {
  const { definition, brand } = agent;
  const { name, settings } = definition;
  const title = brand.page_title || name;
  const description = brand.page_description || settings.welcome_message;
  // What shows previews takes no drawings.
  const preview = brand.preview_image_url ?? (brand.logo_url?.endsWith(".svg") ? null : brand.logo_url);
  const meta = [
    `<title>${escapeHtml(title)}</title>`,
    description && `<meta name="description" content="${escapeHtml(description)}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:title" content="${escapeHtml(title)}">`,
    description && `<meta property="og:description" content="${escapeHtml(description)}">`,
    preview && `<meta property="og:image" content="${escapeHtml(new URL(preview, origin).href)}">`,
    iconOf(brand.icon_url),
  ];
  const policy = `default-src 'none'; script-src 'self'; frame-src 'self'; img-src 'self' data:${originOf(brand.icon_url)}; require-trusted-types-for 'script'; base-uri 'none'; form-action 'none'`;
  return {
    headers: headers(`${policy}; frame-ancestors ${ancestorsOf(settings.allowed_origins)}`, "no-cache"),
    html: document({
      language: fixedLanguage(settings.language),
      head: meta.filter(Boolean).join("\n"),
      data: { "agent-id": formatId("agent", agent.id) },
      body: `<script src="/widget/${formatId("deployment", id)}.js"></script>`,
    }),
  };
}

/**
 * The chat itself, always in an iframe, and whole in one document: browsers keep nothing for a sandbox of opaque
 * origin, so that each file beside it would be asked for at every opening. `sandbox` gives it an origin of its own, so
 * that it can reach neither the dashboard's nor the page around it; `frame-ancestors` lets browsers show it on the
 * allowed sites alone. `origins`: those the page may have been opened under, since 'self' matches nothing in a sandbox.
 */
export function chatPage(
  files: ChatFiles,
  served: ServedDeployment,
  { ticket, open, now }: { ticket: string; open: OpenDocuments; now: number },
  origins: string[],
): Page {
  const { agent } = served;
  const { name, settings } = agent.definition;
  const { theme, ...brand } = agent.brand;
  const ancestors = ancestorsOf(settings.allowed_origins, origins);
  const policy = BASE_POLICY.replaceAll("'self'", origins.join(" "))
    .replace(
      /img-src [^;]*/,
      (images) => images + [brand.logo_url, brand.logo_dark_url, brand.icon_url].map(originOf).join(""),
    )
    .replace("script-src", `script-src ${files.script.source}`)
    .replace(/style-src [^;]*/, `style-src ${files.style.source}`);
  const shown = {
    agentId: formatId("agent", agent.id),
    deploymentId: formatId("deployment", served.id),
    name,
    welcome: settings.welcome_message,
    starters: settings.starter_questions,
    open,
    language: fixedLanguage(settings.language),
    leadForm: settings.lead_form,
    officeHours: settings.office_hours,
    leavesDetails: handoffRulesOf(settings).outside_hours === "details",
    brand: {
      name: brand.name || name,
      logo: brand.logo_url,
      logoDark: brand.logo_dark_url,
      copyright: brand.copyright,
      terms: brand.terms_url,
      privacy: brand.privacy_url,
      whiteLabel: brand.white_label,
    },
    theme,
  };
  return {
    headers: {
      ...headers(`${policy}; frame-ancestors ${ancestors}; sandbox ${SANDBOX}`, "no-store"),
      // Pages that are cut off from others, for threads of their own, show no frame that says nothing of it.
      "cross-origin-embedder-policy": "credentialless",
      "cross-origin-resource-policy": "cross-origin",
    },
    html: document({
      head: [
        `<title>${escapeHtml(`${name} chat`)}</title>`,
        // A mail's link opens it by itself, and browsers look for an icon then.
        iconOf(brand.icon_url),
        `<style>${files.style.text}</style>`,
        `<script type="module">${files.script.text}</script>`,
      ].join("\n"),
      data: {
        "agent-id": shown.agentId,
        ticket,
        now: String(now),
        settings: JSON.stringify(shown),
        "texts-language": files.language,
        // Without our name, where it is not to be shown.
        texts: JSON.stringify(brand.white_label ? { ...files.texts, by: "" } : files.texts),
      },
    }),
  };
}

/** The language of the page's texts; empty: the visitor's. */
export function fixedLanguage(language: string): string {
  return language === "auto" ? "" : language;
}

function ancestorsOf(allowed: string[], own: string[] = []): string {
  return ["'self'", ...own, ...allowed.map((origin) => new URL(origin).origin)].join(" ");
}

/** Pictures that were uploaded are at the page's own. */
function originOf(address: string | null): string {
  return address === null || address.startsWith("/") ? "" : ` ${new URL(address).origin}`;
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
function linksTo(files: PageFiles | undefined): string {
  if (!files) throw new PagesNotBuiltError();
  const styles = files.styles.map((style) => `<link rel="stylesheet" href="${style}" crossorigin>`);
  return [...styles, `<script type="module" src="${files.script}" crossorigin></script>`].join("\n");
}

function document(page: { language?: string; head: string; data?: Record<string, string>; body?: string }): string {
  const attributes = Object.entries(page.data ?? {}).map(([key, value]) => ` data-${key}="${escapeHtml(value)}"`);
  return `<!doctype html>
<html lang="${escapeHtml(page.language || "en")}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">
<meta name="color-scheme" content="light dark">
${page.head}
</head>
<body${attributes.join("")}>${page.body ?? ""}</body>
</html>
`;
}
