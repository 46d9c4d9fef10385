import { type ParseArgsConfig, parseArgs } from "node:util";
import { CitedeskError } from "../citedesk-error.ts";
import { askOnce } from "./ask-once.ts";
import { bringIn } from "./bring-in.ts";
import { chatOn } from "./chat-on.ts";
import { exportList } from "./export-list.ts";
import { logIn, logOut } from "./log-in.ts";
import { searchSources } from "./search-sources.ts";
import { openSession, type Session, type Values } from "./session.ts";
import { addSources, listSources, watchSource } from "./sources.ts";
import type { Surroundings } from "./surroundings.ts";
import { tailEvents } from "./tail-events.ts";
import { UsageError } from "./usage-error.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;

interface Command {
  usage: string;
  does: string;
  options?: Options;
  run(session: Session, values: Values, words: string[]): Promise<void>;
}

const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
const agent = { agent: text };

const COMMANDS: Readonly<Record<string, Command>> = {
  login: {
    usage: "login [URL] [--email ADDRESS] [--key API_KEY]",
    does: "signs in and remembers it; asks for what is missing",
    options: { email: text, key: text },
    run: logIn,
  },
  logout: { usage: "logout", does: "ends the sign-in and forgets it", run: logOut },
  "sources add": {
    usage: "sources add FILE|URL… [--agent ID] [--brand ID] [--no-wait]",
    does: "uploads files and reads websites, with their progress",
    options: { ...agent, brand: text, "no-wait": flag },
    run: addSources,
  },
  "sources list": { usage: "sources list [--agent ID]", does: "what there is", options: agent, run: listSources },
  "sources watch": { usage: "sources watch ID", does: "follows a source until it is read", run: watchSource },
  import: {
    usage: "import FILE [--preview] [--kind KIND] [--agent ID] [--brand ID]",
    does: "brings in questions (CSV), pages (CSV, sitemap), documents (ZIP), articles (JSON) or chats (JSON lines)",
    options: { ...agent, brand: text, kind: text, preview: flag },
    run: bringIn,
  },
  ask: {
    usage: "ask QUESTION [--agent ID] [--chat ID]",
    does: "answers with the quotes behind it",
    options: { ...agent, chat: text },
    run: askOnce,
  },
  chat: {
    usage: "chat [--agent ID] [--chat ID]",
    does: "asks on and on, a question a line",
    options: { ...agent, chat: text },
    run: chatOn,
  },
  search: {
    usage: "search QUESTION [--agent ID] [--limit N]",
    does: "the passages that an answer would see",
    options: { ...agent, limit: text },
    run: searchSources,
  },
  export: {
    usage: "export LIST [--format csv|jsonl] [--to FILE]",
    does: "a whole list: chats, leads, feedback, visitors, audit_events, …",
    options: { format: text, to: text },
    run: exportList,
  },
  tail: {
    usage: "tail [--types lead.*,…] [--after SEQUENCE] [--no-follow]",
    does: "events as they happen",
    options: { types: text, after: text, "no-follow": flag },
    run: tailEvents,
  },
};

const COMMON: Options = { json: flag, url: text, workspace: text, help: { ...flag, short: "h" } };

const HELP = `citedesk COMMAND

${Object.values(COMMANDS)
  .map(({ usage, does }) => `  ${usage}\n      ${does}`)
  .join("\n")}

Everywhere: --json (for scripts), --url URL, --workspace ID. CITEDESK_URL and CITEDESK_TOKEN (an API key) go before
what login has kept.
`;

/**
 * Runs one command. The exit code: 0 done, 1 refused or failed, 2 not understood. Results go to `out`, progress and
 * failures to `err`.
 */
export async function runCommandLine(argv: readonly string[], surroundings: Surroundings): Promise<number> {
  const isJson = argv.includes("--json");
  try {
    const { command, rest } = findCommand(argv);
    if (!command) {
      surroundings.out.write(HELP);
      return 0;
    }
    const { values, positionals } = readArguments(command, rest);
    if (values.help) surroundings.out.write(`citedesk ${command.usage}\n  ${command.does}\n`);
    else await command.run(openSession(surroundings, values), values, positionals);
    return 0;
  } catch (error) {
    const failure = describe(error);
    surroundings.err.write(isJson ? `${JSON.stringify({ error: failure })}\n` : `citedesk: ${failure.message}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

function findCommand(argv: readonly string[]): { command?: Command; rest: string[] } {
  const [first, second, ...others] = argv;
  if (first === undefined || first === "help" || first === "--help" || first === "-h") return { rest: [] };
  const two = COMMANDS[`${first} ${second}`];
  if (two) return { command: two, rest: others };
  const one = COMMANDS[first];
  if (one) return { command: one, rest: argv.slice(1) };
  throw new UsageError(`There is no command “${first}”. citedesk help lists them.`);
}

function readArguments({ usage, options = {} }: Command, rest: string[]): { values: Values; positionals: string[] } {
  try {
    const { values, positionals } = parseArgs({
      args: rest,
      options: { ...COMMON, ...options },
      allowPositionals: true,
    });
    return { values: values as Values, positionals };
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n  citedesk ${usage}`);
  }
}

interface Failure {
  code: string;
  message: string;
  status?: number;
  request_id?: string;
}

/** A sentence that says what to do, where we know it. */
function describe(error: unknown): Failure {
  if (error instanceof CitedeskError) {
    const { code, message, status, requestId } = error;
    const hint = status === 401 ? " Sign in: citedesk login URL, or set CITEDESK_TOKEN." : "";
    const request = requestId ? ` (${code}, request ${requestId})` : ` (${code})`;
    return { code, message: message + hint + request, status, ...(requestId && { request_id: requestId }) };
  }
  if (error instanceof UsageError) return { code: "usage", message: error.message };
  const { message, cause, code, name } = error as Error & {
    code?: string;
    cause?: { code?: string; message?: string };
  };
  if (name === "AbortError") return { code: "stopped", message: "stopped." };
  // What `fetch` throws.
  if (error instanceof TypeError && cause) {
    const reason = cause.code ?? cause.message ?? "failed";
    return { code: reason, message: `The service is not reached (${reason}). Is its URL right?` };
  }
  return { code: code ?? "failed", message };
}
