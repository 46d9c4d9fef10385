import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { mkdir, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { digestOf, findBuild, type ServiceBuild } from "../../server/src/import-entry.ts";
import { findSource, type SourceLines } from "../../server/src/name-sources.ts";
import { startServerProcess } from "../../server/src/testing/server-process.ts";
import { temporaryFolder } from "../../server/src/testing/temporary-folder.ts";
import { createTestClient, OWNER, signIn } from "../../server/src/testing/test-server.ts";

const ROOT = join(import.meta.dirname, "../..");
/** Files by file a start loads 2,300 modules. */
const MOST_MODULES = 260;

let build: ServiceBuild;
let folder: string;

before(() => {
  execFileSync(process.execPath, [join(ROOT, "tools/build-service.ts"), "--if-changed"]);
  build = findBuild()!;
  folder = join(ROOT, "server/dist", build.folder);
});

test("the service starts from few files, and from the compiled code that Node.js brings along", async () => {
  const told = join(await temporaryFolder(), "modules");
  const hook = `
    import { registerHooks } from "node:module";
    import { writeFileSync } from "node:fs";
    const loaded = [];
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    const isService = process.argv[1]?.endsWith("main.ts") && process.getBuiltinModule("worker_threads").isMainThread;
    process.on("exit", () => isService && writeFileSync(${JSON.stringify(told)}, loaded.join("\\n")));`;
  const server = await startServerProcess({
    DATA_DIR: join(await temporaryFolder(), "data"),
    NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(hook)}`,
    NODE_DEBUG_NATIVE: "CODE_CACHE",
  });
  const { status } = await fetch(`${server.url}/v2/search`, { method: "POST" });
  assert.equal(await server.stop(), 0);
  assert.equal(status, 401);
  const modules = readFileSync(told, "utf8").split("\n");
  assert.ok(modules.some((url) => url.includes(`/server/dist/${build.folder}/run-server-`)));
  assert.ok(modules.length < MOST_MODULES, `${modules.length} modules`);
  const taken = new Set([...server.output().matchAll(/^Code cache of (\S+) .*is accepted$/gm)].map(([, name]) => name));
  // Of the database's thread, and of what is loaded last on the main one.
  assert.ok(taken.has("internal/main/worker_thread") && taken.has("http2"));
});

test("the built service finds the file of the thread that sorts questions into gaps", async () => {
  const server = await startServerProcess({ DATA_DIR: join(await temporaryFolder(), "data") });
  const owner = createTestClient(server.url, await signIn(server.url, OWNER));
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
  for (const message of ["Do you sell blue parrots?", "Are blue parrots sold?"])
    assert.equal((await owner.post("/v2/chat", { agent_id: agent.id, message })).body.answered, false);
  const { body } = await owner.get(`/v2/stats/gaps?agent_id=${agent.id}`);
  assert.equal(body.data?.[0]?.asked, 2, JSON.stringify(body) + server.output());
  assert.equal(await server.stop(), 0);
});

test("a stack names the lines of the sources", () => {
  const built = readdirSync(folder).filter((name) => name.endsWith(".lines"));
  let seen = 0;
  for (const name of built) {
    const lines = JSON.parse(readFileSync(join(folder, name), "utf8")) as SourceLines;
    const code = readFileSync(join(folder, name.replace(".lines", "")), "utf8").split("\n");
    for (const [at, text] of code.entries()) {
      const title = /^(?:async )?function (\w+)\(/.exec(text)?.[1];
      const place = title && findSource(lines, at + 1);
      if (!place) continue;
      const [path, line] = place.split(":");
      const source = readFileSync(join(ROOT, path!), "utf8").split("\n")[Number(line) - 1];
      // Two of the same name in one file have a number behind it.
      const isThere = source!.includes(`function ${title}`) || source!.includes(`function ${title!.split("$")[0]}`);
      assert.ok(isThere, `${name}:${at + 1} is not ${place}: ${source}`);
      seen += 1;
    }
  }
  assert.ok(seen > 1000, `${seen} functions`);
  const chunk = readdirSync(folder).find(
    (name) => name.endsWith(".mjs") && readFileSync(join(folder, name), "utf8").includes("function readConfig("),
  )!;
  const address = (path: string) => JSON.stringify(pathToFileURL(path));
  const program = `
    const { nameSources } = await import(${address(join(ROOT, "server/src/name-sources.ts"))});
    nameSources(${JSON.stringify({ folder: build.folder })});
    const parts = await import(${address(join(folder, chunk))});
    try { Object.values(parts).find(({ name }) => name === "readConfig")({ PORT: "many" }); }
    catch (error) { console.log(error.stack); }`;
  const stack = execFileSync(process.execPath, ["--input-type=module", "--eval", program], { encoding: "utf8" });
  assert.match(stack, /^ConfigError: PORT: /);
  assert.match(stack, /^ {4}at wholeNumber \(server\/src\/config-values\.ts:\d+\)$/m);
  const [, line] = /^ {4}at readConfig \(server\/src\/config\.ts:(\d+)\)$/m.exec(stack) ?? [];
  assert.match(readFileSync(join(ROOT, "server/src/config.ts"), "utf8").split("\n")[Number(line) - 1]!, /"PORT"/);
});

test("a build counts as long as nothing that it was made of has changed", async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, "server/dist"), { recursive: true });
  assert.equal(findBuild(root), undefined);
  await writeFile(join(root, "one.ts"), "1");
  await utimes(join(root, "one.ts"), 1000, 1000);
  const made: ServiceBuild = { folder: "made", sources: [["one.ts", 1, 1000]], packages: [["none.json", null]] };
  await writeFile(join(root, "server/dist/built.json"), JSON.stringify(made));
  assert.deepEqual(findBuild(root), made);
  await writeFile(join(root, "none.json"), "");
  assert.equal(findBuild(root), undefined, "other packages");
  const later: ServiceBuild = { ...made, packages: [["none.json", digestOf(join(root, "none.json"))]] };
  await writeFile(join(root, "server/dist/built.json"), JSON.stringify(later));
  await utimes(join(root, "none.json"), 1000, 1000);
  assert.equal(findBuild(root)?.folder, "made");
  await writeFile(join(root, "one.ts"), "2");
  assert.equal(findBuild(root), undefined, "another time");
  await writeFile(join(root, "one.ts"), "three");
  await utimes(join(root, "one.ts"), 1000, 1000);
  assert.equal(findBuild(root), undefined, "another size");
});
