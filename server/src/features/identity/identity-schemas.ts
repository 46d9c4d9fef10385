import { type Static, Type } from "typebox";
import { Choice, Nullable, StrictObject } from "../../platform/http/schemas.ts";
import { ROLES } from "./principal.ts";

export const LoginBody = StrictObject(
  {
    email: Type.String({ minLength: 3, maxLength: 320, description: "Account e-mail." }),
    password: Type.String({ minLength: 1, maxLength: 1024, description: "Account password." }),
  },
  { examples: [{ email: "owner@example.com", password: "correct horse battery staple" }] },
);

export const RefreshBody = StrictObject({
  refresh_token: Type.String({ minLength: 1, maxLength: 200, description: "The newest refresh token; works once." }),
});

export const TokenPair = Type.Object(
  {
    token: Type.String({ description: "JWT for `Authorization: Bearer`." }),
    type: Type.Literal("bearer"),
    expires_in: Type.Integer({ description: "Lifetime of `token` in seconds." }),
    refresh_token: Type.String({ description: "For POST /v2/auth/refresh, once, within 30 days." }),
  },
  { $id: "TokenPair" },
);

export const Me = Type.Object(
  {
    kind: Choice(["member", "api_key"]),
    id: Type.String(),
    name: Type.String(),
    role: Nullable(Choice(ROLES)),
    scopes: Nullable(Type.Array(Type.String())),
    workspace_id: Type.String(),
    workspace_kind: Choice(["live", "test"]),
    account_id: Type.String(),
  },
  { $id: "Me" },
);
export type Me = Static<typeof Me>;
