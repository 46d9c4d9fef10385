import { LRUCache } from "lru-cache";
import type { ApiKeyAccess, SessionAccess } from "../../platform/unscoped/credential-queries.ts";

const LIFETIME_MS = 1_000;
const MAX_ENTRIES = 10_000;

/**
 * Remembers for one second what a credential may do, so that a busy client does not cost a query a request. A change
 * made by this process is seen at once (`forget`), one made by another process within the second.
 */
export class CredentialCache {
  readonly #entries = new LRUCache<string, Promise<unknown>>({ max: MAX_ENTRIES, ttl: LIFETIME_MS });

  session(sessionId: string, load: () => Promise<SessionAccess | undefined>): Promise<SessionAccess | undefined> {
    return this.#remember(`session:${sessionId}`, load);
  }

  key(hash: string, load: () => Promise<ApiKeyAccess | undefined>): Promise<ApiKeyAccess | undefined> {
    return this.#remember(`key:${hash}`, load);
  }

  /** After any change of members, sessions or keys. */
  forget(): void {
    this.#entries.clear();
  }

  #remember<Value>(name: string, load: () => Promise<Value>): Promise<Value> {
    const found = this.#entries.get(name);
    if (found) return found as Promise<Value>;
    const value = load();
    this.#entries.set(name, value);
    value.catch(() => this.#entries.delete(name));
    return value;
  }
}
