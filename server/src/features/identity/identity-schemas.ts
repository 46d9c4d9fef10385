import { type Static, Type } from "typebox";
import { Choice, Nullable, StrictObject, Timestamp } from "../../platform/http/schemas.ts";
import { AgentRoles } from "./grants.ts";
import { ROLES } from "./principal.ts";

export const Email = Type.String({
  minLength: 3,
  maxLength: 320,
  pattern: "^[^\\s@]+@[^\\s@]+$",
  examples: ["ada@example.com"],
});
const currentPassword = Type.String({ minLength: 1, maxLength: 1024, examples: ["correct horse battery staple"] });
const refreshToken = { examples: ["refresh_Kq3vX0b2sYdT8nQm5rLw1uZc7hFa9eGi"] };
export const NewPassword = Type.String({
  minLength: 8,
  maxLength: 1024,
  description: "At least 8 characters.",
  examples: ["a longer horse battery staple"],
});
export const PersonName = Type.String({ maxLength: 200, examples: ["Ada Lovelace"] });
const LinkToken = Type.String({
  minLength: 1,
  maxLength: 200,
  description: "From the link; works once.",
  examples: ["link_9sYdT8nQm5rLw1uZc7hFa3eGi"],
});

export const LoginBody = StrictObject(
  {
    email: Type.String({ minLength: 3, maxLength: 320, description: "Account e-mail." }),
    password: Type.String({ minLength: 1, maxLength: 1024, description: "Account password." }),
  },
  { examples: [{ email: "owner@example.com", password: "correct horse battery staple" }] },
);

export const RefreshBody = StrictObject({
  refresh_token: Type.String({
    minLength: 1,
    maxLength: 200,
    description: "The newest refresh token; works once.",
    ...refreshToken,
  }),
});

export const TokenPair = Type.Object(
  {
    token: Type.String({
      description: "JWT for `Authorization: Bearer`.",
      examples: ["eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJtZW1iZXIifQ.c2lnbmF0dXJl"],
    }),
    type: Type.Literal("bearer"),
    expires_in: Type.Integer({ description: "Lifetime of `token` in seconds.", examples: [900] }),
    refresh_token: Type.String({ description: "For POST /v2/auth/refresh, once, within 30 days.", ...refreshToken }),
  },
  { $id: "TokenPair" },
);

export const ForgotPasswordBody = StrictObject({ email: Email });
export const ResetPasswordBody = StrictObject({ token: LinkToken, password: NewPassword });
export const ConfirmEmailBody = StrictObject({ token: LinkToken });

export const Me = Type.Object(
  {
    kind: Choice(["member", "api_key"]),
    id: Type.String(),
    name: Type.String(),
    email: Nullable(Type.String()),
    role: Nullable(Choice(ROLES)),
    scopes: Nullable(Type.Array(Type.String())),
    limited_to: Nullable(
      Type.Object(
        { agent_ids: Type.Array(Type.String()), brand_ids: Type.Array(Type.String()) },
        { description: "Null: the whole workspace." },
      ),
    ),
    agent_roles: AgentRoles,
    needs_second_step: Type.Boolean({
      description:
        "The workspace asks for a code at the sign-in, and you have none yet: until then you may only set it up.",
    }),
    password_is_initial: Type.Boolean({
      description: "The password is one that somebody else made for you: choose your own.",
    }),
    chat_mails: Type.Boolean({
      description:
        "Where you answer chats: mail when a visitor waits for a person or leaves their details, and when a colleague gives you a chat.",
    }),
    workspace_id: Type.String(),
    workspace_kind: Choice(["live", "test"]),
    account_id: Type.String(),
    all_workspaces: Nullable(
      Type.Boolean({ description: "Of all workspaces of the account, or of this one alone; null for a key." }),
    ),
    instance_administrator: Type.Boolean({ description: "May make accounts and see the instance." }),
  },
  {
    $id: "Me",
    examples: [
      {
        kind: "member",
        id: "member_01h2xcejqtf2nbrexx3vqjhp41",
        name: "Ada Lovelace",
        email: "ada@example.com",
        role: "owner",
        scopes: null,
        limited_to: null,
        agent_roles: [],
        needs_second_step: false,
        password_is_initial: false,
        chat_mails: true,
        workspace_id: "workspace_01h2xcejqtf2nbrexx3vqjhp41",
        workspace_kind: "live",
        account_id: "account_01h2xcejqtf2nbrexx3vqjhp41",
        all_workspaces: true,
        instance_administrator: false,
      },
    ],
  },
);
export type Me = Static<typeof Me>;

export const UpdateMeBody = StrictObject(
  { name: Type.Optional(PersonName), chat_mails: Type.Optional(Type.Boolean()) },
  { minProperties: 1, examples: [{ name: "Ada Lovelace" }] },
);
export const ChangePasswordBody = StrictObject({
  current_password: currentPassword,
  new_password: NewPassword,
});
export const ChangeEmailBody = StrictObject({ email: Email, password: currentPassword });

export const Session = Type.Object(
  {
    id: Type.String(),
    current: Type.Boolean({ description: "The sign-in that asks." }),
    user_agent: Nullable(Type.String()),
    address: Nullable(Type.String()),
    created_at: Timestamp,
    last_used_at: Timestamp,
  },
  { $id: "Session" },
);
export type Session = Static<typeof Session>;
