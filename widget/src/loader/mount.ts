import type { ToChat, ToLoader } from "../port-messages.ts";
import type { LoaderSettings } from "./loader-settings.ts";
import { SHEET } from "./loader-style.ts";
import type { Attributes } from "./read-attributes.ts";
import { openStore } from "./store-visitor.ts";

type Api = Record<string, (...values: never[]) => unknown>;

export interface Widget {
  ids: string[];
  api: Record<string, (...values: unknown[]) => unknown>;
  onDestroy: () => void;
}

/** Whatever the page's style says of a `div`, or of everything: only what is inline and important stands above it. */
const RESET = "all:initial;display:block";
const FULL_SCREEN = "(max-width:480px)";

/**
 * The launcher, the panel and the chat's frame, beside `<body>`; `place` counts the assistants that are there already.
 */
export function mount(settings: LoaderSettings, attributes: Attributes, place: number): Widget {
  const { baseUrl, deploymentId, agentId, title, theme } = settings;
  const mode = settings.mode ?? (attributes.mode as "bubble" | undefined) ?? "bubble";
  const isBubble = mode === "bubble";
  const store = openStore(`citedesk:${agentId}`, attributes.storage);
  /** Whether the panel was open on this tab's page before. */
  const tab = openStore(`citedesk:${agentId}:open`, attributes.storage);
  const listeners = new Map<string, Set<(detail: object) => void>>();
  const ending = new AbortController();
  const { signal } = ending;
  const waiting: ToChat[] = [];
  let port: MessagePort | undefined;
  let frame: HTMLIFrameElement | undefined;
  /** `quiet`: by the page, which keeps the focus. */
  let isOpen: boolean | "quiet" = false;
  let isSealed = false;

  const host = make("div");
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(SHEET);
  root.adoptedStyleSheets = [sheet];
  const panel = make("div", mode);
  root.append(panel);
  const { position, offsetX, offsetY, language, userToken = "", theme: scheme = "auto" } = attributes;
  const rules = [theme];
  if (offsetX) rules.push(`--cd-offset-x:${+offsetX}px`);
  if (offsetY) rules.push(`--cd-offset-y:${+offsetY}px`);
  host.style.cssText = [
    RESET,
    ...rules,
    `--cd-place:${place};color-scheme:${scheme.replace("auto", "light dark")};z-index:var(--cd-z)`,
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
  launcher.append(icon(), attributes.label ?? "", badge);
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
      theme: scheme,
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
    const question = mode === "page" ? (new URLSearchParams(location.search).get("q") ?? "") : "";
    port.postMessage({ type: "start", kept: store.read(), userToken, question } satisfies ToChat);
    for (const message of waiting.splice(0)) port.postMessage(message);
    emit("ready", {});
  }

  const hide = () => {
    launcher.hidden = !!attributes.hideOn?.split(",").some((path) => location.pathname.startsWith(path.trim()));
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
  addEventListener("pagehide", () => tab.write(isOpen && store.read().join("") ? "open" : null, false), {
    signal,
  });

  const target = attributes.target && document.querySelector(attributes.target);
  if (isBubble) {
    document.documentElement.append(host);
    // Above everything, wherever the page puts its own: what is fixed would move with `html{transform}`.
    host.popover = "manual";
    // With the next picture: to raise it now would style the page twice, in the midst of what else it loads.
    requestAnimationFrame(() => host.isConnected && host.showPopover?.());
    hide();
    if (tab.read()[0] || attributes.open !== undefined) show(true, true);
  } else {
    (target || document.body).append(host);
    // What has no height of its own to give takes the panel's.
    if (!host.clientHeight) host.style.setProperty("height", "var(--cd-panel-height)", "important");
    load();
    send({ type: "shown", shown: true });
  }

  const forward =
    (method: string) =>
    (...values: unknown[]) => {
      load();
      send({ type: "call", method, values });
    };
  const api: Api = {
    open: () => show(true),
    close: () => show(false),
    // Nothing is sent in a visitor's name that no click or key stands behind.
    ask: (text: string, options?: { send?: boolean }) => {
      const isSent = options?.send === true && navigator.userActivation?.isActive;
      show(true);
      forward("ask")(text, { send: isSent });
    },
    on: (name: string, listener: (detail: object) => void) => {
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(listener));
      return () => known.delete(listener);
    },
    destroy: () => {
      if (isOpen) show(false, true);
      ending.abort();
      port?.close();
      host.remove();
      widget.onDestroy();
    },
  };
  for (const method of ["newChat", "identify", "setContext", "setTheme", "setLanguage", "consent"])
    api[method] = forward(method);
  const widget: Widget = { ids: [agentId, deploymentId], api: api as Widget["api"], onDestroy: () => {} };
  return widget;
}

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className = ""): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag);
  node.className = className;
  return node;
}

function icon(): SVGElement {
  const draw = (tag: string) => document.createElementNS("http://www.w3.org/2000/svg", tag) as SVGElement;
  const [svg, path] = [draw("svg"), draw("path")];
  path.setAttribute("d", "M21 12a8 8 0 0 1-8 8H4l2-3.3A8 8 0 1 1 21 12Z");
  svg.append(path);
  return svg;
}
