import { type Static, type TProperties, Type } from "typebox";
import { Choice, Nullable, StrictObject, Timestamp } from "../../platform/http/schemas.ts";
import { ABSTENTION_REASONS } from "../conversations/index.ts";

export const INTERVALS = ["hour", "day", "week", "month"] as const;

export const StatisticsQuery = StrictObject({
  agent_id: Type.Optional(Type.String({ maxLength: 100 })),
  brand_id: Type.Optional(Type.String({ maxLength: 100, description: "Of all its assistants." })),
  reason: Type.Optional(Choice(ABSTENTION_REASONS, { description: "Only what had no answer for this reason." })),
  language: Type.Optional(
    Type.String({ pattern: "^[a-z]{2,3}$", description: "Only chats in this language, as it was recognised: `de`." }),
  ),
  page: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 500,
      pattern: "^(/|https?://)",
      description:
        "Only chats that began on this page: its address without what follows `?` or `#`, or its path. A `*` at the end stands for anything.",
      examples: ["/pricing", "https://www.example.com/docs/*"],
    }),
  ),
  time_zone: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 100,
      description: "IANA name, where days, weeks and months begin; `UTC` unless told.",
      examples: ["Europe/Berlin"],
    }),
  ),
  from: Type.Optional(Type.String({ format: "date-time", description: "30 days ago unless told." })),
  to: Type.Optional(Type.String({ format: "date-time", description: "Now unless told." })),
  interval: Type.Optional(Choice(INTERVALS, { description: "Length of a row's time; `day` unless told." })),
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1000, description: "Rows; unless told 100, and 1,000 of a report over time." }),
  ),
  format: Type.Optional(Choice(["json", "csv"])),
});
export const SourceStatisticsQuery = StrictObject({
  ...StatisticsQuery.properties,
  only: Type.Optional(
    Choice(["never_cited", "negative_feedback"], {
      description: "Sources that no answer cited, or that answers cited which a visitor rated negative.",
    }),
  ),
});
export type StatisticsQuery = Static<typeof SourceStatisticsQuery>;

const count = (description: string) => Type.Integer({ description });
const share = (description: string) => Nullable(Type.Number({ description: `${description} Null without any.` }));
const seconds = (description: string) => Nullable(Type.Integer({ description: `${description} Null without any.` }));
const period = { from: Type.String({ format: "date-time", description: "Beginning of the row's time." }) };

const figures = {
  questions: count("Answers and abstentions; small talk and chats with a person don't count."),
  answered: count("With a supported answer."),
  unanswered: count("Without one."),
  failed: count("Broken off."),
  answered_share: share("answered / questions."),
  chats: count("Chats that were asked in."),
  resolved: count(
    "Chats with a question that had no person, asked for or not, and none of whose answers was rated negative.",
  ),
  resolved_share: share("resolved / chats with a question."),
  cost: Type.Number({ description: "Of models, in US dollars, as far as their prices are known.", examples: [0.42] }),
  visitors: count("Different visitors, as far as they are known."),
  first_word_ms_p50: share("Median time to the first word, in ms, to two digits."),
  first_word_ms_p95: share("95th percentile of it."),
};

/** A report: its name, what a row has, and its schema. */
function Report<Row extends TProperties>(id: string, row: Row) {
  return Type.Object({ from: Timestamp, to: Timestamp, data: Type.Array(Type.Object(row)) }, { $id: id });
}

export const OverviewReport = Type.Object(
  {
    from: Timestamp,
    to: Timestamp,
    totals: Type.Object({
      ...figures,
      handoffs: count(
        "Times that a visitor asked for a person, or the assistant did for them. Chats that a member took over unasked are none.",
      ),
      handoffs_taken: count("Of those, that somebody took over."),
      handoff_wait_seconds_p50: seconds("Half of those waited no longer for a person."),
      handoff_wait_seconds_p95: seconds("95 of 100 waited no longer."),
      handoff_seconds_p50: seconds("Half of those were with a person no longer."),
      leads: count("Leads left."),
      positive: count("Positive ratings."),
      negative: count("Negative ratings."),
      helpful_share: share("Satisfaction: positive / (positive + negative)."),
    }),
    data: Type.Array(Type.Object({ ...period, ...figures })),
  },
  { $id: "OverviewReport" },
);

export const QuestionsReport = Report("QuestionsReport", {
  question: Type.String({ description: "As it was last asked. Upper and lower case are the same." }),
  asked: count("How often."),
  answered: count("With a supported answer."),
  unanswered: count("Without one."),
  last_asked_at: Timestamp,
});

export const SourcesReport = Report("SourcesReport", {
  source_id: Type.String(),
  title: Type.String(),
  type: Type.String({ examples: ["website"] }),
  answers: count("Answers that cite it; 0 for sources that none did."),
  citations: count("Quotes from it."),
  negative: count("Answers that cite it and were rated negative."),
  last_cited_at: Nullable(Timestamp),
});

export const LeadsReport = Report("LeadsReport", {
  ...period,
  leads: count("Left in this time."),
  qualified: count("Of those, qualified by now."),
  done: count("Of those, done by now."),
  with_consent: count("Of those, with consent."),
});

export const PeopleReport = Report("PeopleReport", {
  member_id: Type.String(),
  name: Type.String({ description: "As it was when they last took a chat.", examples: ["Grace"] }),
  chats: count("Times that they took a chat over, or got it."),
  handoff_seconds_p50: seconds("Half of those that have ended were with them no longer."),
  positive: count("Of those, rated positive by their visitors."),
  negative: count("Of those, rated negative."),
  helpful_share: share("positive / (positive + negative)."),
});

export const FeedbackReport = Report("FeedbackReport", {
  ...period,
  positive: count("Positive ratings."),
  negative: count("Negative ratings."),
  helpful_share: share("positive / (positive + negative)."),
});
