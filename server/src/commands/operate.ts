import { openInstallation } from "../compose-operations.ts";
import { readConfig } from "../config.ts";
import { askService } from "../control/ask-service.ts";
import {
  OPERATIONS,
  type OperationContext,
  type OperationInputs,
  type OperationName,
  type OperationResults,
} from "../control/operations.ts";
import { ArchiveError } from "../features/tasks/index.ts";
import { FolderInUseError } from "../platform/database/embedded/folder-lock.ts";
import { CommandError, type CommandInput } from "./command.ts";

/** Does it on the database itself, or has the service do it that has the embedded one open. */
export async function operate<Name extends OperationName>(
  { environment }: CommandInput,
  name: Name,
  input: OperationInputs[Name],
): Promise<OperationResults[Name]> {
  const { config, secrets } = readConfig(environment);
  const installation = await openInstallation(config, secrets, { endsSoon: true }).catch((error) => {
    if (error instanceof FolderInUseError) return undefined;
    throw error;
  });
  if (installation === undefined) return askService(config.dataDir, name, input);
  try {
    const operation = OPERATIONS[name] as (
      context: OperationContext,
      input: OperationInputs[Name],
    ) => Promise<OperationResults[Name]>;
    return await operation({ ...installation, credentials: { forget: () => {} } }, input);
  } catch (error) {
    // What an operation says is meant for a person; what the database says keeps its stack.
    const isWords = error instanceof ArchiveError || (error instanceof Error && error.constructor === Error);
    if (isWords) throw new CommandError(error.message, { cause: error });
    throw error;
  } finally {
    await installation.close();
  }
}
