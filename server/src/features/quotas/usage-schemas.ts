import { type Static, Type } from "typebox";
import { Choice, Nullable } from "../../platform/http/schemas.ts";
import { NO_LIMITS } from "./quota-queries.ts";

const Used = Type.Object({ used: Type.Integer(), limit: Nullable(Type.Integer({ description: "Null: no limit." })) });

const limit = {
  limit: Choice(Object.keys(NO_LIMITS) as (keyof typeof NO_LIMITS)[], { description: "As in a workspace's `limits`." }),
  agent_id: Nullable(Type.String({ description: "The assistant whose limit it is; null: the workspace's." })),
  used: Type.Number(),
  most: Type.Number({ description: "The limit itself." }),
  state: Choice(["near", "reached"], { description: "`near`: 80 % are used." }),
};

/** What the events of limits tell. */
export const UsedLimit = Type.Object(
  {
    workspace_id: Type.String(),
    month: Type.String({ description: "In which it was passed (UTC).", examples: ["2026-11"] }),
    ...limit,
  },
  { $id: "UsedLimit" },
);
export type UsedLimit = Static<typeof UsedLimit>;

export const Usage = Type.Object(
  {
    month: Type.String({ description: "Of `chats` and `spend`, e.g. 2026-03 (UTC).", examples: ["2026-11"] }),
    sources: Used,
    pages: Used,
    passages: Used,
    upload_bytes: Used,
    chats: Used,
    spend: Type.Number({ description: "US dollars, for models; what is set aside for answers under way included." }),
    spend_limit: Nullable(Type.Number({ description: "Null: no limit." })),
    agents: Type.Array(
      Type.Object({
        agent_id: Type.String(),
        chats: Used,
        spend: Type.Number(),
        spend_limit: Nullable(Type.Number()),
      }),
    ),
    used_limits: Type.Array(Type.Object(limit), {
      description: "Limits of which 80 % are used or more, the most used first.",
    }),
  },
  { $id: "Usage" },
);
export type Usage = Static<typeof Usage>;
