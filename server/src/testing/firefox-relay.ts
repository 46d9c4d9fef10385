import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { type RawData, WebSocket, WebSocketServer } from "ws";

// Stands where playwright-core expects the browser: starts Firefox with the same arguments and hands every message of
// WebDriver BiDi on, but one. Playwright says with `emulation.setMediaFeaturesOverride` which colours a page prefers;
// Firefox has no such command yet, and nothing that we test there depends on it.
const MISSING = "emulation.setMediaFeaturesOverride";
const ANNOUNCED = /^WebDriver BiDi listening on (ws:\/\/\S+)/;

const [binary = "", ...given] = process.argv.slice(2);
const firefox = spawn(binary, given, { stdio: ["ignore", "inherit", "pipe"] });
firefox.on("exit", (code) => process.exit(code ?? 0));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => firefox.kill(signal));

createInterface({ input: firefox.stderr }).on("line", (line) => {
  const address = ANNOUNCED.exec(line)?.[1];
  if (address === undefined) process.stderr.write(`${line}\n`);
  else relayTo(address);
});

/** What Firefox announced, from a port of our own. */
function relayTo(address: string): void {
  const server = new WebSocketServer({ host: "127.0.0.1", port: 0 }, () => {
    const { port } = server.address() as { port: number };
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${port}\n`);
  });
  server.on("connection", (client, { url = "" }) => {
    const upstream = new WebSocket(address + url, { perMessageDeflate: false, maxPayload: 0 });
    const isOpen = new Promise((resolve) => upstream.once("open", resolve));
    client.on("message", async (data) => {
      const reply = answerMissing(data);
      if (reply !== undefined) client.send(reply);
      else {
        await isOpen;
        upstream.send(data.toString());
      }
    });
    upstream.on("message", (data) => client.send(data.toString()));
    client.on("close", () => upstream.close());
    upstream.on("close", () => client.close());
  });
}

function answerMissing(data: RawData): string | undefined {
  const { id, method } = JSON.parse(data.toString()) as { id: number; method: string };
  return method === MISSING ? JSON.stringify({ type: "success", id, result: {} }) : undefined;
}
