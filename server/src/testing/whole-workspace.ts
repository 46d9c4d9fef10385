import sql from "sql-template-tag";
import type { AppContext } from "../compose.ts";

/** Every row of every table of a workspace, all columns, as one text. */
export async function readWholeWorkspace(
  { database }: Pick<AppContext, "database">,
  workspaceId: string,
): Promise<string> {
  const { rows } = await database.owner.query(
    "SELECT DISTINCT table_name AS name FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'workspace_id' ORDER BY 1",
  );
  const texts: string[] = [];
  for (const { name } of rows as { name: string }[]) {
    const found = await database.inWorkspace(workspaceId, (transaction) =>
      transaction.query<{ row: string }>({
        ...sql``,
        text: `SELECT t::text AS row FROM ${name} t`,
        values: [],
      } as never),
    );
    texts.push(...found.map(({ row }) => `${name}: ${row}`));
  }
  return texts.join("\n");
}

/** The rows that hold some text, for a message that says where it was left. */
export function linesWith(whole: string, text: RegExp): string[] {
  return whole.split("\n").flatMap((line) => (text.test(line) ? line.slice(0, 200) : []));
}

/** The bytes of every stored file, as Latin-1: segments keep their words as they are. */
export async function readAllFiles({ files }: Pick<AppContext, "files">): Promise<Map<string, string>> {
  const contents = new Map<string, string>();
  for await (const { sha256 } of files.list())
    contents.set(sha256, Buffer.from(await files.read(sha256)).toString("latin1"));
  return contents;
}
