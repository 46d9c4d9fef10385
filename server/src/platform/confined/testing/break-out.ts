import childProcess from "node:child_process";
import dgram from "node:dgram";
import dns from "node:dns";
import { readFileSync } from "node:fs";
import http from "node:http";
import http2 from "node:http2";
import inspector from "node:inspector";
import net from "node:net";
import os from "node:os";
import tls from "node:tls";
import * as workerThreads from "node:worker_threads";
import { Worker } from "node:worker_threads";

/*
 * Tries every way out of its process that Node.js offers, and tells in one line of JSON which of them led anywhere.
 * Whoever started it counts what reached its servers, and looks after the file and the process that it named.
 */

const [, , tcp, udp, marker, victim, secret] = process.argv as [string, string, string, string, string, string, string];
const port = Number(tcp);
const pid = Number(victim);
const host = "127.0.0.1";
const open: string[] = [];

await attempt("net by address", () => once(net.connect(port, host), "connect"));
await attempt("net by name", () => once(net.connect(port, "localhost"), "connect"));
await attempt("net by a look-up of its own", () =>
  once(net.connect({ port, host: "x", lookup: answerItself }), "connect"),
);
await attempt("tls", () => once(tls.connect(port, host), "secureConnect"));
await attempt("http", () => once(http.get({ port, host }), "response"));
await attempt("http2", () => once(http2.connect(`http://${host}:${port}`), "connect"));
await attempt("fetch", () => fetch(`http://${host}:${port}`));
await attempt("listen", () => once(net.createServer().listen(0), "listening"));
await attempt("listen at a path", () => once(net.createServer().listen(`${marker}.socket`), "listening"));
await attempt("dgram send", () => sendDatagram());
await attempt("dgram bind", () => once(dgram.createSocket("udp4").bind(0), "listening"));
await attempt("a raw handle", () => assertOpened(call(net, "_createServerHandle", host, 0, 4)));
await attempt("a raw datagram handle", () => assertOpened(call(dgram, "_createSocketHandle", host, 0, "udp4")));
await attempt("name servers of its own", () => useNameServer(new dns.promises.Resolver()));
await attempt("name servers for all", () => dns.setServers([`${host}:${udp}`]));
for (const type of ["4", "6", "Any", "Caa", "Cname", "Mx", "Naptr", "Ns", "Ptr", "Soa", "Srv", "Tlsa", "Txt"]) {
  await attempt(`resolve${type}`, () => call(dns.promises, `resolve${type}`, "x.example"));
  await attempt(`resolver.resolve${type}`, () => call(new dns.promises.Resolver(), `resolve${type}`, "x.example"));
}
await attempt("resolve", () => dns.promises.resolve("x.example"));
await attempt("reverse", () => dns.promises.reverse(host));
await attempt("lookup", () => dns.promises.lookup("localhost"));
await attempt("lookup with a callback", () => answered((done) => dns.lookup("localhost", done)));
await attempt("lookupService", () => dns.promises.lookupService(host, 22));
await attempt("inspector", () => inspector.open(0, host));
await attempt("inspector session", () => new inspector.Session().connect());
await attempt("worker", () => once(new Worker(`require("net").connect(${port}, "${host}")`, { eval: true }), "online"));
for (const name of ["spawn", "spawnSync", "execFile", "execFileSync"])
  await attempt(name, () => ended(call(childProcess, name, "touch", [marker])));
for (const name of ["exec", "execSync"]) await attempt(name, () => ended(call(childProcess, name, `touch ${marker}`)));
await attempt("fork", () => ended(childProcess.fork(secret, { silent: true })));
await attempt("another process' debugger", () => call(process, "_debugProcess", pid));
await attempt("another process' priority", () => os.setPriority(pid, 1));
await attempt("a signal", () => process.kill(pid, "SIGTERM"));
await attempt("a raw signal", () => assertOpened(call(process, "_kill", pid, 15)));
await attempt("a database in a file", async () => new (await import("node:sqlite")).DatabaseSync(`${marker}.db`));
await attempt("a database attached", async () => {
  const { DatabaseSync } = await import("node:sqlite");
  new DatabaseSync(":memory:").exec(`ATTACH '${marker}.db' AS other; CREATE TABLE other.t (x)`);
});
await attempt("a file", () => readFileSync(secret));
await attempt("an add-on", () => process.dlopen({ exports: {} }, secret));
await attempt("internal parts", () => call(process, "binding", "tcp_wrap"));
await sweep();

process.stdout.write(JSON.stringify(open), () => process.exit());

async function attempt(name: string, run: () => unknown): Promise<void> {
  try {
    await Promise.race([run(), late()]);
    open.push(name);
  } catch {
    // Closed.
  }
}

/** Everything else that these modules give, with whatever leads out where it is taken. What counts is what arrives. */
async function sweep(): Promise<void> {
  const modules = { dns, promises: dns.promises, net, dgram, http2, inspector, workerThreads, childProcess };
  const values: unknown[][] = [
    [port, host],
    [{ port, host }],
    [`http://${host}:${port}`],
    ["touch", [marker]],
    [`touch ${marker}`],
    ["x.example", () => {}],
  ];
  for (const module of Object.values(modules))
    for (const name of Object.getOwnPropertyNames(module).filter((name) => name !== "waitForDebugger"))
      for (const parameters of values) {
        const value = Reflect.get(module, name);
        if (typeof value !== "function") continue;
        await Promise.race([trySilently(() => value(...parameters)), soon()]);
        await Promise.race([trySilently(() => new value(...parameters)), soon()]);
      }
  await new Promise((resolve) => setTimeout(resolve, 100));
}

async function trySilently(run: () => unknown): Promise<void> {
  try {
    const made = (await run()) as { on?: (event: string, listener: () => void) => void } | undefined;
    made?.on?.("error", () => {});
  } catch {
    // Closed, or not for these values.
  }
}

function call(owner: object, name: string, ...parameters: unknown[]): unknown {
  return (Reflect.get(owner, name) as (...values: unknown[]) => unknown).apply(owner, parameters);
}

function once(emitter: NodeJS.EventEmitter, event: string): Promise<void> {
  return new Promise((resolve, reject) => {
    emitter.once(event, () => resolve()).on("error", reject);
  });
}

function answered(ask: (done: (error: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => ask((error) => (error ? reject(error) : resolve())));
}

function sendDatagram(): Promise<void> {
  const socket = dgram.createSocket("udp4");
  return new Promise((resolve, reject) => {
    socket.on("error", reject).send("x", Number(udp), host, (error) => (error ? reject(error) : resolve()));
  });
}

function useNameServer(resolver: dns.promises.Resolver): Promise<string[]> {
  resolver.setServers([`${host}:${udp}`]);
  return resolver.resolve4("x.example");
}

function answerItself(_name: string, { all }: dns.LookupOptions, done: (...values: never[]) => void): void {
  const tell = done as (...values: unknown[]) => void;
  if (all) tell(null, [{ address: host, family: 4 }]);
  else tell(null, host, 4);
}

/** Raw handles tell of a failure by a number below 0. */
function assertOpened(value: unknown): void {
  if (typeof value === "number" && value < 0) throw new Error(String(value));
}

function ended(child: unknown): Promise<void> | undefined {
  const { error, once: listen } = child as { error?: Error; once?: NodeJS.EventEmitter["once"] };
  if (error) throw error;
  return listen ? once(child as NodeJS.EventEmitter, "exit") : undefined;
}

function late(): Promise<never> {
  return new Promise((_, reject) => setTimeout(reject, 1_000, new Error("Nothing came of it.")));
}

function soon(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 5));
}

process.on("uncaughtException", () => {});
process.on("unhandledRejection", () => {});
