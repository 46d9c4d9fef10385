import { type Static, Type } from "typebox";
import { AppError } from "../errors/app-error.ts";
import { Choice, Nullable } from "./schemas.ts";

export const MOST_BULK_ROWS = 500;

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

/** Runs `work` for each id, one after the other, each in a transaction of its own. Only what the caller may see is told. */
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
