import type { Widget } from "./mount.ts";

/**
 * `window.Citedesk`: the first assistant of the page; the others by `Citedesk.of(id)`. Calls that were queued in an
 * array run now. One that is not on the page does nothing.
 */
export function createApi(widget: Widget): void {
  const scope = window as unknown as { Citedesk?: { of?: (id: string) => unknown; all?: Widget[] } | unknown[] };
  const before = scope.Citedesk;
  if (before && !Array.isArray(before)) {
    before.all?.push(widget);
    return;
  }
  const all = [widget];
  const of = (id: string) => {
    const found = all.find(({ ids }) => ids.includes(id));
    if (found) return found.api;
    console.warn(`Citedesk: ${id} is not on this page.`);
    return Object.fromEntries(Object.keys(widget.api).map((name) => [name, () => () => {}]));
  };
  scope.Citedesk = { ...widget.api, all, of };
  for (const [method, ...values] of (before ?? []) as [string, ...unknown[]][]) widget.api[method]?.(...values);
}
