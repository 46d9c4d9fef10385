import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { validate } from "dockerfile-utils";
import { parse } from "yaml";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const documented = new Set(
  read("docs/configuration.md")
    .match(/`[A-Z][A-Z_]+`/g)
    ?.map((name) => name.slice(1, -1)),
);

test("the packages set nothing but documented settings", () => {
  const { environment } = parse(read("deploy/compose.yaml")).services.citedesk;
  const unit = [...read("deploy/citedesk.service").matchAll(/^Environment=(\w+)=/gm)].map(([, name]) => name!);
  const image = [.../^ENV (.+)$/m.exec(read("Dockerfile"))![1]!.matchAll(/(\w+)=/g)].map(([, name]) => name!);
  const names = [...Object.keys(environment), ...unit, ...image].filter((name) => !["NODE_ENV", "PATH"].includes(name));
  assert.ok(names.length > 8);
  for (const name of names)
    assert.ok(documented.has(name.replace(/_FILE$/, "")), `${name} is not in docs/configuration.md`);
});

test("the image's lines are those that Docker knows, and it is built from named releases", () => {
  const image = read("Dockerfile");
  assert.deepEqual(validate(image), []);
  for (const wrong of ["FROM\n", "FROM node:24\nCOPPY . .\n"])
    assert.ok(validate(wrong).length > 0, `the check sees what is wrong with ${wrong}`);
  const bases = [...image.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base!);
  assert.equal(bases.at(-1), "scratch", "it has what it needs, and nothing else");
  for (const base of bases.slice(0, -1)) assert.match(base, /^[a-z]+:\d[\w.-]*$/, `${base} names no release`);
  for (const [, command] of image.matchAll(/^\s*(?:CMD|ENTRYPOINT) (.*)$/gm))
    assert.ok(Array.isArray(JSON.parse(command!)), "signals reach the service, not a shell");
  assert.doesNotMatch(image, /^ADD |\bsudo\b|apt-get|curl .*\| *sh/m);
});

test("the image writes to its data folder alone, as a plain user, and says how it is", () => {
  const image = read("Dockerfile");
  for (const line of [/^USER node$/m, /^HEALTHCHECK /m, /^VOLUME \/data$/m]) assert.match(image, line);
  const { citedesk } = parse(read("deploy/compose.yaml")).services;
  assert.deepEqual([citedesk.read_only, citedesk.cap_drop], [true, ["ALL"]]);
});

test("alerts and dashboard ask for metrics that there are", () => {
  const code = ["metrics-routes", "operational-metrics"]
    .map((name) => read(`server/src/platform/http/${name}.ts`))
    .join("");
  const texts = [read("deploy/alerts.yaml"), read("deploy/grafana-dashboard.json")];
  const asked = new Set(texts.join("\n").match(/citedesk_[a-z0-9_]+/g));
  const isKnown = (name: string) =>
    code.includes(`"${name.replace(/_(count|bucket|sum)$/, "")}"`) || /^citedesk_(nodejs|process)_/.test(name);
  assert.ok(asked.size > 6);
  for (const name of asked) assert.ok(isKnown(name), `${name} is measured nowhere`);
  const { groups } = parse(texts[0]!);
  for (const { alert, expr, annotations } of groups[0].rules) {
    assert.ok(alert && expr && annotations.summary);
    for (const [, name, label] of expr.matchAll(/(citedesk_\w+)\{(\w+)[=!]/g))
      assert.ok(labelsOf(code, name.replace(/_(count|bucket|sum)$/, "")).includes(label), `${name} has no ${label}`);
  }
  for (const name of ["citedesk_model_ready", "citedesk_model_calls_total"])
    assert.ok(
      groups[0].rules.some(({ expr }: { expr: string }) => expr.includes(name)),
      `no alert asks for ${name}`,
    );
  assert.ok(JSON.parse(texts[1]!).panels.length > 8);
  const measured = new Set([...code.matchAll(/"(citedesk_[a-z0-9]\w+)"/g)].map(([, name]) => name!));
  assert.ok(measured.size > 9);
  for (const name of measured) assert.ok(texts.join().includes(name), `${name} is shown nowhere`);
});

const labelsOf = (code: string, name: string) =>
  /labelNames: \[([^\]]*)\]/
    .exec(code.slice(code.indexOf(`"${name}"`)))![1]!
    .split(", ")
    .map((quoted) => quoted.slice(1, -1));

test("whatever starts the service starts what was built, where it was", () => {
  const image = read("Dockerfile");
  assert.ok(image.indexOf("npm run build") < image.indexOf("COPY --from=build"), "the image has it");
  const starts = [
    JSON.parse(/^CMD (.*)$/m.exec(image)![1]!).at(-1),
    /^ExecStart=.* (\S+)$/m.exec(read("deploy/citedesk.service"))![1],
    JSON.parse(read("package.json")).scripts.start.split(" ").at(-1),
  ];
  assert.deepEqual(new Set(starts), new Set(["server/src/main.ts"]));
  const line = /^ExecStart=\S*\/(node .+)$/m.exec(read("deploy/citedesk.service"))![1]!;
  assert.ok(read("docs/operations.md").includes(`\n${line}\n`), `the page on operating tells supervisors: ${line}`);
  assert.match(read("server/src/main.ts"), /^await importEntry\("serve"\);$/m);
  assert.equal(parse(read("deploy/compose.yaml")).services.citedesk.command, undefined);
  assert.doesNotMatch(read("deploy/helm/templates/_pod.tpl"), /^ +(command|args):/m);
});
