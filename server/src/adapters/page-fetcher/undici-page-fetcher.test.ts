import assert from "node:assert/strict";
import type { RequestListener } from "node:http";
import { createServer, type Socket } from "node:net";
import { after, before, beforeEach, describe, test } from "node:test";
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync, zstdCompressSync } from "node:zlib";
import type { FetchRequest } from "../../ports/page-fetcher.ts";
import { type LoopbackServer, startLoopbackServer } from "./loopback-server.ts";
import { testCertificate } from "./test-certificate.ts";
import { citedeskUserAgent, createUndiciPageFetcher, type UndiciPageFetcher } from "./undici-page-fetcher.ts";

let answer: RequestListener;
let server: LoopbackServer;
let fetcher: UndiciPageFetcher;
const userAgent = citedeskUserAgent("1.2.3", "https://example.com/bot");

before(async () => {
  server = await startLoopbackServer((request, response) => answer(request, response));
  fetcher = createUndiciPageFetcher({
    userAgent,
    allowPrivateNetwork: true,
    lookup: async (hostname) => {
      if (hostname.endsWith(".invalid")) throw Object.assign(new Error("no such name"), { code: "ENOTFOUND" });
      return ["127.0.0.1"];
    },
  });
});
after(async () => {
  await fetcher.close();
  await server.close();
});
beforeEach(() => {
  server.requests.length = 0;
});

const at = (path: string, host = "shop.test") => `http://${host}:${server.port}${path}`;
const read = (request: Partial<FetchRequest> & { url: string }) =>
  fetcher.fetch({ maxBytes: 100_000, timeoutMs: 30_000, ...request });
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString();

describe("a page is fetched", () => {
  test("with its status, headers, body and time, under our name", async () => {
    answer = (_, response) => response.writeHead(404, { "X-Kind": "a", "Set-Cookie": ["a=1", "b=2"] }).end("gone");
    const page = await read({ url: at("/a?b=c#d") });
    assert.equal(page.status, 404);
    assert.equal(text(page.body), "gone");
    assert.equal(page.headers["x-kind"], "a");
    assert.equal(page.headers["set-cookie"], "a=1, b=2");
    assert.equal(page.url, at("/a?b=c"));
    assert.deepEqual(page.redirects, []);
    assert.ok(page.durationMs > 0);
    assert.equal(server.requests[0]?.path, "/a?b=c");
    assert.equal(server.requests[0]?.headers["user-agent"], "CitedeskBot/1.2.3 (+https://example.com/bot)");
    assert.equal(server.requests[0]?.headers.host, `shop.test:${server.port}`);
  });

  test("only if it changed, when the caller knows an earlier one", async () => {
    answer = (_, response) => response.writeHead(304, { etag: '"v1"' }).end();
    const page = await read({ url: at("/"), etag: '"v1"', lastModified: "Sat, 01 Jan 2022 00:00:00 GMT" });
    assert.equal(page.status, 304);
    assert.equal(page.body.byteLength, 0);
    assert.equal(server.requests[0]?.headers["if-none-match"], '"v1"');
    assert.equal(server.requests[0]?.headers["if-modified-since"], "Sat, 01 Jan 2022 00:00:00 GMT");
  });

  test("decoded, whatever the encoding", async () => {
    const encoders: Record<string, (bytes: Buffer) => Buffer> = {
      gzip: (bytes) => gzipSync(bytes),
      deflate: (bytes) => deflateSync(bytes),
      "deflate ": (bytes) => deflateRawSync(bytes),
      br: (bytes) => brotliCompressSync(bytes),
      zstd: (bytes) => zstdCompressSync(bytes),
      "gzip, br": (bytes) => brotliCompressSync(gzipSync(bytes)),
      identity: (bytes) => bytes,
    };
    for (const [encoding, encode] of Object.entries(encoders)) {
      answer = (_, response) =>
        response.writeHead(200, { "content-encoding": encoding }).end(encode(Buffer.from("Preise und Größen")));
      assert.equal(text((await read({ url: at("/") })).body), "Preise und Größen", encoding);
    }
  });

  test("not at all, when a compressed body was cut short", async () => {
    const whole = Buffer.from("word ".repeat(5000) + Math.random());
    for (const [encoding, bytes] of [
      ["gzip", gzipSync(whole)],
      ["br", brotliCompressSync(whole)],
    ] as const) {
      answer = (_, response) =>
        response.writeHead(200, { "content-encoding": encoding }).end(bytes.subarray(0, bytes.length - 12));
      await assert.rejects(read({ url: at("/") }), (error: { code?: string }) => error.code === "invalid_response");
    }
  });

  test("by POST with body and headers, but not with headers that frame the message", async () => {
    answer = (_, response) => response.end("ok");
    await read({
      url: at("/hook"),
      method: "POST",
      body: '{"a":1}',
      headers: { "Content-Type": "application/json", Host: "evil.example", "Content-Length": "0", "X-Key": "k" },
    });
    const [seen] = server.requests;
    assert.equal(seen?.method, "POST");
    assert.equal(seen?.body, '{"a":1}');
    assert.equal(seen?.headers["x-key"], "k");
    assert.equal(seen?.headers.host, `shop.test:${server.port}`);
  });

  test("over kept connections, when it comes from one origin", async () => {
    answer = (_, response) => response.end("ok");
    const before = server.connections();
    for (let index = 0; index < 10; index++) await read({ url: at(`/${index}`, "kept.test") });
    assert.ok(server.connections() - before <= 2, `${server.connections() - before} connections`);
  });
});

describe("a redirect", () => {
  test("is followed and remembered, relative or absolute", async () => {
    answer = (request, response) => {
      const to = { "/a": "b?x#y", "/b?x": `http://other.test:${server.port}/c` }[request.url ?? ""];
      if (to) response.writeHead(301, { location: to }).end("moved");
      else response.end("here");
    };
    const page = await read({ url: at("/a") });
    assert.equal(text(page.body), "here");
    assert.equal(page.url, at("/c", "other.test"));
    assert.deepEqual(page.redirects, [at("/b?x"), at("/c", "other.test")]);
  });

  test("in a circle is told apart from a long way", async () => {
    answer = (request, response) => response.writeHead(302, { location: request.url === "/a" ? "/b" : "/a" }).end();
    await assert.rejects(read({ url: at("/a") }), { code: "redirect_loop" });
    answer = (request, response) => response.writeHead(302, { location: `${request.url}x` }).end();
    server.requests.length = 0;
    await assert.rejects(read({ url: at("/a"), maxRedirects: 4 }), { code: "too_many_redirects" });
    assert.equal(server.requests.length, 5);
    server.requests.length = 0;
    await assert.rejects(read({ url: at("/a"), maxRedirects: 0 }), { code: "too_many_redirects" });
    assert.equal(server.requests.length, 1);
  });

  test("is not followed when the caller says no", async () => {
    answer = (_, response) => response.writeHead(302, { location: `http://other.test:${server.port}/c` }).end();
    const asked: string[] = [];
    const mayFollow = (url: string) => asked.push(url) === 0;
    await assert.rejects(read({ url: at("/a"), mayFollow }), { code: "redirect_refused", url: at("/c", "other.test") });
    assert.deepEqual(asked, [at("/c", "other.test")]);
    assert.equal(server.requests.length, 1);
  });

  test("to another origin leaves the caller's own headers behind", async () => {
    answer = (request, response) => {
      if (request.url === "/a") response.writeHead(307, { location: "/b" }).end();
      else if (request.url === "/b") response.writeHead(307, { location: `http://other.test:${server.port}/c` }).end();
      else response.end("ok");
    };
    const headers = { authorization: "Bearer t", "X-Api-Key": "k", cookie: "c=1" };
    await read({ url: at("/a"), method: "POST", body: "x", headers });
    const [, same, other] = server.requests;
    assert.equal(same?.headers["x-api-key"], "k");
    assert.equal(other?.method, "POST");
    assert.equal(other?.body, "x");
    for (const name of ["authorization", "x-api-key", "cookie"]) assert.equal(other?.headers[name], undefined, name);
    assert.equal(other?.headers["user-agent"], userAgent);
  });

  test("after a POST becomes a GET without body, except for 307 and 308", async () => {
    for (const [status, method] of [
      [301, "GET"],
      [302, "GET"],
      [303, "GET"],
      [307, "POST"],
      [308, "POST"],
    ] as const) {
      answer = (request, response) =>
        request.url === "/a" ? response.writeHead(status, { location: "/b" }).end() : response.end("ok");
      server.requests.length = 0;
      await read({ url: at("/a"), method: "POST", body: "x", headers: { "content-type": "text/plain" } });
      assert.equal(server.requests[1]?.method, method, String(status));
      assert.equal(server.requests[1]?.body, method === "POST" ? "x" : "");
      assert.equal(server.requests[1]?.headers["content-type"], method === "POST" ? "text/plain" : undefined);
    }
  });

  test("without a usable address is the answer itself, or an unreadable one", async () => {
    answer = (_, response) => response.writeHead(302).end("no location");
    assert.equal((await read({ url: at("/") })).status, 302);
    answer = (_, response) => response.writeHead(302, { location: "http://[" }).end();
    await assert.rejects(read({ url: at("/") }), { code: "invalid_response" });
  });
});

describe("a limit holds", () => {
  test("for bytes that are announced, without reading them", async () => {
    answer = (_, response) => response.writeHead(200, { "content-length": "999999" }).write("x");
    await assert.rejects(read({ url: at("/"), maxBytes: 1000 }), { code: "too_large" });
  });

  test("for bytes that just keep coming", async () => {
    let sent = 0;
    answer = (_, response) => {
      const chunk = Buffer.alloc(16_384);
      const more = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length;
      };
      response.on("drain", more);
      more();
    };
    await assert.rejects(read({ url: at("/"), maxBytes: 100_000 }), { code: "too_large" });
    assert.ok(sent < 20e6, `${sent} bytes were taken`);
  });

  test("for a small body that unpacks into a large one, in one layer or two", async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000));
    for (const [encoding, bytes] of [
      ["gzip", bomb],
      ["gzip, gzip", gzipSync(bomb)],
      ["br", brotliCompressSync(Buffer.alloc(5_000_000))],
    ] as const) {
      answer = (_, response) => response.writeHead(200, { "content-encoding": encoding }).end(bytes);
      await assert.rejects(read({ url: at("/") }), { code: "too_large" }, encoding);
    }
  });

  test("for layers of encoding, and broken or unknown ones are said to be unreadable", async () => {
    for (const [encoding, body] of [
      ["gzip, gzip, gzip", "x"],
      ["snappy", "x"],
      ["gzip", "no gzip at all"],
      ["br", Buffer.alloc(64, 0xff)],
    ] as const) {
      answer = (_, response) => response.writeHead(200, { "content-encoding": encoding }).end(body);
      await assert.rejects(
        read({ url: at("/") }),
        { code: "invalid_response", message: /can.t be unpacked/ },
        encoding,
      );
    }
  });

  test("for the time of the whole request: silence, a slow drip, slow redirects", async () => {
    const timers: NodeJS.Timeout[] = [];
    const slow: RequestListener[] = [
      () => {},
      (_, response) => {
        response.writeHead(200).write("a");
        timers.push(setInterval(() => response.write("a"), 20));
      },
      (request, response) => {
        timers.push(setTimeout(() => response.writeHead(302, { location: `${request.url}x` }).end(), 60));
      },
    ];
    for (const listener of slow) {
      answer = listener;
      await assert.rejects(read({ url: at("/"), timeoutMs: 200, maxRedirects: 100_000 }), { code: "timeout" });
    }
    for (const timer of timers) clearInterval(timer);
  });

  test("for a look-up that never ends", async () => {
    const stuck = createUndiciPageFetcher({ userAgent, lookup: () => new Promise(() => {}) });
    const request = { url: "http://shop.test/", maxBytes: 1, timeoutMs: 50 };
    await assert.rejects(stuck.fetch(request), { code: "timeout" });
    await stuck.close();
  });

  test("for headers, by size and by sense", async () => {
    const lines: Record<string, string> = {
      "too many": `HTTP/1.1 200 OK\r\n${"X-A: b\r\n".repeat(5000)}\r\n`,
      "too long": `HTTP/1.1 200 OK\r\nX-A: ${"b".repeat(40_000)}\r\n\r\n`,
      "another protocol": "+OK ready\r\n",
    };
    for (const [what, line] of Object.entries(lines)) {
      const raw = await startRawServer((socket) => socket.write(line));
      await assert.rejects(read({ url: `http://raw.test:${raw.port}/` }), { code: "invalid_response" }, what);
      await raw.close();
    }
  });
});

describe("a failure says what happened", () => {
  test("when the name has no address", async () => {
    await assert.rejects(read({ url: "http://nothing.invalid/" }), {
      code: "dns_failed",
      url: "http://nothing.invalid/",
      message: "No address was found for nothing.invalid. Check how it is spelled.",
    });
  });

  test("when nobody listens, or the connection breaks off", async () => {
    const raw = await startRawServer((socket) => socket.destroy());
    await assert.rejects(read({ url: `http://raw.test:${raw.port}/` }), { code: "connection_failed" });
    await raw.close();
    await assert.rejects(read({ url: `http://raw.test:${raw.port}/` }), { code: "connection_failed" });

    const half = await startRawServer((socket) => socket.end("HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nhalf"));
    await assert.rejects(read({ url: `http://raw.test:${half.port}/` }), { code: "connection_failed" });
    await half.close();
  });

  test("when the certificate is not trusted, is another's, or there is none", async () => {
    const secure = await startLoopbackServer((_, response) => response.end("safe"), { certificate: testCertificate });
    const message = /signed its certificate itself/;
    await assert.rejects(read({ url: `https://shop.test:${secure.port}/` }), { code: "tls_failed", message });
    const isPlain = { code: "tls_failed", message: /does not speak https here\. .* with http:\/\/\.$/ };
    await assert.rejects(read({ url: at("/").replace("http:", "https:") }), isPlain);
    assert.equal(secure.requests.length, 0);

    const trusting = createUndiciPageFetcher({
      userAgent,
      allowPrivateNetwork: true,
      certificateAuthorities: [testCertificate.cert],
      lookup: async () => ["127.0.0.1"],
    });
    const limits = { maxBytes: 1000, timeoutMs: 30_000 };
    assert.equal(text((await trusting.fetch({ url: `https://shop.test:${secure.port}/`, ...limits })).body), "safe");
    const other = trusting.fetch({ url: `https://other.test:${secure.port}/`, ...limits });
    await assert.rejects(other, { code: "tls_failed", message: /is for another name/ });
    await trusting.close();
    await secure.close();
  });

  test("when the caller stops it: before, while waiting, while reading, and nothing is left running", async () => {
    await assert.rejects(read({ url: at("/"), signal: AbortSignal.abort() }), { code: "aborted" });
    assert.equal(server.requests.length, 0);
    for (const listener of [() => {}, (_, response) => response.writeHead(200).write("a")] as RequestListener[]) {
      answer = listener;
      const controller = new AbortController();
      const closed = new Promise<void>((resolve) => {
        const inner = answer;
        answer = (request, response) => {
          request.socket.once("close", resolve);
          inner(request, response);
          setTimeout(() => controller.abort(), 20);
        };
      });
      await assert.rejects(read({ url: at("/"), signal: controller.signal }), { code: "aborted" });
      await closed;
    }
  });

  test("when another address of the same name has to be tried first", async () => {
    answer = (_, response) => response.end("ok");
    const twice = createUndiciPageFetcher({
      userAgent,
      allowPrivateNetwork: true,
      lookup: async () => ["127.0.0.3", "127.0.0.1"],
    });
    const page = await twice.fetch({ url: at("/"), maxBytes: 100, timeoutMs: 30_000 });
    assert.equal(page.status, 200);
    await twice.close();
  });
});

async function startRawServer(
  answerTo: (socket: Socket) => void,
): Promise<{ port: number; close: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const raw = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.once("data", () => answerTo(socket));
  });
  await new Promise<void>((resolve) => raw.listen(0, "127.0.0.1", resolve));
  const address = raw.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : 0,
    close: () =>
      new Promise((resolve) => {
        raw.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
