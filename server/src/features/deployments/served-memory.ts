import { LRUCache } from "lru-cache";
import type { Database } from "../../platform/database/database.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { countOpenDocuments, type OpenDocuments } from "../sources/index.ts";
import { findServedDeployment, type ServedDeployment, type Unserved } from "./find-published-agent.ts";

export interface ServedPage {
  deployment: ServedDeployment;
  /** What it answers every visitor from. */
  open: OpenDocuments;
}

const MAX_PAGES = 1_000;
/** Alone on its database, a process knows of every change; beside others, of theirs within the second. */
const LIFETIME_MS = { embedded: 60_000, postgres: 1_000 };

interface Known {
  page: ServedPage;
  /** How many changes this process had seen before it was read. */
  readAt: number;
}

/**
 * What public addresses serve, from a page's view on: whoever opens the chat waits for no query. It holds until the
 * workspace records anything.
 */
export class ServedMemory {
  readonly #database: Database;
  readonly #known: LRUCache<string, Known>;
  readonly #changedAt = new Map<string, number>();
  #changes = 0;
  /** Ends the listening. */
  readonly stop: () => void;

  constructor(database: Database) {
    this.#database = database;
    this.#known = new LRUCache({ max: MAX_PAGES, ttl: LIFETIME_MS[database.engine] });
    this.stop = database.onRecorded((workspaceId) => {
      this.#changes += 1;
      this.#changedAt.set(workspaceId, this.#changes);
    });
  }

  async find(kind: "widget" | "page", address: string): Promise<ServedPage | Unserved> {
    const name = `${kind}:${address}`;
    const known = this.#known.get(name);
    if (known && (this.#changedAt.get(known.page.deployment.agent.workspaceId) ?? 0) <= known.readAt) return known.page;
    const readAt = this.#changes;
    const deployment = await findServedDeployment(this.#database, kind, address);
    if (typeof deployment === "string") return deployment;
    const { id, workspaceId } = deployment.agent;
    const page = { deployment, open: await countOpenDocuments(this.#database, workspaceId, id) };
    // The loader names the chat's own address by the deployment.
    for (const one of [name, `page:${formatId("deployment", deployment.id)}`]) this.#known.set(one, { page, readAt });
    return page;
  }
}
