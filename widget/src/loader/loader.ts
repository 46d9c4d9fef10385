import { createApi } from "./create-api.ts";
import type { LoaderSettings } from "./loader-settings.ts";
import { mount, type Widget } from "./mount.ts";
import { readAttributes } from "./read-attributes.ts";

type Registry = Map<string, Widget>;

/** The service writes the assistant's settings in its place. */
declare const CITEDESK_SETTINGS: LoaderSettings;

start(CITEDESK_SETTINGS, document.currentScript);

/** Shows the assistant on the page, once, or says in one line why not. */
function start(settings: LoaderSettings, script: Element | null): void {
  const scope = window as unknown as Record<symbol, Registry>;
  // Of all scripts of this page, whichever service they are from.
  const name = Symbol.for("citedesk");
  scope[name] ??= new Map();
  const registry = scope[name];
  const { origin } = location;
  if (origin !== new URL(settings.baseUrl).origin && !settings.allowedOrigins.includes(origin)) {
    console.warn(`Citedesk: ${origin} is not in the allowed_origins of ${settings.name}.`);
    return;
  }
  // The same script twice, or once more after a page change, which may have taken it away.
  const known = registry.get(settings.deploymentId);
  if (known) {
    known.attach();
    return;
  }
  const begin = () => {
    const widget = mount(settings, attributes, registry.size);
    registry.set(settings.deploymentId, widget);
    widget.onDestroy = () => registry.delete(settings.deploymentId);
    createApi(widget);
  };
  const attributes = readAttributes(script);
  // What stands further down the page may still be on its way.
  if (document.querySelector(attributes.target ?? "body") || document.readyState !== "loading") begin();
  else document.addEventListener("DOMContentLoaded", begin, { once: true });
}
