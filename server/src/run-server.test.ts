import { deepEqual } from "node:assert/strict";
import { execFile } from "node:child_process";
import { test } from "node:test";
import { promisify } from "node:util";

/** What some requests need, and no start: together they took a quarter of its time. */
const NEEDED_LATER = [
  "age-encryption",
  "jose",
  "libphonenumber-js",
  "nodemailer",
  "openid-client",
  "undici",
  "validator",
  "yaml",
];

const LIST_PACKAGES = `
  import { registerHooks } from "node:module";
  const packages = new Set();
  const resolve = (specifier, context, next) => {
    const found = next(specifier, context);
    const name = /.*node_modules\\/((?:@[^/]+\\/)?[^/]+)\\//.exec(found.url)?.[1];
    if (name !== undefined) packages.add(name);
    return found;
  };
  registerHooks({ resolve });
  await import(${JSON.stringify(new URL("./run-server.ts", import.meta.url).href)});
  console.log(JSON.stringify([...packages]));
  process.exit();
`;

test("a start loads nothing that only some requests need", async () => {
  const parameters = ["--disable-warning=ExperimentalWarning", "--input-type=module", "--eval", LIST_PACKAGES];
  const { stdout } = await promisify(execFile)(process.execPath, parameters);
  const loaded: string[] = JSON.parse(stdout);
  deepEqual(
    ["fastify", "pg", ...NEEDED_LATER].filter((name) => loaded.includes(name)),
    ["fastify", "pg"],
  );
});
