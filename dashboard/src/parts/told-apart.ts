import type { Schema } from "@citedesk/client";

type Named = Pick<Schema<"Workspace">, "id" | "name" | "kind" | "account_id">;

/** The name of a workspace; with the end of its id where another one of the account has the same. */
export function toldApart(workspace: Named, all: readonly Named[]): string {
  const { id, name, kind, account_id } = workspace;
  const hasTwin = all.some(
    (other) => other.id !== id && other.name === name && other.kind === kind && other.account_id === account_id,
  );
  return hasTwin ? `${name} (…${id.slice(-4)})` : name;
}
