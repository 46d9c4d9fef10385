import { parseArgs } from "node:util";
import { ConfigError } from "../config.ts";
import { BackupError } from "../features/backups/index.ts";
import { DatabaseUnavailableError } from "../platform/database/database-errors.ts";
import { FolderInUseError, FolderNotWritableError } from "../platform/database/embedded/folder-lock.ts";
import { MigrationError } from "../platform/database/read-migrations.ts";
import { AppError } from "../platform/errors/app-error.ts";
import { type Command, CommandError, type CommandInput } from "./command.ts";
import { COMMAND_TABLE } from "./command-table.ts";

export interface Terminal {
  out(text: string): void;
  error(text: string): void;
  /** Undefined: nobody is waiting in front of it. */
  progress: ((text: string) => void) | undefined;
}

/** Runs one command and returns its exit code: 0, 1 when it failed or found something, 2 when it was called wrongly. */
export async function runCitedesk(
  words: readonly string[],
  environment: Record<string, string | undefined>,
  terminal: Terminal,
): Promise<number> {
  const command = findCommand(words);
  if (command === undefined) {
    const isAskedFor = words.length === 0 || words[0] === "help" || words.includes("--help");
    if (!isAskedFor) terminal.error(`citedesk: there is no command \`${words.slice(0, 2).join(" ")}\`.`);
    (isAskedFor ? terminal.out : terminal.error)(listCommands());
    return isAskedFor ? 0 : 2;
  }
  const rest = words.slice(command.name.split(" ").length);
  if (rest.includes("--help")) {
    terminal.out(describeCommand(command));
    return 0;
  }
  const isJson = rest.includes("--json");
  try {
    const input = readInput(command, rest, environment, terminal.progress);
    const { result, lines, hasFailed = false } = await command.run(input);
    terminal.out(isJson ? JSON.stringify(result, undefined, 2) : lines.join("\n"));
    return hasFailed ? 1 : 0;
  } catch (error) {
    const { code, message } = describeError(error);
    if (isJson) terminal.out(JSON.stringify({ error: message }, undefined, 2));
    terminal.error(`citedesk: ${message}`);
    return code;
  }
}

function findCommand(words: readonly string[]): Command | undefined {
  const named = (count: number) => words.slice(0, count).join(" ");
  return COMMAND_TABLE.find(({ name }) => name === named(2)) ?? COMMAND_TABLE.find(({ name }) => name === named(1));
}

class UsageError extends Error {}

function readInput(
  command: Command,
  words: readonly string[],
  environment: CommandInput["environment"],
  progress: Terminal["progress"],
): CommandInput {
  const known: Command["options"] = { ...command.options, json: { description: "" } };
  const options = Object.fromEntries(
    Object.entries(known).map(([name, { value, isRepeatable = false }]) => [
      name,
      { type: value === undefined ? ("boolean" as const) : ("string" as const), multiple: isRepeatable },
    ]),
  );
  let parsed: { values: Record<string, unknown>; positionals: string[] };
  try {
    parsed = parseArgs({ args: [...words], options, allowPositionals: true, strict: true });
  } catch (error) {
    throw new UsageError(`${(error as Error).message.split(". ")[0]}. ${seeHelp(command)}`);
  }
  const { values, positionals } = parsed;
  const missing = command.positionals.find(({ isOptional }, at) => !isOptional && positionals[at] === undefined);
  if (missing) throw new UsageError(`${missing.name} is missing. ${seeHelp(command)}`);
  const extra = positionals[command.positionals.length];
  if (extra !== undefined) throw new UsageError(`\`${extra}\` is one word too many. ${seeHelp(command)}`);
  return {
    environment,
    positionals,
    text: (option) => values[option] as string | undefined,
    texts: (option) => (values[option] as string[] | undefined) ?? [],
    isOn: (option) => values[option] === true,
    onProgress: progress ?? (() => {}),
  };
}

function describeError(error: unknown): { code: number; message: string } {
  if (error instanceof UsageError) return { code: 2, message: error.message };
  const isKnown = KNOWN_ERRORS.some((known) => error instanceof known);
  // Of what nobody foresaw, the stack is the one lead.
  if (!isKnown && error instanceof Error) return { code: 1, message: error.stack ?? error.message };
  return { code: 1, message: error instanceof Error ? error.message : String(error) };
}

const KNOWN_ERRORS = [
  AppError,
  BackupError,
  CommandError,
  ConfigError,
  DatabaseUnavailableError,
  FolderInUseError,
  FolderNotWritableError,
  MigrationError,
] as const;

const seeHelp = ({ name }: Command) => `See \`citedesk ${name} --help\`.`;

function listCommands(): string {
  const rows = COMMAND_TABLE.map((command) => [callOf(command), command.summary] as const);
  return ["Usage: npm run citedesk -- COMMAND [--json] [--help]", "", ...inColumns(rows), "", SETTINGS].join("\n");
}

const SETTINGS = "Which installation: the same environment as the service's (DATA_DIR, DATABASE_URL, SECRET_KEY).";

function describeCommand(command: Command): string {
  const options = Object.entries(command.options).map(
    ([name, { value, description }]) => [`--${name}${value === undefined ? "" : `=${value}`}`, description] as const,
  );
  const usage = `Usage: npm run citedesk -- ${callOf(command)}${options.length > 0 ? " [OPTIONS]" : ""}`;
  const rows = [...options, ["--json", "the result as JSON"] as const];
  return [command.summary, "", usage, "", ...inColumns(rows)].join("\n");
}

const callOf = ({ name, positionals }: Command): string =>
  [name, ...positionals.map(({ name: word, isOptional }) => (isOptional ? `[${word}]` : word))].join(" ");

function inColumns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([first]) => first.length)) + 2;
  return rows.map(([first, second]) => `  ${first.padEnd(width)}${second}`);
}
