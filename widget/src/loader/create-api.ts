import type { Widget } from "./mount.ts";

/**
 * `window.Citedesk`: the first assistant of the page; the others by `Citedesk.of(id)`. Calls that were queued in an
 * array run now.
 */
export function createApi(widget: Widget): void {
  const scope = window as unknown as { Citedesk?: { of?: (id: string) => unknown; all?: Widget[] } | unknown[] };
  const before = scope.Citedesk;
  if (before && !Array.isArray(before)) {
    before.all?.push(widget);
    return;
  }
  const all = [widget];
  scope.Citedesk = { ...widget.api, all, of: (id: string) => all.find((one) => one.ids.includes(id))?.api };
  for (const [method, ...values] of (before ?? []) as [string, ...unknown[]][]) widget.api[method]?.(...values);
}
