import {
  accountAdministratorCommand,
  accountCreateCommand,
  accountListCommand,
  passwordCommand,
} from "./account-commands.ts";
import { backupCommand } from "./backup-command.ts";
import type { Command } from "./command.ts";
import { doctorCommand } from "./doctor-command.ts";
import { jobCancelCommand, jobListCommand, jobRetryCommand, recountCommand, reindexCommand } from "./job-commands.ts";
import { keyReplaceCommand } from "./key-replace-command.ts";
import { moveCommand } from "./move-command.ts";
import { moveFilesCommand } from "./move-files-command.ts";
import { restoreCommand } from "./restore-command.ts";
import { verifyCommand } from "./verify-command.ts";
import { exportCommand, importCommand, workspaceEraseCommand, workspaceListCommand } from "./workspace-commands.ts";

/** Every command, in the order of the help. */
export const COMMAND_TABLE: readonly Command[] = [
  backupCommand,
  restoreCommand,
  moveCommand,
  moveFilesCommand,
  exportCommand,
  importCommand,
  workspaceListCommand,
  workspaceEraseCommand,
  verifyCommand,
  doctorCommand,
  keyReplaceCommand,
  accountCreateCommand,
  accountListCommand,
  accountAdministratorCommand,
  passwordCommand,
  jobListCommand,
  jobRetryCommand,
  jobCancelCommand,
  reindexCommand,
  recountCommand,
];
