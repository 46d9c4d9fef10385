import { email as readEmail } from "../config-values.ts";
import type { Command } from "./command.ts";
import { operate } from "./operate.ts";

export const accountCreateCommand: Command = {
  name: "account create",
  summary: "Make an account with its owner; a new owner's password is shown once",
  positionals: [{ name: "EMAIL" }],
  options: { name: { value: "NAME", description: "the account's name, such as the client's" } },
  async run(input) {
    const email = readEmail("EMAIL", input.positionals[0]!);
    const made = await operate(input, "create-account", { email, name: input.text("name") ?? "My account" });
    return {
      result: made,
      lines: [
        `account    ${made.account_id}`,
        `workspace  ${made.workspace_id}`,
        `e-mail     ${made.email}`,
        made.password === null ? "password   as before" : `password   ${made.password}  (shown once)`,
      ],
    };
  },
};

export const accountListCommand: Command = {
  name: "account list",
  summary: "List all accounts with their owners",
  positionals: [],
  options: {},
  async run(input) {
    const result = await operate(input, "list-accounts", {});
    return {
      result,
      lines: result.data.map(
        ({ id, name, owners, members }) => `${id}  ${name}  ${owners.join(", ")}  ${members} members`,
      ),
    };
  },
};

export const accountAdministratorCommand: Command = {
  name: "account administrator",
  summary: "Let somebody make accounts and see the instance, in the dashboard and by the interface",
  positionals: [{ name: "EMAIL" }],
  options: { remove: { description: "take it away again" } },
  async run(input) {
    const isOne = !input.isOn("remove");
    const result = await operate(input, "set-administrator", { email: input.positionals[0]!, isOne });
    return { result, lines: [`${result.email} ${isOne ? "administers the instance." : "administers it no more."}`] };
  },
};

export const passwordCommand: Command = {
  name: "password",
  summary: "Give somebody a new password, also the only owner; it is shown once",
  positionals: [{ name: "EMAIL" }],
  options: { "remove-second-step": { description: "take the authenticator and recovery codes away, too" } },
  async run(input) {
    const removesSecondStep = input.isOn("remove-second-step");
    const made = await operate(input, "replace-password", { email: input.positionals[0]!, removesSecondStep });
    return {
      result: made,
      lines: [
        `e-mail    ${made.email}`,
        `password  ${made.password}  (shown once)`,
        "All sign-ins have ended. Change the password after signing in.",
        ...(made.second_step_removed ? ["The second step was removed."] : []),
      ],
    };
  },
};
