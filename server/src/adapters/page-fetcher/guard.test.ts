import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { FetchFailure } from "../../ports/page-fetcher.ts";
import { type LoopbackServer, startLoopbackServer } from "./loopback-server.ts";
import { createUndiciPageFetcher, type UndiciPageFetcher } from "./undici-page-fetcher.ts";

/**
 * Two real servers: 127.0.0.2 plays the public site that may be reached, 127.0.0.1 and ::1 the inside that may not.
 * Each test ends by asking the inside what it saw.
 */
describe("the guard lets nothing connect to an address that must not be reached", () => {
  let inside: LoopbackServer;
  let insideSix: LoopbackServer | undefined;
  let outside: LoopbackServer;
  let answers: Record<string, string[]>;
  let lookups: string[];
  let fetcher: UndiciPageFetcher;

  before(async () => {
    inside = await startLoopbackServer((_, response) => response.end("secret"));
    insideSix = await startLoopbackServer((_, response) => response.end("secret"), { host: "::1" }).catch(
      () => undefined,
    );
    outside = await startLoopbackServer(
      (request, response) => {
        const to = new URL(request.url ?? "", "http://x").searchParams.get("to");
        if (to === null) response.setHeader("connection", "close").end("public");
        else response.writeHead(302, { location: to }).end();
      },
      { host: "127.0.0.2" },
    );
    answers = {};
    lookups = [];
    fetcher = createUndiciPageFetcher({
      userAgent: "CitedeskBot/test",
      allowedNetworks: ["127.0.0.2/32"],
      allowedPorts: [80, 443, inside.port, outside.port, ...(insideSix ? [insideSix.port] : [])],
      lookup: async (hostname) => {
        lookups.push(hostname);
        const queue = answers[hostname] ?? [];
        return (queue.length > 1 ? queue.shift()! : (queue[0] ?? "")).split(" ").filter(Boolean);
      },
    });
  });
  after(async () => {
    await fetcher.close();
    await Promise.all([inside.close(), insideSix?.close(), outside.close()]);
  });

  const read = (url: string) => fetcher.fetch({ url, maxBytes: 1000, timeoutMs: 30_000 });
  async function assertNothingReached(url: string, code = "private_address"): Promise<void> {
    await assert.rejects(read(url), (error) => error instanceof FetchFailure && error.code === code, url);
    assert.equal(inside.connections(), 0, url);
    assert.equal(insideSix?.connections() ?? 0, 0, url);
  }

  test("and what may be reached is reached, so that the other tests mean something", async () => {
    answers["site.example"] = ["127.0.0.2"];
    const page = await read(`http://site.example:${outside.port}/`);
    assert.equal(Buffer.from(page.body).toString(), "public");
    assert.equal(inside.connections(), 0);
  });

  test("by a literal, in any spelling, without a look-up", async () => {
    const asked = lookups.length;
    for (const host of [
      "127.0.0.1",
      "127.1",
      "0x7f000001",
      "2130706433",
      "0177.0.0.1",
      "0",
      "127.0.0.1.",
      "[::ffff:127.0.0.1]",
    ]) {
      await assertNothingReached(`http://${host}:${inside.port}/`);
    }
    await assertNothingReached(`http://[::1]:${insideSix?.port ?? inside.port}/`);
    assert.equal(lookups.length, asked);
  });

  test("by a name that leads inside", async () => {
    for (const address of [
      "127.0.0.1",
      "::1",
      "::ffff:127.0.0.1",
      "::ffff:7f00:1",
      "0.0.0.0",
      "::",
      "169.254.169.254",
      "10.0.0.1",
    ]) {
      answers["inside.example"] = [address];
      const port = address === "::1" ? (insideSix?.port ?? inside.port) : inside.port;
      await assertNothingReached(`http://inside.example:${port}/`);
      await assertNothingReached(`https://inside.example:${port}/`);
    }
  });

  const vectors = new URL("../../../../../shared/conformance/addresses/ip-classes.json", import.meta.url);
  test("and what an inner name leads to is not told", async () => {
    answers["db.internal"] = ["10.20.30.40"];
    await assert.rejects(read("http://db.internal/"), (error: Error) => {
      return /^db\.internal leads to a private address/.test(error.message) && !/10\.20/.test(error.message);
    });
  });

  test("by any address of the vectors, as a literal or behind a name", {
    skip: existsSync(vectors) ? false : "no vectors here",
  }, async () => {
    const cases = JSON.parse(readFileSync(vectors, "utf8")) as { ip: string; public: boolean }[];
    for (const { ip } of cases.filter((one) => !one.public)) {
      await assertNothingReached(`http://${ip.includes(":") ? `[${ip}]` : ip}:${inside.port}/`);
      answers["inside.example"] = [ip];
      await assertNothingReached(`http://inside.example:${inside.port}/`);
    }
  });

  test("by the name localhost, resolved by the system", async () => {
    const real = createUndiciPageFetcher({ userAgent: "CitedeskBot/test", allowedPorts: [inside.port] });
    for (const host of ["localhost", "localhost.", "LOCALHOST"]) {
      const url = `http://${host}:${inside.port}/`;
      await assert.rejects(real.fetch({ url, maxBytes: 1000, timeoutMs: 30_000 }), FetchFailure);
    }
    assert.equal(inside.connections(), 0);
    await real.close();
  });

  test("by a name with a public and a private address: only the public one is connected to", async () => {
    answers["mixed.example"] = ["127.0.0.1 127.0.0.2 ::1"];
    const page = await read(`http://mixed.example:${outside.port}/`);
    assert.equal(page.status, 200);
    answers["mixed.example"] = ["127.0.0.1 127.0.0.2 ::1"];
    await assertNothingReached(`http://mixed.example:${inside.port}/`, "connection_failed");
  });

  test("by a name whose address changes after the check (rebinding)", async () => {
    answers["rebind.example"] = ["127.0.0.2", "127.0.0.1"];
    lookups.length = 0;
    const page = await read(`http://rebind.example:${outside.port}/`);
    assert.equal(page.status, 200);
    assert.deepEqual(lookups, ["rebind.example"], "one look-up serves check and connection");
    await assertNothingReached(`http://rebind.example:${inside.port}/`);
  });

  test("by a redirect, to a literal or a name, on any hop", async () => {
    answers["inside.example"] = ["127.0.0.1"];
    answers["site.example"] = ["127.0.0.2"];
    const start = `http://site.example:${outside.port}/?to=`;
    for (const to of [
      `http://127.0.0.1:${inside.port}/`,
      `//127.1:${inside.port}/`,
      `http://inside.example:${inside.port}/`,
      `http://[::ffff:127.0.0.1]:${inside.port}/`,
      `/?to=${encodeURIComponent(`http://inside.example:${inside.port}/`)}`,
    ]) {
      await assertNothingReached(start + encodeURIComponent(to));
    }
    await assertNothingReached(`${start}${encodeURIComponent("file:///etc/passwd")}`, "invalid_url");
    await assertNothingReached(
      `${start}${encodeURIComponent(`http://a:b@site.example:${inside.port}/`)}`,
      "invalid_url",
    );
    await assertNothingReached(`${start}${encodeURIComponent("http://site.example:22/")}`, "invalid_url");
  });

  test("by a look-up that gives something else than an address", async () => {
    for (const answer of ["not-an-address", "127.0.0.1%lo", "0x7f.1", "2130706433"]) {
      answers["odd.example"] = [answer];
      await assertNothingReached(`http://odd.example:${inside.port}/`);
    }
    answers["odd.example"] = [""];
    await assertNothingReached(`http://odd.example:${inside.port}/`, "dns_failed");
  });

  test("and no proxy of the environment carries the request there", async () => {
    process.env.http_proxy = `http://127.0.0.1:${inside.port}`;
    try {
      answers["site.example"] = ["127.0.0.2"];
      const page = await read(`http://site.example:${outside.port}/`);
      assert.equal(Buffer.from(page.body).toString(), "public");
      assert.equal(inside.connections(), 0);
    } finally {
      delete process.env.http_proxy;
    }
  });
});
