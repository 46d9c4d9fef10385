import dgram from "node:dgram";
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";
import os from "node:os";
import { getSystemErrorMap } from "node:util";

/*
 * Closes what Node's permission model leaves open, for a process that reads files, or runs packages, which it doesn't
 * trust: the network, name servers, signals to other processes, and databases in files. Loaded before anything else
 * (`--import`).
 *
 * The network is closed in the classes of Node's own handles, under everything that `net`, `tls`, `http`, `http2`,
 * `dgram` and `fetch` are made of: what kept an original function, or finds a way around one, still ends there. They
 * answer as a system that forbids it does, with EACCES. Throws where this Node.js has them elsewhere.
 */

const [DENIED] = [...getSystemErrorMap()].find(([, [name]]) => name === "EACCES")!;

for (const [handle, methods] of networkHandles()) closeMethods(handle, methods);
for (const names of [dns, dns.promises]) closeFunctions(names, /^(?:lookup|resolve|reverse)/);
closeFunctions(process, /^_?kill$|^_debug|^(?:set|init)(?:e?[ug]id|groups)$/);
closeFunctions(os, /^setPriority$/);
// Its databases are opened past the permissions for files.
closeFunctions(process.getBuiltinModule("node:sqlite") ?? {}, /./);
syncBuiltinESMExports();

/** An object of each class, with its methods that lead out. */
function networkHandles(): [object, RegExp][] {
  const outwards = /^(?:connect|bind|listen|send|addMembership|addSourceSpecificMembership)/;
  return [
    [handleOf({ host: "name.invalid", port: 9, lookup: () => {} }), outwards],
    [handleOf({ path: "/nonexistent/pipe" }), outwards],
    [datagramHandle(), outwards],
    [(new dns.Resolver() as unknown as { _handle: object })._handle, /^(?:query|getHostByAddr|setServers)/],
  ];
}

/** Connects to nothing: a name that is never looked up, and a path where nothing is. */
function handleOf(options: net.SocketConnectOpts): object {
  const socket = new net.Socket().on("error", () => {});
  socket.connect(options);
  const { _handle: handle } = socket as unknown as { _handle: object };
  socket.destroy();
  return handle;
}

function datagramHandle(): object {
  const socket = dgram.createSocket("udp4");
  const states = Object.getOwnPropertySymbols(socket).map((key) => Reflect.get(socket, key) as { handle?: object });
  const handle = states.find((state) => state?.handle)?.handle;
  socket.close();
  return handle!;
}

function closeMethods(handle: object | undefined, methods: RegExp): void {
  let closed = 0;
  for (let owner = prototypeOf(handle ?? {}); owner !== Object.prototype; owner = prototypeOf(owner))
    for (const name of Object.getOwnPropertyNames(owner).filter((name) => methods.test(name))) {
      close(owner, name, () => DENIED);
      closed += 1;
    }
  if (closed === 0) throw new Error("The network of this Node.js can't be closed. Use Node.js 24.");
}

function closeFunctions(owner: object, names: RegExp): void {
  for (const name of Object.getOwnPropertyNames(owner))
    if (names.test(name) && typeof Reflect.get(owner, name) === "function") close(owner, name, refuse);
}

function close(owner: object, name: string, value: () => unknown): void {
  Object.defineProperty(owner, name, { value, writable: false, configurable: false });
}

function prototypeOf(value: object): object {
  return Object.getPrototypeOf(value) ?? Object.prototype;
}

function refuse(): never {
  throw new Error("This process is confined: it has no name servers and no say over other processes.");
}
