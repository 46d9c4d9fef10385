import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { after, test } from "node:test";
import { spawnConfined } from "./spawn-confined.ts";

const BREAK_OUT = join(import.meta.dirname, "testing", "break-out.ts");
const folder = mkdtempSync(join(tmpdir(), "confined-"));
after(() => rmSync(folder, { recursive: true }));

/** What the program says to have got through, and what came of it. */
async function breakOut(start: (parameters: string[]) => ChildProcess) {
  let reached = 0;
  const tcp = createServer((socket) => {
    reached += 1;
    socket.on("error", () => {}).destroy();
  }).listen(0, "127.0.0.1");
  const udp = createSocket("udp4", (message, { port, address }) => {
    reached += 1;
    udp.send(refuseQuery(message), port, address);
  }).bind(0, "127.0.0.1");
  await Promise.all([once(tcp, "listening"), once(udp, "listening")]);
  const victim = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  const marker = join(mkdtempSync(join(folder, "run-")), "marker");
  const secret = `${marker}.secret`;
  writeFileSync(secret, "s3cret");
  const ports = [tcp, udp].map((server) => String((server.address() as AddressInfo).port));
  const child = start([...ports, marker, String(victim.pid), secret]);
  const open = JSON.parse(await text(child.stdout!)) as string[];
  const isVictimAlive = victim.exitCode === null && victim.signalCode === null;
  const hasWritten = [marker, `${marker}.db`, `${marker}.socket`].some((path) => existsSync(path));
  victim.kill("SIGKILL");
  tcp.close();
  udp.close();
  return { open, reached, isVictimAlive, hasWritten };
}

/** As a name server does that has nothing to do with the question (RFC 1035, section 4.1.1). */
function refuseQuery(message: Buffer): Buffer {
  const answer = Buffer.from(message);
  if (answer.length > 3) answer.writeUInt16BE(0x8005, 2);
  return answer;
}

const confined = (hasAddons: boolean) => (parameters: string[]) =>
  spawnConfined(
    { main: BREAK_OUT, parameters, readable: [], memoryBytes: 512 * 2 ** 20, hasAddons },
    { stdio: ["ignore", "pipe", "inherit"] },
  );

const NOTHING = { open: [], reached: 0, isVictimAlive: true, hasWritten: false };

test("no way out of a confined process is left", async () => {
  assert.deepEqual(await breakOut(confined(false)), NOTHING);
});

test("nor of one that may load add-ons, as long as it loads none", async () => {
  assert.deepEqual(await breakOut(confined(true)), NOTHING);
});

test("and the ways that are tried lead out of any other process", async () => {
  const found = await breakOut((parameters) =>
    spawn(process.execPath, ["--disable-warning=ExperimentalWarning", BREAK_OUT, ...parameters], {
      stdio: ["ignore", "pipe", "ignore"],
    }),
  );
  assert.ok(found.reached >= 10, `${found.reached} reached`);
  assert.deepEqual([found.isVictimAlive, found.hasWritten], [false, true]);
  for (const way of [
    "net by address",
    "dgram send",
    "name servers for all",
    "inspector",
    "worker",
    "spawn",
    "a signal",
  ])
    assert.ok(found.open.includes(way), `${way}: ${found.open.join()}`);
});
