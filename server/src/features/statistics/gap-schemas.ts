import { type Static, Type } from "typebox";
import { Choice, ListQuery, Nullable, Reference, StrictObject, Timestamp } from "../../platform/http/schemas.ts";
import { SortQuery } from "../../platform/http/sorted-page.ts";
import { Source } from "../sources/index.ts";
import { INTERVALS, StatisticsQuery } from "./statistics-schemas.ts";

export const GAP_STATUSES = ["open", "closed", "dismissed", "off_topic"] as const;

export const Gap = Type.Object(
  {
    id: Type.String(),
    agent_id: Type.String(),
    question: Type.String({ description: "The one of its questions that is most like the others." }),
    status: Choice(GAP_STATUSES, {
      description: "`off_topic`: none for this site, such as the capital of Peru; listed only when asked for.",
    }),
    asked: Type.Integer({ description: "How often it had no supported answer." }),
    visitors: Type.Integer({
      description: "How many different visitors asked; those without a name count once a chat.",
    }),
    reasons: Type.Array(Type.String({ examples: ["no_source"] })),
    nearest_sources: Type.Array(
      Type.Object({
        source_id: Type.String(),
        document_id: Type.String(),
        title: Type.String(),
        url: Nullable(Type.String()),
      }),
      { description: "What its questions came nearest to, at most three." },
    ),
    trend: Type.Integer({
      description: "How often it was asked in the last 7 days, less the 7 days before.",
      examples: [3],
    }),
    questions: Type.Optional(
      Type.Array(Type.Object({ question: Type.String(), chat_id: Type.String(), asked_at: Timestamp }), {
        description: "The newest 20 of its questions. Not in lists.",
      }),
    ),
    missing: Type.Optional(
      Type.Array(Type.String({ examples: ["parrots"] }), {
        description: "Words of its questions that none of the nearest sources has, in any form. Not in lists.",
      }),
    ),
    last_asked_at: Timestamp,
    source_id: Nullable(
      Type.String({ description: "The answer that was written for it, or the source that says it." }),
    ),
    opened_at: Nullable(Timestamp),
    closed_at: Nullable(Timestamp),
  },
  { $id: "Gap" },
);
export type Gap = Static<typeof Gap>;

const { agent_id, brand_id, language, page, reason, time_zone } = StatisticsQuery.properties;

export const GapFilter = StrictObject({
  ...ListQuery.properties,
  agent_id,
  brand_id,
  status: Type.Optional(Choice(GAP_STATUSES)),
  sort: SortQuery("created_at", "asked", "visitors", "trend"),
  from: Type.Optional(Type.String({ format: "date-time", description: "Only what was asked from then on counts." })),
  to: Type.Optional(Type.String({ format: "date-time", description: "Only what was asked before counts." })),
  reason,
  language,
  page,
  time_zone,
  interval: Type.Optional(
    Choice(INTERVALS, { description: "As the other reports have it, like `time_zone`; a gap is one row in each." }),
  ),
  format: Type.Optional(Choice(["json", "csv"], { description: "`csv` has 1,000 rows unless told." })),
});

export const AnswerGapBody = StrictObject(
  {
    answer: Type.Optional(
      Type.String({ minLength: 1, maxLength: 20_000, pattern: "\\S", description: "In the owner's words." }),
    ),
    question: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 1000,
        pattern: "\\S",
        description: "Of the `answer`; the gap's unless given.",
      }),
    ),
    source_id: Type.Optional(
      Type.String({ maxLength: 100, description: "Instead of an answer: a source that says it, for this assistant." }),
    ),
    url: Type.Optional(
      Type.String({
        maxLength: 2000,
        pattern: "^https?://",
        description: "Instead of an answer: a page that says it. It is read, alone.",
      }),
    ),
  },
  { minProperties: 1, examples: [{ answer: "Yes, we ship to Norway for 9 euros." }] },
);

export const UpdateGapBody = StrictObject(
  { status: Choice(["open", "dismissed"]) },
  { examples: [{ status: "dismissed" }] },
);

const Reading = Type.Object({ answered: Nullable(Type.Boolean()), content: Type.String() });

export const GapAnswered = Type.Object(
  {
    gap: Reference(Gap),
    source: Reference(Source),
    data: Type.Array(Type.Object({ question: Type.String(), before: Reading, after: Reading }), {
      description: "Its questions, asked again.",
    }),
  },
  { $id: "GapAnswered" },
);
