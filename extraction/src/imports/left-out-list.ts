import type { LeftOut, LeftOutPlace } from "./import-contents.ts";

const PLACES = 20;

/** Collects what stays out, by its reason, however much it is. */
export class LeftOutList {
  readonly #byReason = new Map<string, LeftOut>();

  add(code: string, message: string, place: Partial<LeftOutPlace>, count = 1): void {
    const key = `${code} ${message}`;
    const reason = this.#byReason.get(key) ?? { code, message, count: 0, places: [] };
    this.#byReason.set(key, reason);
    reason.count += count;
    const { line = null, name = null, field = null } = place;
    if (reason.places.length < PLACES) reason.places.push({ line, name, field });
  }

  get reasons(): LeftOut[] {
    return [...this.#byReason.values()];
  }
}
