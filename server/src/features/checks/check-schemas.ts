import { type Static, Type } from "typebox";

import { Choice, Nullable, Reference, StrictObject, Timestamp } from "../../platform/http/schemas.ts";

const question = Type.String({ minLength: 1, maxLength: 2000, pattern: "\\S" });
const Expectation = {
  cites: Type.Optional(
    Type.String({
      maxLength: 100,
      description: "Id of a source that the answer must cite.",
      examples: ["source_01h2xcejqtf2nbrexx3vqjhp41"],
    }),
  ),
  contains: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 500, examples: ["14 days"] }), {
      minItems: 1,
      maxItems: 20,
      description: "Words that must be in the answer; upper and lower case are the same.",
    }),
  ),
  not_contains: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: 500, examples: ["30 days"] }), {
      minItems: 1,
      maxItems: 20,
      description: "Words that must not be in the answer, whole; upper and lower case are the same.",
    }),
  ),
  language: Type.Optional(
    Type.String({
      pattern: "^[a-z]{2,3}$",
      description: "In which the answer must be, as far as it can be told.",
      examples: ["de"],
    }),
  ),
  abstains: Type.Optional(Type.Boolean({ description: "Whether the sources must not answer it." })),
};
const expect = StrictObject(Expectation, { minProperties: 1, description: "All of it must hold." });

export const CreateCheckBody = StrictObject(
  { question, expect },
  { examples: [{ question: "How long do refunds take?", expect: { contains: ["14 days"] } }] },
);
export type CreateCheckBody = Static<typeof CreateCheckBody>;

export const UpdateCheckBody = StrictObject(
  { question: Type.Optional(question), expect: Type.Optional(expect) },
  { minProperties: 1, examples: [{ expect: { abstains: true } }] },
);
export type UpdateCheckBody = Static<typeof UpdateCheckBody>;

const Failures = Type.Array(
  Type.Object({
    expected: Choice(["cites", "contains", "not_contains", "language", "abstains", "answer"]),
    message: Type.String({ description: "What was expected and what was found." }),
  }),
);

export const Check = Type.Object(
  {
    id: Type.String(),
    agent_id: Type.String(),
    question: Type.String(),
    expect: Type.Object(Expectation),
    last_run: Nullable(
      Type.Object({ passed: Type.Boolean(), failures: Failures, agent_version: Type.Integer(), ran_at: Timestamp }),
    ),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: "Check" },
);
export type Check = Static<typeof Check>;

export const CheckRun = Type.Object(
  {
    agent_id: Type.String(),
    agent_version: Type.Integer(),
    passed: Type.Boolean(),
    total: Type.Integer(),
    failed: Type.Integer(),
    data: Type.Array(
      Type.Object({
        check_id: Type.String(),
        question: Type.String(),
        passed: Type.Boolean(),
        failures: Failures,
        answer: Type.String({ description: "What a visitor would have read.", examples: ["Refunds take 14 days.[1]"] }),
      }),
    ),
  },
  { $id: "CheckRun" },
);
export type CheckRun = Static<typeof CheckRun>;
export type CheckFailure = CheckRun["data"][number]["failures"][number];

export const CheckParameters = Type.Object({
  id: Type.String({ description: "Id of the assistant.", maxLength: 100 }),
  check_id: Type.String({ description: "Id of the check.", maxLength: 100 }),
});

export const ChecksFromAnswersBody = StrictObject(
  {
    message_ids: Type.Array(Type.String({ maxLength: 100 }), {
      minItems: 1,
      maxItems: 100,
      uniqueItems: true,
      description: "Answers of this assistant, as they should stay.",
    }),
  },
  { examples: [{ message_ids: ["message_01h2xcejqtf2nbrexx3vqjhp41"] }] },
);
export type ChecksFromAnswersBody = Static<typeof ChecksFromAnswersBody>;

export const ChecksFromAnswers = Type.Object(
  {
    data: Type.Array(Reference(Check), { description: "Those that were made." }),
    skipped: Type.Array(
      Type.Object({
        message_id: Type.String({ examples: ["message_01h2xcejqtf2nbrexx3vqjhp41"] }),
        reason: Choice(["not_an_answer", "checked_already"], {
          description: "It answers no question of a visitor, or the question has a check.",
        }),
      }),
    ),
  },
  { $id: "ChecksFromAnswers" },
);

export const CheckResult = Type.Object(
  {
    id: Type.String({ examples: ["check_result_01h2xcejqtf2nbrexx3vqjhp41"] }),
    check_id: Type.String(),
    agent_id: Type.String(),
    agent_version: Type.Integer(),
    passed: Type.Boolean(),
    failures: Failures,
    cause: Choice(["asked", "publishing", "sources"], {
      description: "Somebody asked for it, a version was to be published, or a source that it cited has changed.",
    }),
    ran_at: Timestamp,
  },
  { $id: "CheckResult" },
);
export type CheckResult = Static<typeof CheckResult>;
