import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { parse } from "yaml";
import { readConfig } from "./config.ts";
import { readSecretFiles } from "./read-secret-files.ts";

// `helm lint` needs helm: what can be told without it is told here.
const CHART = new URL("../../deploy/helm/", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, CHART), "utf8");
const templates = readdirSync(new URL("templates/", CHART)).map((name) => [name, read(`templates/${name}`)] as const);
const whole = templates.map(([, text]) => text).join("\n");
const values = parse(read("values.yaml"));
const pod = read("templates/_pod.tpl");

/** As YAML: control lines go, what is written in becomes a word. Both branches of a choice stay. */
function withoutActions(text: string): string {
  const lines = text.replaceAll(/\{\{-? *\/\*.*?\*\/ *-?\}\}\n?/gs, "").split("\n");
  const plain = lines.filter((line) => !/^\s*\{\{-? *(if|else|end|with|range|define|include|toYaml|\$)/.test(line));
  return plain.join("\n").replaceAll(/\{\{.*?\}\}/g, "word");
}

test("the chart has the version of the software", () => {
  const { version } = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
  const chart = parse(read("Chart.yaml"));
  assert.deepEqual(
    [chart.apiVersion, chart.name, chart.version, chart.appVersion],
    ["v2", "citedesk", version, version],
  );
});

test("every block of a template ends, and every definition that is included is there", () => {
  for (const [name, text] of templates) {
    assert.equal(text.split("{{").length, text.split("}}").length, name);
    const opened = text.match(/\{\{-? *(if|with|range|define)\b/g)?.length ?? 0;
    assert.equal(text.match(/\{\{-? *end *-?\}\}/g)?.length ?? 0, opened, `${name}: blocks and their ends`);
  }
  const defined = [...whole.matchAll(/define "([^"]+)"/g)].map(([, name]) => name);
  for (const [, name] of whole.matchAll(/include "([^"]+)"/g)) assert.ok(defined.includes(name!), name);
});

test("templates read values that there are, and each value is read", () => {
  const used = new Set([...whole.matchAll(/(?:\$|\.)[Vv]alues((?:\.\w+)+)/g)].map(([, path]) => path!.slice(1)));
  // The part of a role is handed over as such.
  for (const [, path] of whole.matchAll(/\.part((?:\.\w+)+)/g))
    for (const role of ["api", "worker"]) used.add(`${role}${path}`);
  const at = (path: string) => path.split(".").reduce((value, name) => value?.[name], values);
  assert.ok(used.size > 25, "The search is blind.");
  for (const path of used) assert.notEqual(at(path), undefined, `.Values.${path} is not in values.yaml`);
  for (const path of leavesOf(values))
    assert.ok(
      [...used].some((one) => path === one || path.startsWith(`${one}.`)),
      `${path} of values.yaml is read nowhere`,
    );
});

function leavesOf(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value) || Object.keys(value).length === 0)
    return [path];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, path === "" ? name : `${path}.${name}`));
}

test("what is left without actions is YAML of known kinds, each named after the release", () => {
  const kinds: Record<string, string> = {};
  for (const [name, text] of templates.filter(([name]) => name.endsWith(".yaml"))) {
    const { apiVersion, kind, metadata, spec } = parse(withoutActions(text));
    kinds[name] = `${apiVersion} ${kind}`;
    assert.match(text, /^ {2}name: \{\{ \.Release\.Name \}\}/m, name);
    assert.ok(metadata && spec, name);
  }
  assert.deepEqual(kinds, {
    "api.yaml": "apps/v1 Deployment",
    "autoscaler.yaml": "autoscaling/v2 HorizontalPodAutoscaler",
    "claim.yaml": "v1 PersistentVolumeClaim",
    "disruption-budget.yaml": "policy/v1 PodDisruptionBudget",
    "ingress.yaml": "networking.k8s.io/v1 Ingress",
    "service.yaml": "v1 Service",
    "worker.yaml": "apps/v1 Deployment",
  });
});

test("the pod is confined, asked how it is, and given the time that a stop takes", () => {
  const { spec } = parse(withoutActions(pod.slice(pod.indexOf('{{- define "citedesk.pod"'))));
  const [container] = spec.containers;
  assert.equal(spec.securityContext.runAsNonRoot, true);
  assert.deepEqual(container.securityContext, {
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ["ALL"] },
  });
  assert.deepEqual(
    ["startupProbe", "livenessProbe", "readinessProbe"].map((name) => container[name].httpGet.path),
    ["/healthz", "/healthz", "/readyz"],
  );
  // 40 s, as main.ts gives a stop, and the drain before it.
  assert.ok(spec.terminationGracePeriodSeconds >= 40 + Number(values.settings.DRAIN_SECONDS));
  const { periodSeconds, failureThreshold } = container.readinessProbe;
  assert.ok(Number(values.settings.DRAIN_SECONDS) > periodSeconds * failureThreshold, "balancers notice in time");
  const mounted = container.volumeMounts.map(({ name }: { name: string }) => name).toSorted();
  assert.deepEqual(spec.volumes.map(({ name }: { name: string }) => name).toSorted(), mounted);
});

test("settings are documented, secrets come as files, and the service takes what the chart sets", () => {
  const documented = readFileSync(new URL("../../docs/configuration.md", import.meta.url), "utf8");
  const set = [...pod.matchAll(/- name: ([A-Z][A-Z_0-9]+)$/gm)].map(([, name]) => name!);
  const names = [...set, ...Object.keys(values.settings), ...values.secret.keys];
  assert.ok(names.length > 8);
  for (const name of names) assert.ok(documented.includes(`\`${name}\``), `${name} is not in docs/configuration.md`);
  for (const name of values.secret.keys)
    assert.throws(() => readSecretFiles({ [`${name}_FILE`]: "/nowhere" }), new RegExp(`^ConfigError: ${name}_FILE`));
  const given = { S3_BUCKET: "files", S3_REGION: values.files.s3.region, BASE_URL: "https://help.example.com" };
  const secrets = { SECRET_KEY: "x".repeat(32), DATABASE_URL: "postgres://citedesk@database/citedesk" };
  for (const role of ["api", "worker"]) {
    const { config } = readConfig({
      ...values.settings,
      ...given,
      ...secrets,
      ROLE: role,
      FILE_STORE: values.files.store,
    });
    assert.deepEqual([config.role, config.fileStore.kind], [role, "s3"]);
  }
});
