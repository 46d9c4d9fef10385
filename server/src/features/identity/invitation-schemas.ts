import { Type } from "typebox";
import { Choice, StrictObject, Timestamp } from "../../platform/http/schemas.ts";
import { Grants, GrantsShown } from "./grants.ts";
import { Email, NewPassword, PersonName } from "./identity-schemas.ts";
import { INVITATION_STATUSES } from "./invitation-queries.ts";
import { AllWorkspaces } from "./member-schemas.ts";
import { ROLES } from "./principal.ts";

export const Invitation = Type.Object(
  {
    id: Type.String(),
    email: Type.String(),
    role: Choice(ROLES),
    all_workspaces: AllWorkspaces,
    grants: GrantsShown,
    status: Choice(INVITATION_STATUSES),
    invited_by: Type.String({ examples: ["member_01h2xcejqtf2nbrexx3vqjhp41"] }),
    created_at: Timestamp,
    expires_at: Timestamp,
  },
  { $id: "Invitation" },
);

export const NewInvitation = Type.Object(
  {
    ...Invitation.properties,
    token: Type.String({ description: "Shown once.", examples: ["link_9sYdT8nQm5rLw1uZc7hFa3eGi"] }),
    accept_url: Type.String({
      description: "For the invited person; the same token.",
      examples: ["https://help.example.com/invitation#link_9sYdT8nQm5rLw1uZc7hFa3eGi"],
    }),
    mailed: Type.Boolean({ description: "False without a mail server: hand the link over yourself." }),
  },
  { $id: "NewInvitation" },
);

export const CreateInvitationBody = StrictObject(
  {
    email: Email,
    role: Choice(ROLES),
    grants: Type.Optional(Grants),
    all_workspaces: Type.Optional(
      Type.Boolean({
        description:
          "To all workspaces of the account, those to come too: for who is a member of all, and the usual while there is one live workspace. Else to this one.",
      }),
    ),
  },
  { examples: [{ email: "new@example.com", role: "editor" }] },
);

export const AcceptBody = StrictObject(
  {
    token: Type.String({ minLength: 1, maxLength: 200, examples: ["link_9sYdT8nQm5rLw1uZc7hFa3eGi"] }),
    name: PersonName,
    password: NewPassword,
  },
  { description: "Whoever has an account already gives its password." },
);
