import type { ToChat, ToLoader } from "../port-messages.ts";
import type { Attributes } from "./attributes.ts";
import type { LoaderSettings } from "./loader-settings.ts";
import { SHEET } from "./loader-style.ts";
import { openStore } from "./store-visitor.ts";

type Api = Record<string, (...values: never[]) => unknown>;

export interface Widget {
  ids: string[];
  api: Record<string, (...values: unknown[]) => unknown>;
  /** Back where the page took it away. */
  attach: () => void;
}

/** A page that takes it away each time has its will. */
const MOST_RETURNS = 9;
/** Of a chat that has come. */
const SPEAKS_WITHIN_MS = 1_000;
const COMES_WITHIN_MS = 30_000;

/**
 * The launcher, the panel and the chat's frame, beside `<body>`; `before` counts the assistants that are there already.
 */
export function mount(settings: LoaderSettings, attributes: Attributes, before: number, onDestroy: () => void): Widget {
  const { baseUrl, deploymentId, agentId, title } = settings;
  const mode = settings.mode ?? (attributes.mode === "inline" ? attributes.mode : "bubble");
  const isBubble = mode === "bubble";
  const { storage = "" } = attributes;
  const store = openStore(`citedesk:${agentId}`, storage);
  /** Whether the panel was open on this tab's page before. */
  const tab = openStore(`citedesk:${agentId}:on`, storage);
  const listeners = new Map<string, Set<(detail: object) => void>>();
  const ending = new AbortController();
  const { signal } = ending;
  const waiting: ToChat[] = [];
  let port: MessagePort | undefined;
  let frame: HTMLIFrameElement | undefined;
  /** `quiet`: by the page, which keeps the focus. */
  let isOpen: boolean | "quiet" = false;
  /** What becomes of the launchers while it fills the screen: its own is the way out until it has one itself. */
  let sealed = "";
  let returns = 0;
  let waitMs = 1_000;
  let userToken: string | null | undefined = attributes.userToken;

  const host = make("div");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  root.adoptedStyleSheets = [sheet];
  const panel = make("div", mode);
  root.append(panel);
  const { position, offsetX, offsetY, language, theme = "" } = attributes;
  const scheme = /^(light|dark)$/.test(theme) ? theme : "light dark";
  // What is no number changes nothing.
  const offset = (axis: string, pixels?: string) => (+pixels! < 1e4 ? `--cd-offset-${axis}:${+pixels!}px;` : "");
  const place = isBubble ? "fixed;width:0" : mode === "page" ? "fixed;inset:0" : "relative;width:100%;height:100%";
  // Whatever the page's style says of a `div`, or of everything: only what is inline and important stands above it.
  host.style.cssText = (
    `all:initial;display:block;${settings.theme};${offset("x", offsetX)}${offset("y", offsetY)}` +
    `--cd-place:${before};color-scheme:${scheme};z-index:var(--cd-z);position:${place};`
  ).replaceAll(";", "!important;");
  host.className = position ?? settings.position;

  const launcher = make("button", "launcher");
  /** What is seen on it is in its name, for those who say what they want to press. */
  const label = attributes.label || title;
  launcher.ariaLabel = label;
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
    const tried = make("iframe");
    frame = tried;
    const wanted = new URLSearchParams({
      // Without its query, for the owner's list of where the widget is used.
      on: location.origin + location.pathname,
      mode,
      language: language ?? document.documentElement.lang,
      theme,
      storage,
    });
    // One that the visitor opens takes the focus at once, and waits for no word of the port.
    frame.src = `${baseUrl}/a/${deploymentId}/chat?${wanted}#${isOpen}`;
    // As the chat's own policy says: known beforehand, its process starts while the request is under way.
    (frame as { sandbox: unknown }).sandbox = settings.sandbox;
    frame.title = title;
    frame.allow = "clipboard-write";
    // Whatever kept it away, a browser says no more than that something came; the chat's own word may be behind that.
    const judge = () => tried === frame && !port && fail();
    frame.onload = () => setTimeout(judge, SPEAKS_WITHIN_MS);
    setTimeout(judge, COMES_WITHIN_MS);
    put(frame);
  }

  /** Alone in the panel; it takes the focus from what was there. */
  function put(node: HTMLElement): boolean {
    const isHeld = panel.contains(root.activeElement);
    panel.replaceChildren(node);
    if (isHeld) node.focus();
    return isHeld;
  }

  /** Says so, to the visitor in a button that tries again and to the page's owner, and tries by itself while open. */
  function fail(): void {
    const notice = make("button", "notice");
    notice.append(settings.notice);
    notice.onclick = () => {
      isOpen = isBubble;
      load();
      frame!.focus();
    };
    // Who went on with something else is not interrupted when it comes.
    if (!put(notice) && isOpen) isOpen = "quiet";
    frame = undefined;
    console.warn(`Citedesk: ${baseUrl} is down or blocked by frame-src or allowed_origins.`);
    emit("error", { code: "not_loaded" });
    waitMs *= 2;
    setTimeout(() => panel.hidden || load(), waitMs);
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
    if (!isQuiet) (wanted ? frame! : launcher).focus();
  }

  /** Also when a phone is turned with the chat open: it may no longer fill the screen. */
  function fit(): void {
    host.style.setProperty("--cd-viewport", `${visualViewport!.height}px`);
    const isFull = !!isOpen && matchMedia("(max-width:480px)").matches;
    const wanted = isFull ? (port ? "hidden" : "visible") : "";
    if (wanted === sealed) return;
    sealed = wanted;
    // Behind a chat that fills the screen nothing can be reached; the chat lies beside the body.
    document.body.inert = isFull;
    document.documentElement.style.setProperty("--cd-launchers", wanted);
    panel.ariaModal = String(isFull);
  }

  function emit(name: string, detail: object): void {
    // One listener that throws stops no other.
    for (const listener of listeners.get(name) ?? []) queueMicrotask(() => listener(detail));
  }

  /** What the chat says, by its type. */
  const heard: { [Type in ToLoader["type"]]?: (message: Extract<ToLoader, { type: Type }>) => void } = {
    store: ({ kept, isRemembered }) => store.write(kept, isRemembered),
    close: () => show(false),
    unread(message) {
      badge.textContent = `${message.count || ""}`;
      launcher.ariaLabel = `${label} ${badge.textContent}`;
      emit("unread", message);
    },
    theme({ values }) {
      for (const [name, value] of values) host.style.setProperty(`--cd-${name}`, value, "important");
    },
    event: ({ name, detail }) => emit(name, detail),
  };

  // Only our own frame, which alone has an origin that is none.
  function welcome({ source, origin, data, ports }: MessageEvent): void {
    if (source !== frame?.contentWindow || origin !== "null" || data !== deploymentId) return;
    [port] = ports as [MessagePort];
    port.onmessage = ({ data }: MessageEvent<ToLoader>) => heard[data.type]?.(data as never);
    fit();
    const search = mode === "page" ? location.search : "";
    send({ type: "start", kept: store.read(), userToken, search, attributes });
    waiting.splice(0).forEach(send);
    emit("ready", {});
  }

  const hide = () => {
    launcher.hidden = !!attributes.hideOn?.split(/\s*,\s*/).some((path) => location.pathname.startsWith(path));
    if (launcher.hidden) show(false, true);
  };
  launcher.onclick = () => show(!isOpen);
  launcher.onpointerenter = launcher.onfocus = load;
  root.addEventListener("keydown", (event) => (event as KeyboardEvent).key === "Escape" && show(false));
  addEventListener("message", welcome, { signal });
  (window as { navigation?: EventTarget }).navigation?.addEventListener("currententrychange", hide, { signal });
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
      if (method === "identify") userToken = values[0] as string | null;
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
      show(true);
      forward("ask")(text, { send: options?.send && navigator.userActivation?.isActive });
    },
    on: (name: string, listener: (detail: object) => void) => {
      // The chat knows which there are.
      send({ type: "call", method: "on", values: [name] });
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(listener));
      return () => known.delete(listener);
    },
    destroy: () => {
      show(false, true);
      ending.abort();
      observer.disconnect();
      host.remove();
      onDestroy();
    },
  };
  for (const method of "newChat identify setContext setTheme setLanguage consent".split(" "))
    api[method] = forward(method);
  return { ids: [agentId, deploymentId], api: api as Widget["api"], attach };
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className = ""): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  node.className = className;
  return node;
}
