import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { createContext, runInContext } from "node:vm";
import { build } from "esbuild";

/** What browsers and edge runtimes have in common, and nothing of Node. */
const WEB = {
  AbortSignal,
  Date,
  Error,
  File,
  FormData,
  Headers,
  Math,
  Request,
  Response,
  TextDecoder,
  TextEncoder,
  TransformStream,
  ReadableStream,
  URL,
  URLSearchParams,
  Uint8Array,
  atob,
  crypto,
  setTimeout,
  clearTimeout,
};

test("the whole client loads and works where there is nothing but web globals", async () => {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL("index.ts", import.meta.url))],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "citedesk",
    // Fails on any import of Node's own modules.
    platform: "browser",
    target: "es2022",
  });
  const code = bundle.outputFiles[0]!.text;
  assert.doesNotMatch(code, /\bnode:|\bBuffer\b|\bprocess\./);
  const seen: string[] = [];
  const fetch = async (url: string) => {
    seen.push(url);
    return Response.json({ id: "member_1" });
  };
  const context = createContext({ ...WEB, fetch });
  const script = `${code}
    const client = new citedesk.CitedeskClient({ baseUrl: "https://help.example.com", token: "cite_test_1" });
    client.get("/v2/me").then(({ id }) => id);`;
  assert.equal(await runInContext(script, context), "member_1");
  assert.deepEqual(seen, ["https://help.example.com/v2/me"]);
});
