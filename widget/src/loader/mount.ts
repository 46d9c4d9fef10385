import type { ToChat, ToLoader } from "../port-messages.ts";
import type { LoaderSettings } from "./loader-settings.ts";
import { SHEET } from "./loader-style.ts";
import type { Attributes } from "./read-attributes.ts";
import { openStore } from "./store-visitor.ts";

type Api = Record<string, (...values: never[]) => unknown>;

export interface Widget {
  ids: string[];
  api: Record<string, (...values: unknown[]) => unknown>;
  /** Back where the page took it away. */
  attach: () => void;
  onDestroy: () => void;
}

/** Whatever the page's style says of a `div`, or of everything: only what is inline and important stands above it. */
const RESET = "all:initial;display:block";
const FULL_SCREEN = "(max-width:480px)";
/** A page that takes it away each time has its will. */
const MOST_RETURNS = 9;

/**
 * The launcher, the panel and the chat's frame, beside `<body>`; `place` counts the assistants that are there already.
 */
export function mount(settings: LoaderSettings, attributes: Attributes, place: number): Widget {
  const { baseUrl, deploymentId, agentId, title, theme } = settings;
  const mode = settings.mode ?? (attributes.mode === "inline" ? "inline" : "bubble");
  const isBubble = mode === "bubble";
  const store = openStore(`citedesk:${agentId}`, attributes.storage);
  /** Whether the panel was open on this tab's page before. */
  const tab = openStore(`citedesk:${agentId}:on`, attributes.storage);
  const listeners = new Map<string, Set<(detail: object) => void>>();
  const ending = new AbortController();
  const { signal } = ending;
  const waiting: ToChat[] = [];
  let port: MessagePort | undefined;
  let frame: HTMLIFrameElement | undefined;
  /** `quiet`: by the page, which keeps the focus. */
  let isOpen: boolean | "quiet" = false;
  let isSealed = false;
  let returns = 0;
  let { userToken = "" } = attributes;

  const host = make("div");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  root.adoptedStyleSheets = [sheet];
  const panel = make("div", mode);
  root.append(panel);
  const { position, offsetX, offsetY, language, theme: given = "auto" } = attributes;
  const scheme = /^(light|dark)$/.test(given) ? given : "light dark";
  const rules = [theme];
  // What is no number changes nothing.
  if (+offsetX! < 1e4) rules.push(`--cd-offset-x:${+offsetX!}px`);
  if (+offsetY! < 1e4) rules.push(`--cd-offset-y:${+offsetY!}px`);
  host.style.cssText = [
    RESET,
    ...rules,
    `--cd-place:${place};color-scheme:${scheme};z-index:var(--cd-z)`,
    isBubble
      ? "position:fixed;width:0;height:0"
      : mode === "page"
        ? "position:fixed;inset:0"
        : "position:relative;width:100%;height:100%",
    "",
  ]
    .join(";")
    .replaceAll(";", "!important;");
  if ((position ?? settings.position) === "start") host.classList.add("start");

  const launcher = make("button", "launcher");
  launcher.ariaLabel = title;
  launcher.ariaExpanded = "false";
  const badge = make("span", "badge");
  launcher.append(attributes.label ?? "", badge);
  panel.hidden = isBubble;
  if (isBubble) {
    root.prepend(launcher);
    panel.role = "dialog";
    panel.ariaLabel = title;
  }

  function send(message: ToChat): void {
    if (port) port.postMessage(message);
    else waiting.push(message);
  }

  function load(): void {
    if (frame) return;
    frame = make("iframe");
    const wanted = new URLSearchParams({
      // Without its query, for the owner's list of where the widget is used.
      on: location.origin + location.pathname,
      mode,
      language: language ?? document.documentElement.lang,
      theme: given,
      storage: store.kind,
    });
    // One that the visitor opens takes the focus at once, and waits for no word of the port.
    frame.src = `${baseUrl}/a/${deploymentId}/chat?${wanted}#${isOpen}`;
    // As the chat's own policy says: known beforehand, its process starts while the request is under way.
    frame.setAttribute("sandbox", settings.sandbox);
    frame.title = title;
    frame.allow = "clipboard-write";
    panel.append(frame);
  }

  function show(wanted: boolean, isQuiet?: boolean): void {
    if (!isBubble || wanted === !!isOpen) return;
    isOpen = wanted && isQuiet ? "quiet" : wanted;
    if (wanted) load();
    panel.hidden = !wanted;
    fit();
    launcher.ariaExpanded = String(wanted);
    send({ type: "shown", shown: wanted });
    emit(wanted ? "open" : "close", {});
    if (isQuiet) return;
    if (wanted) frame!.focus();
    else launcher.focus();
  }

  /** Also when a phone is turned with the chat open: it may no longer fill the screen. */
  function fit(): void {
    host.style.setProperty("--cd-viewport", `${visualViewport!.height}px`);
    const isFull = !!isOpen && matchMedia(FULL_SCREEN).matches;
    if (isFull === isSealed) return;
    // Behind a chat that fills the screen nothing can be reached; the chat lies beside the body.
    document.body.inert = isSealed = isFull;
    document.documentElement.style.setProperty("--cd-others", isFull ? "hidden" : "");
    panel.ariaModal = String(isFull);
  }

  function emit(name: string, detail: object): void {
    // One listener that throws stops no other.
    for (const listener of listeners.get(name) ?? []) queueMicrotask(() => listener(detail));
  }

  function receive({ data }: MessageEvent<ToLoader>): void {
    if (data.type === "store") store.write(data.kept, data.isRemembered);
    else if (data.type === "close") show(false);
    else if (data.type === "wide") panel.classList.toggle("wide", data.wide);
    else if (data.type === "unread") {
      badge.textContent = `${data.count || ""}`;
      emit("unread", data);
    } else if (data.type === "theme")
      for (const [name, value] of data.values) host.style.setProperty(`--cd-${name}`, value, "important");
    else if (data.type === "event") emit(data.name, data.detail);
  }

  // Only our own frame, which alone has an origin that is none.
  function welcome({ source, origin, data, ports }: MessageEvent): void {
    if (source !== frame?.contentWindow || origin !== "null" || data !== deploymentId || !ports[0]) return;
    port = ports[0];
    port.onmessage = receive;
    const search = mode === "page" ? location.search : "";
    send({ type: "start", kept: store.read(), userToken, search, attributes });
    waiting.splice(0).forEach(send);
    emit("ready", {});
  }

  const hide = () => {
    launcher.hidden = !!attributes.hideOn?.split(/\s*,\s*/).some((path) => location.pathname.startsWith(path));
    if (launcher.hidden) show(false, true);
  };
  const navigation = (window as { navigation?: EventTarget }).navigation;
  launcher.onclick = () => show(!isOpen);
  launcher.onpointerenter = launcher.onfocus = load;
  root.addEventListener("keydown", (event) => (event as KeyboardEvent).key === "Escape" && show(false));
  addEventListener("message", welcome, { signal });
  navigation?.addEventListener("currententrychange", hide, { signal });
  visualViewport!.addEventListener("resize", fit, { signal });
  // Beside a chat alone: before it nothing is stored.
  addEventListener("pagehide", () => tab.write(isOpen && store.read().join("") ? "1" : null, false), { signal });

  const observer = new MutationObserver(() => host.isConnected || (returns++ < MOST_RETURNS && attach()));

  /** Also once the page has taken it away: its frame is gone then, and loads anew. */
  function attach(): void {
    if (host.isConnected) return;
    panel.replaceChildren();
    frame = port = undefined;
    if (isBubble) {
      document.documentElement.append(host);
      observer.observe(document.documentElement, { childList: true });
      // Above everything, wherever the page puts its own: what is fixed would move with `html{transform}`.
      host.popover = "manual";
      // With the next picture: to raise it now would style the page twice, in the midst of what else it loads.
      requestAnimationFrame(() => host.isConnected && host.showPopover?.());
      if (isOpen) load();
    } else {
      const { target } = attributes;
      ((target && document.querySelector(target)) || document.body).append(host);
      // What has no height of its own to give takes the panel's.
      if (!host.clientHeight) host.style.setProperty("height", "var(--cd-panel-height)", "important");
      load();
      send({ type: "shown", shown: true });
    }
  }

  attach();
  if (isBubble) {
    hide();
    if (tab.read()[0] || "open" in attributes) show(true, true);
  }

  const forward =
    (method: string) =>
    (...values: unknown[]) => {
      load();
      if (method === "identify") userToken = (values[0] as string | null) ?? "";
      send({ type: "call", method, values });
    };
  const api: Api = {
    open: () => {
      attach();
      show(true);
    },
    close: () => show(false),
    // Nothing is sent in a visitor's name that no click or key stands behind.
    ask: (text: string, options?: { send?: boolean }) => {
      const isSent = options?.send === true && navigator.userActivation?.isActive;
      show(true);
      forward("ask")(text, { send: isSent });
    },
    on: (name: string, listener: (detail: object) => void) => {
      // The chat knows which there are.
      send({ type: "call", method: "on", values: [name] });
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(listener));
      return () => known.delete(listener);
    },
    destroy: () => {
      if (isOpen) show(false, true);
      ending.abort();
      observer.disconnect();
      port?.close();
      host.remove();
      widget.onDestroy();
    },
  };
  for (const method of ["newChat", "identify", "setContext", "setTheme", "setLanguage", "consent"])
    api[method] = forward(method);
  const widget: Widget = { ids: [agentId, deploymentId], api: api as Widget["api"], attach, onDestroy: () => {} };
  return widget;
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className = ""): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  node.className = className;
  return node;
}
