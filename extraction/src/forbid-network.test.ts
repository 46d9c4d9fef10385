import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { test } from "node:test";

test("no way out of the process is left once the network is forbidden", () => {
  const attempts = `
    import dns from "node:dns";
    import http from "node:http";
    import net from "node:net";
    import { lookup } from "node:dns";
    import { forbidNetwork } from ${JSON.stringify(join(import.meta.dirname, "forbid-network.ts"))};
    const server = net.createServer().listen(0, "127.0.0.1");
    await new Promise((resolve) => server.once("listening", resolve));
    const { port } = server.address();
    let reached = 0;
    server.on("connection", () => reached++);
    forbidNetwork();
    const results = [];
    const attempt = async (name, run) => {
      try { await run(); results.push(name); } catch {}
    };
    await attempt("net", () => net.connect(port, "127.0.0.1"));
    await attempt("http", () => http.get({ port, host: "127.0.0.1" }));
    await attempt("fetch", () => fetch("http://127.0.0.1:" + port));
    await attempt("lookup", () => lookup("localhost", () => {}));
    await attempt("dns", () => dns.lookup("localhost", () => {}));
    await attempt("listen", () => net.createServer().listen(0));
    console.log(JSON.stringify({ results, reached }));
    process.exit(0);
  `;
  const output = execFileSync(process.execPath, [
    "--input-type=module",
    "--disable-warning=ExperimentalWarning",
    "-e",
    attempts,
  ]);
  assert.deepEqual(JSON.parse(output.toString()), { results: [], reached: 0 });
});
