import { openInstallation } from "../compose-operations.ts";
import { readConfig } from "../config.ts";
import { countedSealed, replaceKey } from "../features/secrets/index.ts";
import { type Command, CommandError } from "./command.ts";

export const keyReplaceCommand: Command = {
  name: "key replace",
  summary: "Go on with the key that is set now, where the one before is lost for good; names what has to be made anew",
  positionals: [],
  options: {},
  async run(input) {
    const { config, secrets } = readConfig(input.environment);
    const installation = await openInstallation(config, secrets);
    try {
      const { database, secretKeys } = installation;
      if (secretKeys === undefined)
        throw new CommandError("There is no key to go on with. Set SECRET_KEY to a new one (openssl rand -hex 32).");
      const { lost, ...replaced } = await replaceKey(database.owner, secretKeys);
      const { fingerprint, before, people } = replaced;
      return {
        result: { ...replaced, lost: lost.map(({ place, subject }) => ({ place, subject })) },
        lines: [
          `This database goes on with the key ${fingerprint}${before === null || before === fingerprint ? "" : `, no longer ${before}`}.`,
          ...(lost.length > 0
            ? [`To be made anew: ${countedSealed(lost)}.`]
            : ["Everything that is sealed can be opened."]),
          ...people.map(
            (email) => `${email} signs in with a recovery code, or after: password ${email} --remove-second-step`,
          ),
        ],
      };
    } finally {
      await installation.close();
    }
  },
};
