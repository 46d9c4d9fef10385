import { type Static, Type } from "typebox";
import { Choice, StrictObject, Timestamp } from "../../platform/http/schemas.ts";

export const Account = Type.Object(
  {
    id: Type.String(),
    name: Type.String({ examples: ["Blue Ridge Outfitters"] }),
    owners: Type.Array(Type.String({ examples: ["owner@client.example"] }), {
      description: "Addresses of who owns all of it.",
    }),
    members: Type.Integer({ description: "People, in whichever of its workspaces." }),
    workspaces: Type.Integer(),
    created_at: Timestamp,
  },
  { $id: "Account" },
);
export type Account = Static<typeof Account>;

const InUse = Type.Object({
  id: Type.String(),
  kind: Choice(["live", "test"]),
  name: Type.String(),
  sources: Type.Integer(),
  pages: Type.Integer(),
  passages: Type.Integer(),
  upload_bytes: Type.Integer(),
  chats: Type.Integer({ description: "Of this month." }),
  spend: Type.Number({ description: "US dollars for models, this month." }),
});

export const AccountInUse = Type.Object(
  {
    ...Account.properties,
    month: Type.String({ description: "Of `chats` and `spend` (UTC).", examples: ["2026-11"] }),
    in_use: Type.Array(InUse, { description: "What each workspace holds and uses." }),
  },
  { $id: "AccountInUse" },
);
export type AccountInUse = Static<typeof AccountInUse>;

export const CreateAccountBody = StrictObject(
  {
    name: Type.String({ minLength: 1, maxLength: 200, pattern: "\\S" }),
    owner_email: Type.String({ format: "email", maxLength: 254 }),
  },
  { examples: [{ name: "Blue Ridge Outfitters", owner_email: "owner@client.example" }] },
);

export const NewAccount = Type.Object(
  {
    ...Account.properties,
    workspace_id: Type.String(),
    test_workspace_id: Type.String(),
    password: Type.Union([Type.String(), Type.Null()], {
      description: "Of a new owner, shown once. Null where the person is known here and signs in as before.",
      examples: ["kRzX-7mQp-2wVn"],
    }),
  },
  { $id: "NewAccount" },
);
