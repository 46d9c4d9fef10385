import { backupCommand } from "./backup-command.ts";
import type { Command } from "./command.ts";
import { restoreCommand } from "./restore-command.ts";

/** Every command, in the order of the help. */
export const COMMAND_TABLE: readonly Command[] = [backupCommand, restoreCommand];
