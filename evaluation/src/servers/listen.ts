import type { Server } from "node:http";

export interface Listening {
  /** `http://127.0.0.1:PORT` */
  address: string;
  /** Ends the connections that are open, too. */
  close(): Promise<void>;
}

/** On a free port of this machine. */
export async function listen(server: Server): Promise<Listening> {
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server got no port.");
  return {
    address: `http://127.0.0.1:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
