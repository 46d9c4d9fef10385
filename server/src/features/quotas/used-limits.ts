import type { Usage } from "./usage-schemas.ts";

/** From which share of a limit on it is told. */
const NEAR = 0.8;

/** The limits of a workspace, and of each assistant, that are nearly or wholly used, the most used first. */
export function usedLimits(usage: Omit<Usage, "used_limits">): Usage["used_limits"] {
  const ofWorkspace = (limit: LimitName, used: number, most: number | null) => ({ limit, agent_id: null, used, most });
  const all = [
    ofWorkspace("sources", usage.sources.used, usage.sources.limit),
    ofWorkspace("pages", usage.pages.used, usage.pages.limit),
    ofWorkspace("passages", usage.passages.used, usage.passages.limit),
    ofWorkspace("upload_bytes", usage.upload_bytes.used, usage.upload_bytes.limit),
    ofWorkspace("chats_per_month", usage.chats.used, usage.chats.limit),
    ofWorkspace("spend_per_month", usage.spend, usage.spend_limit),
    ...usage.agents.flatMap(({ agent_id, chats, spend, spend_limit }) => [
      { limit: "agent_chats_per_month" as const, agent_id, used: chats.used, most: chats.limit },
      { limit: "agent_spend_per_month" as const, agent_id, used: spend, most: spend_limit },
    ]),
  ];
  return (
    all
      // Nothing at all is what somebody chose, and nobody has to be told.
      .flatMap(({ most, ...one }) => (most !== null && most > 0 && one.used >= NEAR * most ? [{ ...one, most }] : []))
      .map((one) => ({ ...one, state: one.used >= one.most ? ("reached" as const) : ("near" as const) }))
      .toSorted((a, b) => b.used / b.most - a.used / a.most)
  );
}

type LimitName = Usage["used_limits"][number]["limit"];
