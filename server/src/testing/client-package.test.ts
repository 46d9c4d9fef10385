import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "vite";
import { buildPackage } from "../../../client/build-package.ts";
import { OWNER, withTestServer } from "./test-server.ts";

const run = promisify(execFile);
const { url, owner } = await withTestServer({ ALLOW_PRIVATE_NETWORK: "on" });
const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const project = await mkdtemp(join(tmpdir(), "citedesk-empty-project-"));
after(() => rm(project, { recursive: true, force: true }));

/** What the examples of the package's page print, by their headings. */
const PRINTED: Readonly<Record<string, RegExp>> = {
  "1. Ask": /^Refunds take 14 days\.\[1\]\n\[1\] Refunds: “Refunds take 14 days\.”$/,
  "2. Read an answer while it is written": /^.+\nsmalltalk$/,
  "3. Upload a file": /bytes sent\nready 1$/,
  "4. Walk a list": /\n\d+ assistants$/,
  "5. Change what nobody else has changed": /^Careful 412 \w+$/,
  "6. Find passages": /^true .*within 5 working days/s,
  "7. Sign in": /^owner$/,
  "8. Read what went wrong": /^422 \w+ \[ \{ pointer: '\/name'/,
  "9. Receive a webhook": /^webhook\.test 0 active\ntrue$/,
  "10. Read events in order": /^source\.ready\n(?:.*\n)*chat\.started/,
};

/** This one, npm's own, and those that `npm run client:try` brings. */
const NODES = [process.execPath, process.env.npm_node_execpath, ...(process.env.TEST_CLIENT_NODES ?? "").split(",")];
const nodes = [...new Set(NODES.filter((path) => path && existsSync(path)))] as string[];

const inProject = (command: string, ...parameters: string[]) =>
  run(command, parameters, {
    cwd: project,
    timeout: 120_000,
    env: {
      PATH: process.env.PATH,
      HOME: project,
      CITEDESK_URL: url,
      CITEDESK_TOKEN: owner.token,
      CITEDESK_EMAIL: OWNER.email,
      CITEDESK_PASSWORD: OWNER.password,
    },
  });

test("the package installs into an empty project, and brings nothing along", async () => {
  const built = join(project, "built");
  await buildPackage(built);
  await writeFile(join(project, "package.json"), '{"type":"module"}');
  const { stdout } = await inProject("npm", "pack", "--json", built);
  const [{ filename, files }] = JSON.parse(stdout);
  const paths = files.map(({ path }: { path: string }) => path);
  for (const path of ["README.md", "LICENSE", "index.js", "index.d.ts", "cli/citedesk.js"])
    assert.ok(paths.includes(path), path);
  assert.deepEqual(
    paths.filter((path: string) => /test|server/.test(path)),
    [],
  );
  await inProject("npm", "install", "--offline", "--no-audit", "--no-fund", `./${filename}`);
  assert.deepEqual(
    (await readdir(join(project, "node_modules"))).filter((name) => !name.startsWith(".")),
    ["@citedesk"],
  );
});

test("its types hold by themselves: no types of the service, of Node or of another package", async () => {
  await writeFile(
    join(project, "typed.ts"),
    `import { CitedeskClient, verifyWebhook } from "@citedesk/client";
const client = new CitedeskClient({ baseUrl: "https://help.example.com" });
const id: string = (await client.get("/v2/me")).id;
const event = await verifyWebhook("", {}, "");
if (event.type === "lead.created") { const sequence: number = event.sequence; const of: string = event.data.agent_id; }
// @ts-expect-error: there is no such path.
client.get("/v2/nothing");
// @ts-expect-error: a name is text.
client.post("/v2/agents", { body: { name: 5 } });
`,
  );
  const settings = { strict: true, noEmit: true, module: "nodenext", target: "es2022", types: [] };
  const compilerOptions = { ...settings, lib: ["es2022", "dom", "dom.iterable"], skipLibCheck: false };
  await writeFile(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files: ["typed.ts"] }));
  const compiled = await inProject(process.execPath, join(ROOT, "node_modules/typescript/bin/tsc"), "-p", ".").catch(
    (error) => error,
  );
  assert.equal(compiled.stdout, "");
});

test("a bundler for browsers takes what is used of it, and nothing of Node", async () => {
  await writeFile(join(project, "page.js"), 'export { verifyWebhook } from "@citedesk/client";');
  const bundled = await build({
    root: project,
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: false, lib: { entry: "page.js", formats: ["es"] } },
  });
  const [output] = [bundled].flat() as { output: { code?: string }[] }[];
  const code = output!.output.map((part) => part.code ?? "").join("\n");
  assert.match(code, /webhook-signature/);
  assert.doesNotMatch(code, /node:|process\.|CitedeskClient/);
});

const readme = await readFile(join(ROOT, "client/README.md"), "utf8");
const examples = [...readme.matchAll(/^### (\d+\. .+)\n\n```js\n([\s\S]*?)```/gm)].map(([, name, code]) => ({
  name,
  code,
}));

test("every example of its page is known here", () => {
  assert.deepEqual(
    examples.map(({ name }) => name),
    Object.keys(PRINTED),
  );
});

for (const node of nodes)
  test(`its ten examples run as they stand, on ${node}`, async (context) => {
    context.diagnostic((await run(node, ["--version"])).stdout.trim());
    const edge = 'import("@citedesk/client").then(({ CitedeskClient }) => console.log(typeof CitedeskClient))';
    assert.equal((await inProject(node, "--conditions=edge", "-e", edge)).stdout, "function\n");
    for (const { name, code } of examples) {
      await writeFile(join(project, "example.mjs"), code!);
      const { stdout } = await inProject(node, "example.mjs");
      assert.match(stdout.trim(), PRINTED[name!]!, name);
    }
    const { stdout } = await inProject(node, "node_modules/.bin/citedesk", "sources", "list", "--json");
    assert.match(stdout, /^\{"id":"source_.*"title":"Refunds"/m);
  });
