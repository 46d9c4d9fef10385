import { Type } from "typebox";
import { Choice, StrictObject, Timestamp } from "../../platform/http/schemas.ts";
import { AgentRoles, Grants, GrantsShown } from "./grants.ts";
import { ROLES } from "./principal.ts";

export const AllWorkspaces = Type.Boolean({
  description: "Of all workspaces of the account, those to come too, with this role; else of this one alone.",
});

export const Member = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    email: Type.String(),
    role: Choice(ROLES),
    all_workspaces: AllWorkspaces,
    grants: GrantsShown,
    agent_roles: AgentRoles,
    totp_enabled: Type.Boolean({ description: "Their sign-in takes a code besides the password." }),
    created_at: Timestamp,
  },
  { $id: "Member" },
);

export const HandOverTo = Type.Optional(
  Type.String({
    maxLength: 100,
    description:
      "Who gets the API keys and open invitations of a member who may make none any more: an owner or admin. Without it they end.",
    examples: ["member_01h2xcejqtf2nbrexx3vqjhp41"],
  }),
);

export const UpdateMemberBody = StrictObject(
  {
    role: Type.Optional(Choice(ROLES)),
    grants: Type.Optional(Grants),
    agent_roles: Type.Optional(AgentRoles),
    all_workspaces: Type.Optional(
      Type.Literal(false, {
        description:
          "Leaves them this workspace alone. Of all workspaces somebody becomes a member by an invitation to all.",
      }),
    ),
    hand_over_to: HandOverTo,
  },
  { minProperties: 1, examples: [{ role: "editor" }] },
);
