import { fingerprintBands, isNearDuplicate } from "@citedesk/crawling";
import type { KeptPage } from "./frontier-queries.ts";

/** The texts that this run keeps, to find those that say the same. */
export class TwinFinder {
  readonly #byText = new Map<string, KeptPage>();
  readonly #byBand = new Map<string, Set<KeptPage>>();

  add(page: KeptPage): void {
    this.#byText.set(page.textSha256, page);
    for (const band of fingerprintBands(page.fingerprint)) {
      const pages = this.#byBand.get(band) ?? new Set();
      this.#byBand.set(band, pages.add(page));
    }
  }

  remove(page: KeptPage): void {
    if (this.#byText.get(page.textSha256) === page) this.#byText.delete(page.textSha256);
    for (const band of fingerprintBands(page.fingerprint)) this.#byBand.get(band)?.delete(page);
  }

  /** A kept page of another address with the same text, or one that differs in next to nothing. */
  find(page: Pick<KeptPage, "url" | "fingerprint" | "textSha256">): KeptPage | undefined {
    const equal = this.#byText.get(page.textSha256);
    if (equal && equal.url !== page.url) return equal;
    for (const band of fingerprintBands(page.fingerprint)) {
      for (const kept of this.#byBand.get(band) ?? []) {
        if (kept.url !== page.url && isNearDuplicate(kept.fingerprint, page.fingerprint)) return kept;
      }
    }
    return undefined;
  }
}
