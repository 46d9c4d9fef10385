import assert from "node:assert/strict";
import { execFile, execFileSync } from "node:child_process";
import { once } from "node:events";
import { lstatSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { stripTypeScriptTypes } from "node:module";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { before, test } from "node:test";
import { promisify } from "node:util";
import { makeDocx } from "../../extraction/src/package-fixtures.ts";
import { openS3Server, S3_BUCKET, S3_KEYS } from "../../server/src/adapters/file-store/testing/open-s3-server.ts";
import { minimalPdf } from "../../server/src/features/ingestion/crawl/testing/minimal-pdf.ts";
import { startServerProcess } from "../../server/src/testing/server-process.ts";
import { temporaryFolder } from "../../server/src/testing/temporary-folder.ts";
import { createTestClient, OWNER, signIn } from "../../server/src/testing/test-server.ts";
import { listFiles } from "./list-files.ts";
import { listPackages } from "./list-packages.ts";

const ROOT = join(import.meta.dirname, "../..");
const TELEMETRY = "@opentelemetry/sdk-node";
const MOST_BYTES = 250e6;

const folder = await temporaryFolder();
const image = join(folder, "image");

before(() => {
  execFileSync(process.execPath, [join(ROOT, "tools/build-service.ts"), "--if-changed"]);
  execFileSync(process.execPath, [join(ROOT, "tools/make-image.ts"), image, TELEMETRY]);
});

test("the image has no more than 250 MB, its system and Node.js among them", () => {
  const plain = new Set(listPackages(ROOT, "server"));
  const asked = listPackages(ROOT, "server", [TELEMETRY]).filter((path) => !plain.has(path));
  assert.ok(asked.includes(`node_modules/${TELEMETRY}`));
  const files = listFiles(image).filter((path) => !asked.some((one) => path.startsWith(`app/${one}/`)));
  const bytes = files.reduce((sum, path) => sum + lstatSync(join(image, path)).size, 0);
  assert.ok(bytes <= MOST_BYTES, `${(bytes / 1e6).toFixed(1)} MB`);
  assert.deepEqual(
    files.filter((path) => /\.(?:map|d\.ts)$|^app\/\w+\/src\/.*(?:\.test\.ts$|\/testing\/)/.test(path)),
    [],
  );
});

test("every package that the service names can be loaded in the image", () => {
  for (const own of ["server", "grounding", "crawling", "extraction"]) {
    const sources = listFiles(join(image, "app", own, "src")).filter((path) => path.endsWith(".ts"));
    const named = sources.flatMap((path) => {
      const text = stripTypeScriptTypes(readFileSync(join(image, "app", own, "src", path), "utf8"));
      return [...text.matchAll(/(?:\bfrom\s+|^import\s+|\b(?:import|require)\()"([a-z@][^"]*)"/gm)].map(
        ([, id]) => id!,
      );
    });
    const packages = [...new Set(named)].filter((id) => !/^(?:node:|@citedesk\/)/.test(id));
    const script = `for (const id of ${JSON.stringify(packages)}) await import(id); process.exit()`;
    const parameters = ["--input-type=module", "-e", script];
    execFileSync(join(image, "usr/local/bin/node"), parameters, { cwd: join(image, "app", own) });
  }
});

test("from the image: files are read, kept in S3 and answered from, traces are sent, and it is backed up", async (t) => {
  const s3 = await openS3Server();
  t.after(() => s3.close());
  const told = Promise.withResolvers<string | undefined>();
  const collector = createServer((request, response) => {
    told.resolve(request.url);
    response.end();
  }).listen(0, "127.0.0.1");
  await once(collector, "listening");
  t.after(() => collector.close());
  const environment = {
    DATA_DIR: join(folder, "data"),
    FILE_STORE: "s3",
    S3_ENDPOINT: s3.endpoint,
    S3_BUCKET,
    S3_ACCESS_KEY_ID: S3_KEYS.id,
    S3_SECRET_ACCESS_KEY: S3_KEYS.secret,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
    OTEL_BSP_SCHEDULE_DELAY: "100",
  };
  const server = await startServerProcess(environment, { image });
  t.after(() => server.kill());
  const owner = createTestClient(server.url, await signIn(server.url, OWNER));
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
  const files: [string, Uint8Array][] = [
    ["refunds.pdf", minimalPdf("Refunds take 14 days.")],
    ["lamps.docx", makeDocx("<w:p><w:r><w:t>Lamps are mended in Ghent.</w:t></w:r></w:p>")],
  ];
  for (const [name, content] of files) {
    const { body } = await owner.upload({ name, content }, { agent_id: agent.id, type: "document" });
    assert.equal(body.status, "ready", JSON.stringify(body));
  }
  for (const [message, answer] of [
    ["How long do refunds take?", "Refunds take 14 days.[1]"],
    ["Where are lamps mended?", "Lamps are mended in Ghent.[1]"],
  ])
    assert.equal((await owner.post("/v2/chat", { agent_id: agent.id, message })).body.content, answer);
  assert.match((await told.promise)!, /^\/v1\/(?:traces|metrics)$/);
  assert.doesNotMatch(server.output(), /could not|cannot find/i);
  for (const path of ["/", "/v2/docs"]) assert.equal((await fetch(server.url + path)).status, 200, path);

  const command = [join(image, "app/server/src/citedesk.ts"), "backup", join(folder, "it.citedesk")];
  // Its bucket is in this process.
  await promisify(execFile)(join(image, "usr/local/bin/node"), command, { env: environment });
  assert.ok(lstatSync(join(folder, "it.citedesk")).size > 0);
});
