import { formatId } from "../../platform/ids/identifiers.ts";
import type { SpokenTexts } from "./find-chat-files.ts";
import type { ServedDeployment, Unserved } from "./find-published-agent.ts";
import { SANDBOX } from "./pages.ts";

const SETTINGS = "CITEDESK_SETTINGS";
/** What the launcher and the panel are drawn with; the chat has the whole theme. */
const DRAWN =
  /^(?:accent|accent-text|surface|bg|font|radius|launcher-size|offset-x|offset-y|panel-width|panel-height|z)$/;

/** The loader with the assistant's settings in their place; `texts` are those of `language`, the visitor's at best. */
export function loaderScript(
  loader: string,
  { id, kind, agent }: ServedDeployment,
  { baseUrl, language, texts }: { baseUrl: string } & SpokenTexts,
): string {
  const { name, settings } = agent.definition;
  const theme = Object.entries(agent.brand.theme)
    .filter(([property]) => DRAWN.test(property))
    .map(([property, value]) => `--cd-${property}:${Array.isArray(value) ? `light-dark(${value})` : value}`);
  const baked = {
    baseUrl,
    deploymentId: formatId("deployment", id),
    agentId: formatId("agent", agent.id),
    name,
    title: titleOf(name, language),
    notice: texts.notLoaded,
    allowedOrigins: [new URL(baseUrl).origin, ...settings.allowed_origins],
    sandbox: SANDBOX,
    ...(kind === "widget" ? {} : { mode: "page" }),
    position: agent.brand.position,
    theme: theme.join(";"),
  };
  return loader.replace(SETTINGS, () => JSON.stringify(baked).replaceAll("<", "\\u003c"));
}

const REASONS: Readonly<Record<Unserved, string>> = {
  unknown: "There is no such assistant: check the id in the script's address.",
  paused: "This widget is paused: its deployment is disabled.",
  not_published: "This assistant is not published.",
  members_only: "This assistant is for members alone.",
};

/** A script too: browsers show a 404 of one as a refusal by origin, and send people hunting there. */
export function unservedScript(reason: Unserved): string {
  return `console.warn(${JSON.stringify(`Citedesk: ${REASONS[reason]}`)});\n`;
}

/** Most languages call it the same. */
const CHAT: Readonly<Record<string, string>> = {
  pl: "czat",
  ru: "чат",
  ja: "チャット",
  zh: "聊天",
  ar: "محادثة",
  he: "צ'אט",
  th: "แชท",
};

function titleOf(name: string, language: string): string {
  return `${name} ${CHAT[language.toLowerCase().split("-", 1)[0]!] ?? "chat"}`;
}
