import { fingerprintKeys } from "@citedesk/crawling";
import type { KeptPage } from "./frontier-queries.ts";

/** The texts that this run keeps, to find those that say the same. */
export class TwinFinder {
  readonly #byText = new Map<string, KeptPage>();
  readonly #byKey = new Map<string, KeptPage>();

  add(page: KeptPage): void {
    this.#byText.set(page.textSha256, page);
    for (const key of fingerprintKeys(page.fingerprint)) this.#byKey.set(key, page);
  }

  remove(page: KeptPage): void {
    if (this.#byText.get(page.textSha256) === page) this.#byText.delete(page.textSha256);
    for (const key of fingerprintKeys(page.fingerprint)) if (this.#byKey.get(key) === page) this.#byKey.delete(key);
  }

  /** A kept page of another address with the same text, or one that differs in next to nothing. */
  find(page: Pick<KeptPage, "url" | "fingerprint" | "textSha256">): KeptPage | undefined {
    const found = [
      this.#byText.get(page.textSha256),
      ...fingerprintKeys(page.fingerprint).map((key) => this.#byKey.get(key)),
    ];
    return found.find((kept) => kept !== undefined && kept.url !== page.url);
  }
}
