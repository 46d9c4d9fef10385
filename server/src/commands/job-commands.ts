import { JOB_STATES, type JobState } from "../ports/job-desk.ts";
import { type Command, CommandError, type CommandInput } from "./command.ts";
import { operate } from "./operate.ts";

const USUAL_LIMIT = 50;
const MAX_LIMIT = 1_000;

export const jobListCommand: Command = {
  name: "jobs list",
  summary: "List background jobs, newest first; without a state, those that are not completed",
  positionals: [],
  options: {
    state: { value: "STATE", description: `one of ${JOB_STATES.join(", ")}` },
    name: { value: "NAME", description: "the job's name, such as read-source" },
    limit: { value: "N", description: `at most so many (${USUAL_LIMIT})` },
  },
  async run(input) {
    const filter = { state: readState(input), name: input.text("name"), limit: readLimit(input) };
    const result = await operate(input, "list-jobs", filter);
    const lines = result.data.map(
      ({ id, name, state, attempts, created_at: at, error }) =>
        `${id}  ${state.padEnd(9)} ${name.padEnd(20)} ${at}  ${attempts} tries${error === null ? "" : `  ${error}`}`,
    );
    return { result, lines: lines.length > 0 ? lines : ["There is none."] };
  },
};

export const jobRetryCommand: Command = {
  name: "jobs retry",
  summary: "Let a job that failed or was cancelled run again, now",
  positionals: [{ name: "ID" }],
  options: {},
  run: async (input) => ({
    result: await operate(input, "retry-job", { id: input.positionals[0]! }),
    lines: ["It runs again."],
  }),
};

export const jobCancelCommand: Command = {
  name: "jobs cancel",
  summary: "Cancel a job that waits or runs",
  positionals: [{ name: "ID" }],
  options: {},
  run: async (input) => ({
    result: await operate(input, "cancel-job", { id: input.positionals[0]! }),
    lines: ["It is cancelled. One that runs stops within seconds."],
  }),
};

export const reindexCommand: Command = {
  name: "reindex",
  summary: "Build passage indexes anew from the stored texts, while they answer",
  positionals: [{ name: "WORKSPACE", isOptional: true }],
  options: {},
  async run(input) {
    const result = await operate(input, "reindex", { workspace: input.positionals[0] });
    return { result, lines: [`Built anew: ${result.rebuilt.length} workspaces.`] };
  },
};

export const recountCommand: Command = {
  name: "recount",
  summary: "Count what reports read anew from the answers, while they answer",
  positionals: [{ name: "WORKSPACE", isOptional: true }],
  options: {},
  async run(input) {
    const result = await operate(input, "recount", { workspace: input.positionals[0] });
    return { result, lines: [`Counted anew: ${result.recounted.length} workspaces.`] };
  },
};

function readState(input: CommandInput): JobState | undefined {
  const state = input.text("state");
  if (state === undefined || JOB_STATES.some((known) => known === state)) return state as JobState | undefined;
  throw new CommandError(`--state: \`${state}\` is none of ${JOB_STATES.join(", ")}.`);
}

function readLimit(input: CommandInput): number {
  const limit = Number(input.text("limit") ?? USUAL_LIMIT);
  if (Number.isInteger(limit) && limit >= 1 && limit <= MAX_LIMIT) return limit;
  throw new CommandError(`--limit is a whole number from 1 to ${MAX_LIMIT}.`);
}
