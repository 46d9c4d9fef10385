import { Type } from "typebox";
import { Timestamp } from "../../platform/http/schemas.ts";
import { AgentSettings, DEFAULT_SETTINGS } from "./agent-schemas.ts";

/** An assistant as it was after one change. */
export const AgentVersion = Type.Object(
  {
    agent_id: Type.String(),
    version: Type.Integer(),
    published: Type.Boolean({ description: "Visitors reach this version." }),
    name: Type.String(),
    model: Type.String({ examples: ["extractive"] }),
    prompt: Type.String({ examples: ["Answer briefly and kindly."] }),
    settings: Type.Object(AgentSettings.properties, { examples: [DEFAULT_SETTINGS] }),
    created_by: Type.String({
      description: "Id of the member or key that made the change.",
      examples: ["member_01h2xcejqtf2nbrexx3vqjhp41"],
    }),
    created_at: Timestamp,
  },
  { $id: "AgentVersion" },
);

export const MAX_VERSION = 1_000_000_000;
