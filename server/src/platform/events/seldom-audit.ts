import type { Database } from "../database/database.ts";
import { outsideTransaction } from "../database/open-transaction-error.ts";
import { outsideReach } from "../database/reach.ts";
import type { RatePolicy, RateWindows } from "../http/rate-windows.ts";
import { type AuditActor, type AuditChange, recordAudit } from "./record-audit.ts";

/** Of one source, such as an address that guesses or a member who reads. */
const A_SOURCE: RatePolicy = { name: "audit_source", quota: 1, windowSeconds: 60 };
/** Of all sources: however many they are, the log stays readable. */
const A_WORKSPACE: RatePolicy = { name: "audit_workspace", quota: 60, windowSeconds: 60 };

export interface SeldomEvent extends AuditChange {
  workspaceId: string;
  actor: AuditActor;
  /** Whose events of this action count together. */
  source: string;
  /**
   * Of a source that is known, which of several things it is about: each has a row a minute while the workspace has
   * room, and the first of its source has one in any case, so that no number of others keeps it out.
   */
  each?: string;
}

/**
 * What happens often enough to flood the audit log, such as refused credentials and reads: a row a minute for each
 * source and action (`each` tells things of it apart), over all processes. That it happened stays on record, not how
 * often.
 */
export class SeldomAudit {
  readonly #database: Database;
  readonly #windows: RateWindows;
  readonly #clock: { now(): number };
  readonly #underWay = new Set<Promise<void>>();
  readonly #onError: (error: unknown) => void;

  constructor(
    { database, windows, clock }: { database: Database; windows: RateWindows; clock: { now(): number } },
    onError: (error: unknown) => void,
  ) {
    this.#database = database;
    this.#windows = windows;
    this.#clock = clock;
    this.#onError = onError;
  }

  async record({ workspaceId, actor, source, each, ...change }: SeldomEvent): Promise<void> {
    const counted = `${workspaceId} ${change.action}`;
    const now = this.#clock.now();
    await outsideReach(() =>
      outsideTransaction(async () => {
        const isFirst = (await this.#windows.take(A_SOURCE, `${counted} ${source}`, now)).isGranted;
        const isFirstOfThing =
          each !== undefined && (await this.#windows.take(A_SOURCE, `${counted} ${source} ${each}`, now)).isGranted;
        if (!isFirst && !isFirstOfThing) return;
        const hasRoom = (await this.#windows.take(A_WORKSPACE, counted, now)).isGranted;
        if (!hasRoom && !(isFirst && isFirstOfThing)) return;
        await this.#database.inWorkspace(workspaceId, (transaction) =>
          recordAudit(transaction, { workspaceId, actor }, change),
        );
      }),
    );
  }

  /** Behind the answer: how long it takes tells nobody whether there was anything to record. */
  note(find: () => Promise<readonly SeldomEvent[]>): void {
    const work = outsideTransaction(async () => {
      for (const event of await find()) await this.record(event);
    })
      .catch(this.#onError)
      .finally(() => this.#underWay.delete(work));
    this.#underWay.add(work);
  }

  /** Waits for what was noted so far. */
  async drain(): Promise<void> {
    await Promise.all(this.#underWay);
  }
}
