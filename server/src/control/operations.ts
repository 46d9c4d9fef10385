import type { OpenedDatabase } from "../platform/database/open-database.ts";

/** What operations are done with: by the running service, or by the command itself. */
export interface OperationContext {
  database: OpenedDatabase;
}

/** What an operator may ask of a running service, by name. */
export const OPERATIONS = {
  /** Writes a copy of the embedded database to `folder`, which can be opened as it is. */
  "copy-database": async ({ database }: OperationContext, { folder }: { folder: string }) => {
    await database.backUp(folder);
    return { folder };
  },
};

export type OperationName = keyof typeof OPERATIONS;
export type OperationInputs = { [Name in OperationName]: Parameters<(typeof OPERATIONS)[Name]>[1] };
export type OperationResults = { [Name in OperationName]: Awaited<ReturnType<(typeof OPERATIONS)[Name]>> };
