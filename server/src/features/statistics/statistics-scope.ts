import type { INTERVALS } from "./statistics-schemas.ts";

/** What a report is of. */
export interface StatisticsScope {
  workspaceId: string;
  agentId: string | undefined;
  brandId: string | undefined;
  /** Of abstentions: only answers, feedback and questions of these count. */
  reason: string | undefined;
  language: string | undefined;
  /** Where its chat began: an address without its query, or a path; a `*` at the end stands for anything. */
  page: string | undefined;
  /** Of sources: only those. */
  only: "never_cited" | "negative_feedback" | undefined;
  /** IANA name: where a row's time begins and ends. */
  timeZone: string;
  from: string;
  to: string;
  interval: (typeof INTERVALS)[number];
  limit: number;
}
