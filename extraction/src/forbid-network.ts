import dgram from "node:dgram";
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

/** Makes every way out of this process throw, for a process that reads files, or runs packages, which it doesn't trust. */
export function forbidNetwork(): void {
  const refuse = (): never => {
    throw new Error("This process has no network.");
  };
  net.Socket.prototype.connect = refuse;
  net.Server.prototype.listen = refuse;
  dgram.Socket.prototype.bind = refuse;
  dgram.Socket.prototype.send = refuse;
  dns.lookup = Object.assign(refuse, dns.lookup);
  globalThis.fetch = async () => refuse();
  globalThis.WebSocket = class {
    constructor() {
      refuse();
    }
  } as unknown as typeof WebSocket;
  syncBuiltinESMExports();
}
