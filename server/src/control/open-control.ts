import { chmod, rm } from "node:fs/promises";
import { createServer, type IncomingMessage } from "node:http";
import { json } from "node:stream/consumers";
import { controlAddress } from "./control-address.ts";
import { OPERATIONS, type OperationContext, type OperationName } from "./operations.ts";

/**
 * Takes commands from an operator on this machine while the embedded database is open here: nobody else can open it.
 * Whoever may enter the data folder may do everything with it anyway, and nobody else reaches the socket.
 */
export async function openControl(context: OperationContext, dataDir: string): Promise<{ close(): Promise<void> }> {
  const address = controlAddress(dataDir);
  if (address === undefined) return { close: async () => {} };
  const server = createServer((request, response) => {
    void run(context, request).then(({ status, body }) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body)),
    );
  });
  // Left by a process that was killed: the folder is ours alone by its lock.
  if (process.platform !== "win32") await rm(address, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(address, resolve);
  });
  if (process.platform !== "win32") await chmod(address, 0o600);
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

async function run(context: OperationContext, request: IncomingMessage): Promise<{ status: number; body: object }> {
  const name = (request.url ?? "").slice(1);
  if (!(name in OPERATIONS)) return { status: 404, body: { error: "The running service is of another version." } };
  try {
    const operation = OPERATIONS[name as OperationName] as (
      context: OperationContext,
      input: unknown,
    ) => Promise<object>;
    return { status: 200, body: await operation(context, await json(request)) };
  } catch (error) {
    return { status: 400, body: { error: (error as Error).message } };
  }
}
