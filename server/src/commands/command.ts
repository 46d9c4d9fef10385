/**
 * What `npm run citedesk -- NAME …` may be. A command returns what `--json` prints; `present` words it for a person.
 */
export interface Command {
  /** One or two words: `account create`. */
  name: string;
  summary: string;
  /** Values without a name, in order. */
  positionals: readonly Positional[];
  options: Readonly<Record<string, CommandOption>>;
  run(input: CommandInput): Promise<CommandResult>;
}

export interface Positional {
  name: string;
  isOptional?: boolean;
}

export interface CommandOption {
  description: string;
  /** What stands behind `=` in the help; undefined: a switch. */
  value?: string;
  isRepeatable?: boolean;
}

export interface CommandInput {
  environment: Record<string, string | undefined>;
  positionals: string[];
  /** Values of the options with one; the last of several. */
  text(option: string): string | undefined;
  texts(option: string): string[];
  isOn(option: string): boolean;
  /** Tells a person who waits how far it is. */
  onProgress(text: string): void;
}

export interface CommandResult {
  result: object;
  /** Lines for a person. */
  lines: string[];
  /** Found something that is not as it should be: the command ends with 1. */
  hasFailed?: boolean;
}

/** Said in one line, without a stack: what the person at the keyboard can do something about. */
export class CommandError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "CommandError";
  }
}
