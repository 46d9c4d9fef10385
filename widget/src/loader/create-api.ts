import type { Widget } from "./mount.ts";

/** The assistants of a page, by their deployment, of whichever service they are. */
export type Registry = Map<string, Widget>;

/**
 * `window.Citedesk`: whichever assistant is the first on the page by then; the others by `Citedesk.of(id)`. Calls that
 * were queued in an array run now. One that is not on the page does nothing.
 */
export function createApi({ api }: Widget, registry: Registry): void {
  const scope = window as unknown as { Citedesk?: Widget["api"] | unknown[] };
  const queue = scope.Citedesk ?? [];
  if (!Array.isArray(queue)) return;
  const late = (wanted = "") => {
    const methods: Widget["api"] = {};
    for (const method in api)
      methods[method] = (...values) => {
        for (const { ids, api } of registry.values())
          if (!wanted || ids.includes(wanted)) return api[method]!(...values);
        console.warn(`Citedesk: ${wanted} is not on this page.`);
        return () => {};
      };
    return methods;
  };
  const citedesk = late();
  scope.Citedesk = citedesk;
  citedesk.of = late as Widget["api"][string];
  for (const [method, ...values] of queue as [string, ...unknown[]][]) citedesk[method]?.(...values);
}
