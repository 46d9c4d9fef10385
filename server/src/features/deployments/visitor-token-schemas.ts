import { type Static, Type } from "typebox";
import { StrictObject } from "../../platform/http/schemas.ts";

export const VisitorTokenBody = StrictObject(
  {
    ticket: Type.Optional(
      Type.String({
        maxLength: 4000,
        description: "From the chat page's own document; lives 5 minutes and is used once, by that page.",
      }),
    ),
    publishable_key: Type.Optional(
      Type.String({ maxLength: 200, description: "Or a `cite_pub_…` key, from one of its allowed origins." }),
    ),
    identity_token: Type.Optional(
      Type.String({
        maxLength: 8000,
        description:
          "Who the visitor is: a JWT (HS256, `sub`, `exp`, optionally `name`, `email`, `claims`) of your server.",
      }),
    ),
    visitor_token: Type.Optional(
      Type.String({
        maxLength: 8000,
        description: "An earlier token of this assistant, at most 30 days old: the new one is the same visitor's.",
      }),
    ),
    mail_token: Type.Optional(
      Type.String({
        maxLength: 2000,
        description:
          "What the link of a mailed reply carries, with the page's ticket alone: the new token is for that chat, to read it and to write on in it.",
      }),
    ),
  },
  { minProperties: 1, examples: [{ ticket: "eyJhbGciOiJIUzI1NiJ9.e30.dGlja2V0" }] },
);
export type VisitorTokenBody = Static<typeof VisitorTokenBody>;

export const VisitorToken = Type.Object(
  {
    token: Type.String({ examples: ["eyJhbGciOiJIUzI1NiJ9.e30.dmlzaXRvcg"] }),
    type: Type.Literal("bearer"),
    expires_in: Type.Integer({ description: "Seconds.", examples: [3600] }),
    agent_id: Type.String(),
    visitor_id: Type.String(),
    chat_id: Type.Optional(Type.String({ description: "With a `mail_token`: the one chat that the token is for." })),
    identified: Type.Boolean(),
  },
  { $id: "VisitorToken" },
);
export type VisitorToken = Static<typeof VisitorToken>;
