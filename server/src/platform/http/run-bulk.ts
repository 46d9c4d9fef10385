import { type Static, type TProperties, Type } from "typebox";
import { AppError, InvalidError } from "../errors/app-error.ts";
import { Choice, Nullable, StrictObject } from "./schemas.ts";

export const MAX_BULK_ROWS = 500;

/** One outcome a row, in the order of the rows: some may fail while others are done. */
export const BulkResult = Type.Object(
  {
    data: Type.Array(
      Type.Object({
        id: Type.String(),
        status: Choice(["done", "failed"]),
        error: Nullable(Type.Object({ code: Type.String(), message: Type.String() })),
      }),
    ),
    done: Type.Integer(),
    failed: Type.Integer(),
  },
  { $id: "BulkResult" },
);
export type BulkResult = Static<typeof BulkResult>;

/** What to do, and to which rows: by their ids, or by the filter of the list. */
export function BulkBody<const Actions extends readonly [string, ...string[]], Filter extends TProperties>(
  actions: Actions,
  filter: Filter,
  example: object,
) {
  return StrictObject(
    {
      action: Choice(actions),
      ids: Type.Optional(
        Type.Array(Type.String({ maxLength: 100 }), { minItems: 1, maxItems: MAX_BULK_ROWS, uniqueItems: true }),
      ),
      filter: Type.Optional(
        StrictObject(filter, {
          minProperties: 1,
          description: `Instead of ids; at most the newest ${MAX_BULK_ROWS} that match.`,
        }),
      ),
    },
    { examples: [example] },
  );
}

/** The rows that a bulk request means. Throws `InvalidError` unless it has either `ids` or `filter`. */
export async function chosenIds<Filter>(
  { ids, filter }: { ids?: string[]; filter?: Filter },
  findIds: (filter: Filter) => Promise<string[]>,
): Promise<string[]> {
  if ((ids === undefined) === (filter === undefined))
    throw new InvalidError([{ pointer: "/ids", message: "send either `ids` or `filter`." }]);
  return ids ?? (await findIds(filter!)).slice(0, MAX_BULK_ROWS);
}

/**
 * Runs `work` for each id, one after the other, each in a transaction of its own. Only what the caller may see is told.
 */
export async function runBulk(ids: readonly string[], work: (id: string) => Promise<unknown>): Promise<BulkResult> {
  const data: BulkResult["data"] = [];
  for (const id of ids) {
    try {
      await work(id);
      data.push({ id, status: "done", error: null });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      data.push({ id, status: "failed", error: { code: error.code, message: error.message } });
    }
  }
  const done = data.filter(({ status }) => status === "done").length;
  return { data, done, failed: data.length - done };
}
