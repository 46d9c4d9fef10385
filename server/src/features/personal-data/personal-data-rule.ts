import sql from "sql-template-tag";
import { type Static, Type } from "typebox";
import type { Executor } from "../../platform/database/database.ts";
import { Choice, Nullable } from "../../platform/http/schemas.ts";

export const PERSONAL_DATA_KINDS = ["card_number", "iban", "email", "phone"] as const;
export type PersonalDataKind = (typeof PERSONAL_DATA_KINDS)[number];

/** What of visitors' words a workspace keeps from models, logs and webhooks. */
export const PersonalDataRule = Type.Object({
  mask: Type.Array(Choice(PERSONAL_DATA_KINDS), {
    uniqueItems: true,
    description:
      "What is put behind a placeholder before a model, an embedder, a reranker or a webhook sees a visitor's words: card numbers (by their check digit), IBANs (by theirs), e-mail addresses, phone numbers. Empty: nothing.",
  }),
  phone_country: Nullable(
    Type.String({
      pattern: "^[A-Z]{2}$",
      description:
        "Where phone numbers without a country's prefix belong, as ISO 3166 has it. Null: only those with one.",
      examples: ["GB"],
    }),
  ),
});
export type PersonalDataRule = Static<typeof PersonalDataRule>;
export const MASK_NOTHING: PersonalDataRule = { mask: [], phone_country: null };

export async function readPersonalDataRule(executor: Executor, workspaceId: string): Promise<PersonalDataRule> {
  const [row] = await executor.query<{ rule: Partial<PersonalDataRule> | null }>(
    sql`SELECT settings -> 'personal_data' AS rule FROM workspaces WHERE id = ${workspaceId}`,
  );
  return { ...MASK_NOTHING, ...row?.rule };
}
