/** Kinds of ids that paths and bodies name. */
export const ID_PREFIXES = [
  "account",
  "agent",
  "audit",
  "brand",
  "change",
  "chat",
  "check",
  "delivery",
  "deployment",
  "document",
  "domain",
  "event",
  "feedback",
  "gap",
  "handoff",
  "import",
  "invitation",
  "key",
  "lead",
  "member",
  "message",
  "note",
  "passage",
  "receipt",
  "reply",
  "session",
  "source",
  "task",
  "tool",
  "visitor",
  "webhook",
  "workspace",
] as const;
export type FuzzedPrefix = (typeof ID_PREFIXES)[number];

const KEPT = 12;
const ID = /\b([a-z]+)_[0-9a-hjkmnp-tv-z]{26}\b/g;
/** The letter i stands in no id. */
const SUFFIX = "i".repeat(26);
const PLACEHOLDER = new RegExp(`\\b([a-z]+)_${SUFFIX}\\b`, "g");
const OTHER_NAMES: Record<string, FuzzedPrefix> = {
  api_keys: "key",
  audit_events: "audit",
  deliveries: "delivery",
  erasures: "receipt",
  replies: "reply",
};

/** Stands for the id of something that is there when the request is sent. */
export function placeholderOf(prefix: FuzzedPrefix): string {
  return `${prefix}_${SUFFIX}`;
}

/** Of the ids that follow this part of a path, e.g. `/v2/agents/`. */
export function prefixOf(part: string): FuzzedPrefix {
  const [name = ""] = part.split("/").slice(-2);
  const prefix = OTHER_NAMES[name] ?? (name.replace(/s$/, "") as FuzzedPrefix);
  if (!ID_PREFIXES.includes(prefix)) throw new Error(`Whose ids are those of ${part}?`);
  return prefix;
}

/**
 * What is there, with its versions, learnt from what the service answers: a random request meets something more often
 * than nothing.
 */
export class LiveIds {
  readonly #ids = new Map<string, Set<string>>();
  /** What lies below a thing in paths, and what was deleted, by that thing or "deleted", and prefix. */
  readonly #apart = new Map<string, Set<string>>();
  readonly #tags = new Map<string, string>();
  readonly #random: () => number;
  /** Kinds that were asked for when nothing of them was there. */
  readonly missing = new Set<string>();

  /** `random`: from 0 to below 1. */
  constructor(random: () => number) {
    this.#random = random;
  }

  learn(path: string, text: string, tag: string | null): void {
    const [parent] = path.match(ID)?.slice(-1) ?? [];
    for (const [id, prefix] of text.matchAll(ID)) {
      keep(this.#ids, prefix!, id);
      if (parent && parent !== id) keep(this.#apart, `${parent} ${prefix}`, id);
      this.missing.delete(prefix!);
    }
    if (tag) this.#tags.set(path, tag);
  }

  /** Nothing answers for this path any more, `wasDeleted` or not. */
  forget(path: string, wasDeleted: boolean): void {
    const [id, prefix] = [...path.matchAll(ID)].at(-1) ?? [];
    if (id === undefined) return;
    this.#ids.get(prefix!)?.delete(id);
    for (const known of this.#apart.values()) known.delete(id);
    if (wasDeleted) keep(this.#apart, `deleted ${prefix}`, id);
  }

  /** Puts ids in the place of their placeholders: below a thing its own, for `/restore` what was deleted. */
  fill(text: string): string {
    let parent = "";
    return text.replace(PLACEHOLDER, (placeholder, prefix: string, at: number) => {
      const isRestored = text.startsWith("/restore", at + placeholder.length);
      const apart = this.#apart.get(`${isRestored ? "deleted" : parent} ${prefix}`);
      const known = [...(apart?.size ? apart : (this.#ids.get(prefix) ?? []))];
      if (known.length === 0) this.missing.add(prefix);
      parent = known[Math.floor(this.#random() * known.length)] ?? `${prefix}_01h2xcejqtf2nbrexx3vqjhp41`;
      return parent;
    });
  }

  tagOf(path: string): string | undefined {
    return this.#tags.get(path);
  }
}

function keep(pools: Map<string, Set<string>>, name: string, id: string): void {
  const pool = pools.get(name) ?? new Set();
  pools.set(name, pool);
  pool.delete(id);
  pool.add(id);
  if (pool.size > KEPT) pool.delete(pool.values().next().value!);
}
