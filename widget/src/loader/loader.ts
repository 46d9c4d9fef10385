import type { Attributes } from "./attributes.ts";
import { createApi, type Registry } from "./create-api.ts";
import type { LoaderSettings } from "./loader-settings.ts";
import { mount } from "./mount.ts";

/** The service writes the assistant's settings in its place. */
declare const CITEDESK_SETTINGS: LoaderSettings;

// Shows the assistant on the page, once, or says in one line why not.
const settings = CITEDESK_SETTINGS;
const { deploymentId } = settings;
const attributes: Attributes = { ...document.currentScript?.dataset };
const scope = window as unknown as Record<symbol, Registry>;
// Of all scripts of this page, whichever service they are from.
const name = Symbol.for("citedesk");
scope[name] ??= new Map();
const registry = scope[name];
const known = registry.get(deploymentId);

function begin(): void {
  const widget = mount(settings, attributes, registry.size, () => registry.delete(deploymentId));
  registry.set(deploymentId, widget);
  createApi(widget, registry);
}

if (!settings.allowedOrigins.includes(location.origin))
  console.warn(`Citedesk: ${location.origin} is not in the allowed_origins of ${settings.name}.`);
// The same script twice, or once more after a page change, which may have taken it away.
else if (known) known.attach();
// What stands further down the page may still be on its way.
else if (document.querySelector(attributes.target ?? "body") || document.readyState !== "loading") begin();
else document.addEventListener("DOMContentLoaded", begin, { once: true });
