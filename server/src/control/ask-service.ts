import { type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { CommandError } from "../commands/command.ts";
import { controlAddress } from "./control-address.ts";
import type { OperationInputs, OperationName, OperationResults } from "./operations.ts";

/** Has the service that runs on this data folder do something. Throws `CommandError` with its words. */
export async function askService<Name extends OperationName>(
  dataDir: string,
  name: Name,
  input: OperationInputs[Name],
): Promise<OperationResults[Name]> {
  const socketPath = controlAddress(dataDir);
  if (socketPath === undefined)
    throw new CommandError(`A service is using ${dataDir}, and the path is too long to reach it: stop it first.`);
  const response = await send(socketPath, `/${name}`, JSON.stringify(input)).catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(
      `A service is using ${dataDir} and does not answer at ${socketPath} (${error.code}). Stop it, or run this as its user.`,
      { cause: error },
    );
  });
  const answer = (await json(response)) as { error?: string };
  if (response.statusCode !== 200)
    throw new CommandError(answer.error ?? `The service answered ${response.statusCode}.`);
  return answer as OperationResults[Name];
}

function send(socketPath: string, path: string, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asking = request({ socketPath, path, method: "POST" }, resolve);
    asking.once("error", reject);
    asking.end(body);
  });
}
