import { type Static, Type } from "typebox";

const Named = Type.Object({ id: Type.String(), name: Type.String() });

export const Desk = Type.Object(
  {
    agents: Type.Array(Named, { description: "Assistants whose chats you may read, by name; at most 500." }),
    members: Type.Array(Named, { description: "Who may answer their chats, by name; at most 500." }),
  },
  { $id: "Desk" },
);
export type Desk = Static<typeof Desk>;
