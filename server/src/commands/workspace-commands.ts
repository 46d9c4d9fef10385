import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { readConfig } from "../config.ts";
import { writeWorkspaceArchive } from "../features/tasks/index.ts";
import { parseId } from "../platform/ids/identifiers.ts";
import { type Command, CommandError } from "./command.ts";
import { openForReading } from "./open-for-reading.ts";
import { operate } from "./operate.ts";
import { DECRYPTION_OPTIONS, ENCRYPTION_OPTIONS, readDecryption, readEncryption } from "./read-key-options.ts";

export const workspaceListCommand: Command = {
  name: "workspace list",
  summary: "List all workspaces with their accounts",
  positionals: [],
  options: {},
  async run(input) {
    const result = await operate(input, "list-workspaces", {});
    return {
      result,
      lines: result.data.map(({ id, kind, name, account_id, account_name }) =>
        [id, kind.padEnd(4), name, `(${account_name}, ${account_id})`].join("  "),
      ),
    };
  },
};

export const exportCommand: Command = {
  name: "export",
  summary: "Write one workspace to a file that another instance, or this one, brings in",
  positionals: [{ name: "WORKSPACE" }, { name: "FILE" }],
  options: ENCRYPTION_OPTIONS,
  async run(input) {
    const { config, secrets } = readConfig(input.environment);
    const [workspace, file] = input.positionals;
    const path = resolve(file!);
    if (existsSync(path)) throw new CommandError(`${path} is there already. Name another file.`);
    const workspaceId = parseId("workspace", workspace!);
    if (workspaceId === undefined) throw new CommandError(`${workspace} is no id of a workspace: see workspace list.`);
    const encryption = await readEncryption(input);
    const installation = await openForReading(config, secrets);
    try {
      const onProgress = (step: string, done: number, total: number) =>
        input.onProgress(`${step}: ${done} of ${total}`);
      const context = { ...installation, owner: installation.database.owner, onProgress };
      const written = await writeWorkspaceArchive(context, workspaceId, { path, encryption });
      const rows = Object.values(written.tables).reduce((sum, table) => sum + table.rows, 0);
      const missing = written.missing_files;
      return {
        result: { path, ...written },
        lines: [
          `${path}: ${rows} rows, ${written.files} files. No keys, secrets and people are in it.`,
          ...missing.map((sha256) => `  missing  ${sha256} is named by a row and not stored`),
        ],
        hasFailed: missing.length > 0,
      };
    } finally {
      await installation.close();
    }
  },
};

export const importCommand: Command = {
  name: "import",
  summary: "Bring in a workspace that was exported, as another one of an account; all of it or nothing",
  positionals: [{ name: "FILE" }],
  options: {
    ...DECRYPTION_OPTIONS,
    account: { value: "ID", description: "whose it will be; needed where there are several accounts" },
    name: { value: "NAME", description: "instead of the name that it had" },
  },
  async run(input) {
    const result = await operate(input, "import-workspace", {
      path: resolve(input.positionals[0]!),
      decryption: await readDecryption(input),
      account: input.text("account"),
      name: input.text("name"),
    });
    const rows = Object.values(result.counts).reduce((sum, count) => sum + count, 0);
    const ids = result.hasNewIds ? "with new ids, as some were taken" : "with the ids that it had";
    return {
      result,
      lines: [
        `${result.workspaceId}  ${result.name}: ${rows} rows, ${ids}.`,
        "Make new API keys, give webhooks and tools their secrets, and verify domains.",
      ],
      hasFailed: result.missingFiles.length > 0,
    };
  },
};

export const workspaceEraseCommand: Command = {
  name: "workspace erase",
  summary: "Erase one workspace for good: rows, index and files",
  positionals: [{ name: "WORKSPACE" }],
  options: { name: { value: "NAME", description: "its name, as it is written: nothing is erased in passing" } },
  async run(input) {
    const name = input.text("name");
    if (name === undefined) throw new CommandError("--name is missing: the name of the workspace, as it is written.");
    const result = await operate(input, "erase-workspace", { workspace: input.positionals[0]!, name });
    const { files = 0, ...tables } = result.counts;
    const rows = Object.values(tables).reduce((sum, count) => sum + count, 0);
    return { result, lines: [`${result.id}  ${rows} rows and ${files} files are gone. Backups go by their age.`] };
  },
};
