import { openFileStore, openInstallation } from "../compose-operations.ts";
import { type Config, readConfig } from "../config.ts";
import { FolderInUseError } from "../platform/database/embedded/folder-lock.ts";
import type { FileStore } from "../ports/file-store.ts";
import { type Command, CommandError } from "./command.ts";

const KINDS = ["folder", "database", "s3"];

export const moveFilesCommand: Command = {
  name: "move-files",
  summary: "Copy every stored file to another store: folder, database or s3; then set FILE_STORE",
  positionals: [{ name: "TO" }],
  options: {},
  async run(input) {
    const { config, secrets } = readConfig(input.environment);
    const to = input.positionals[0]!;
    if (!KINDS.includes(to)) throw new CommandError(`\`${to}\` is none of ${KINDS.join(", ")}.`);
    if (to === config.fileStore.kind)
      throw new CommandError(`FILE_STORE is \`${to}\` already. Set it to where the files are now.`);
    const target = readConfig({ ...input.environment, FILE_STORE: to });
    const installation = await openInstallation(config, secrets).catch((error) => {
      if (!(error instanceof FolderInUseError)) throw error;
      throw new CommandError("Stop the service first: what it writes meanwhile would stay behind.", { cause: error });
    });
    try {
      const store = await openFileStore(target.config, target.secrets, installation.database);
      try {
        const copied = await copyFiles(installation.files, store, input.onProgress);
        await installation.database.owner.query("DELETE FROM file_folder");
        return { result: { to, ...copied }, lines: [`${countOf(copied)}.`, nextStep(config, to)] };
      } finally {
        await store.close();
      }
    } finally {
      await installation.close();
    }
  },
};

const countOf = ({ files, bytes, present }: { files: number; bytes: number; present: number }): string =>
  `${files} files (${bytes} bytes) were copied, each compared; ${present} were there already`;

function nextStep({ fileStore, dataDir }: Config, to: string): string {
  const before = fileStore.kind === "folder" ? `${dataDir}/files` : `where FILE_STORE=${fileStore.kind} keeps them`;
  return `Set FILE_STORE=${to} for every process and start them. The files stay ${before}, too: remove them when all is well.`;
}

/** What is there already is not sent again: a second run takes what came since. */
async function copyFiles(from: FileStore, to: FileStore, onProgress: (text: string) => void) {
  const copied = { files: 0, bytes: 0, present: 0 };
  for await (const { sha256 } of from.list()) {
    if (await to.exists(sha256)) {
      copied.present += 1;
      continue;
    }
    const written = await to.write((await from.open(sha256)).content);
    if (written.sha256 !== sha256) {
      await to.remove(written.sha256);
      throw new CommandError(
        `The file ${sha256} has changed where it is stored. See \`verify\`; nothing was switched.`,
      );
    }
    copied.files += 1;
    copied.bytes += written.size;
    onProgress(`file ${copied.files}`);
  }
  return copied;
}
