export interface LoaderSettings {
  baseUrl: string;
  deploymentId: string;
  name: string;
  /** BCP 47; without it that of the page. */
  language?: string;
  allowedOrigins: string[];
}

const STYLE = `
  :host { all: initial; }
  button { position: fixed; inset-block-end: 20px; inset-inline-end: 20px; z-index: 2147483000; width: 56px; height: 56px;
    border: 1px solid #fff; border-radius: 28px; background: oklch(.5 .135 255); color: #fff; font: 600 24px/1 system-ui;
    cursor: pointer; box-shadow: 0 1px 3px rgb(0 0 0 / .3), 0 6px 16px rgb(0 0 0 / .2); }
  button:focus-visible { outline: 2px solid oklch(.5 .135 255); outline-offset: 2px; }
  iframe { position: fixed; inset-block-end: 88px; inset-inline-end: 20px; z-index: 2147483000; width: 400px;
    height: min(640px, calc(100vh - 104px)); border: 0; border-radius: 12px; background: #fff;
    box-shadow: 0 1px 3px rgb(0 0 0 / .3), 0 12px 32px rgb(0 0 0 / .25); }
  iframe[hidden] { display: none; }
  @media (max-width: 480px) {
    iframe { inset: 0; width: 100%; height: 100%; border-radius: 0; }
    button[aria-expanded="true"] { inset-block: 4px auto; inset-inline-end: 8px; z-index: 2147483001; width: 40px;
      height: 40px; box-shadow: none; }
  }
`;

/** Puts the launcher beside `<body>`, in a shadow root; the chat itself loads when it is first opened. */
export function start(settings: LoaderSettings): void {
  const isAllowed =
    location.origin === new URL(settings.baseUrl).origin || settings.allowedOrigins.includes(location.origin);
  if (!isAllowed) {
    console.warn(`Citedesk: ${location.origin} is not in the assistant's allowed_origins.`);
    return;
  }
  const host = document.createElement("citedesk-widget");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  root.adoptedStyleSheets = [sheet];
  const launcher = document.createElement("button");
  launcher.type = "button";
  launcher.textContent = "?";
  launcher.setAttribute("aria-label", chatOf(settings));
  launcher.setAttribute("aria-expanded", "false");
  root.append(launcher);
  let frame: HTMLIFrameElement | undefined;

  function toggle(isOpen: boolean): void {
    if (isOpen) frame ??= createFrame(settings);
    if (!frame) return;
    if (!frame.isConnected) root.append(frame);
    frame.hidden = !isOpen;
    launcher.setAttribute("aria-expanded", String(isOpen));
    launcher.textContent = isOpen ? "×" : "?";
    if (isOpen) frame.focus();
    else launcher.focus();
  }

  launcher.addEventListener("click", () => toggle(launcher.getAttribute("aria-expanded") !== "true"));
  root.addEventListener("keydown", (event) => {
    if ((event as KeyboardEvent).key === "Escape") toggle(false);
  });
  window.addEventListener("message", ({ source, data }) => {
    if (frame && source === frame.contentWindow && data === "citedesk:close") toggle(false);
  });
  document.documentElement.append(host);
}

/** Most languages call it the same. */
const CHAT: Record<string, string> = {
  pl: "czat",
  ru: "чат",
  ja: "チャット",
  zh: "聊天",
  ar: "محادثة",
  he: "צ'אט",
  th: "แชท",
};

function chatOf({ name, language }: LoaderSettings): string {
  const primary = (language ?? pageLanguage()).toLowerCase().split("-", 1)[0]!;
  return `${name} ${CHAT[primary] ?? "chat"}`;
}

function pageLanguage(): string {
  return document.documentElement.lang || navigator.language;
}

function createFrame(settings: LoaderSettings): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  // The page without its query, for the owner's list of where the widget is used.
  const page = encodeURIComponent(location.origin + location.pathname);
  frame.src = `${settings.baseUrl}/a/${settings.deploymentId}?on=${page}&lang=${encodeURIComponent(pageLanguage())}`;
  frame.title = chatOf(settings);
  return frame;
}
