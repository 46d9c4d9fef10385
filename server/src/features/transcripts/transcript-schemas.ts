import { type Static, Type } from "typebox";
import { Choice, StrictObject } from "../../platform/http/schemas.ts";

export const TranscriptQuery = StrictObject({
  language: Type.Optional(
    Type.String({
      minLength: 2,
      maxLength: 35,
      description: "BCP 47 tag of its own words, such as `Visitor`; unless told, the assistant's.",
      examples: ["de"],
    }),
  ),
  time_zone: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: "IANA name; unless told, that of the assistant's office hours, else `UTC`.",
      examples: ["Europe/Berlin"],
    }),
  ),
  format: Type.Optional(Choice(["json", "text"], { description: "`text`: the text alone, as a file." })),
});
export type TranscriptQuery = Static<typeof TranscriptQuery>;

export const Transcript = Type.Object(
  {
    chat_id: Type.String(),
    title: Type.String(),
    text: Type.String({
      description:
        "What was said, by whom and when, each answer's quotes with where they are from, and who came and went.",
      examples: [
        "Shop help\nHow long do refunds take?\nUTC\n\n[2026-11-21 10:00] Visitor\nHow long do refunds take?\n",
      ],
    }),
  },
  { $id: "Transcript" },
);
export type Transcript = Static<typeof Transcript>;
