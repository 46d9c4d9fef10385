import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { parse } from "yaml";
import { readConfig } from "./config.ts";
import { readSecretFiles } from "./read-secret-files.ts";
import { renderChart } from "./testing/render-chart.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";

// helm is not to be had from npm: what can be told without it is told here.
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

/** As `helm template help deploy/helm -f …`. */
function render(changes: Record<string, unknown> = {}) {
  const merged = structuredClone({ ...values, baseUrl: "https://help.example.com" });
  merged.ingress.host = "help.example.com";
  merged.files.s3.bucket = "help-files";
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split(".");
    const last = names.pop()!;
    names.reduce((part, name) => part[name], merged)[last] = value;
  }
  const { name, version, appVersion } = parse(read("Chart.yaml"));
  return renderChart(Object.fromEntries(templates), {
    Values: merged,
    Chart: { Name: name, Version: version, AppVersion: appVersion },
    Release: { Name: "help", Service: "Helm" },
    // biome-ignore lint/suspicious/noExplicitAny: whatever Kubernetes takes.
  }) as Record<string, any>;
}

test("rendered, its parts fit each other: pods and who picks them, ports, volumes, claims", () => {
  const all = render({ "api.autoscaling.enabled": true, "files.store": "folder", "ingress.tlsSecret": "help-tls" });
  assert.deepEqual(Object.keys(all).toSorted(), [
    ...["api.yaml", "autoscaler.yaml", "claim.yaml", "disruption-budget.yaml"],
    ...["ingress.yaml", "service.yaml", "worker.yaml"],
  ]);
  const names = Object.values(all).map(({ kind, metadata }) => `${kind} ${metadata.name}`);
  assert.equal(new Set(names).size, names.length);
  const picks = (labels: object, selector: object) =>
    Object.entries(selector).every(([name, value]) => labels[name as keyof object] === value);
  for (const role of ["api", "worker"]) {
    const { spec } = all[`${role}.yaml`];
    const { metadata, spec: inPod } = spec.template;
    assert.ok(picks(metadata.labels, spec.selector.matchLabels), role);
    const [container] = inPod.containers;
    for (const { name, value } of container.env) assert.equal(typeof value, "string", name);
    assert.equal(container.env.find(({ name }: { name: string }) => name === "ROLE").value, role);
    const data = inPod.volumes.find(({ name }: { name: string }) => name === "data");
    assert.equal(data.persistentVolumeClaim.claimName, all["claim.yaml"].metadata.name);
    assert.equal(container.image, `citedesk:${parse(read("Chart.yaml")).appVersion}`);
  }
  const apiLabels = all["api.yaml"].spec.template.metadata.labels;
  const workerLabels = all["worker.yaml"].spec.template.metadata.labels;
  for (const selector of [all["service.yaml"].spec.selector, all["disruption-budget.yaml"].spec.selector.matchLabels])
    assert.deepEqual([picks(apiLabels, selector), picks(workerLabels, selector)], [true, false]);
  assert.equal(all["autoscaler.yaml"].spec.scaleTargetRef.name, all["api.yaml"].metadata.name);
  assert.equal(all["api.yaml"].spec.replicas, undefined, "the autoscaler says how many");
  const [{ http, host }] = all["ingress.yaml"].spec.rules;
  assert.deepEqual([host, all["ingress.yaml"].spec.tls[0].hosts], ["help.example.com", ["help.example.com"]]);
  const { service } = http.paths[0].backend;
  assert.equal(service.name, all["service.yaml"].metadata.name);
  assert.equal(service.port.name, all["service.yaml"].spec.ports[0].name);
  const [container] = all["api.yaml"].spec.template.spec.containers;
  assert.equal(all["service.yaml"].spec.ports[0].targetPort, container.ports[0].name);
});

test("rendered with its own values it has no volume to claim, and what is needed is asked for by name", () => {
  const all = render();
  assert.deepEqual(Object.keys(all).toSorted(), [
    ...["api.yaml", "disruption-budget.yaml", "ingress.yaml", "service.yaml", "worker.yaml"],
  ]);
  assert.equal(all["api.yaml"].spec.replicas, values.api.replicas);
  assert.throws(() => render({ baseUrl: "" }), /baseUrl is the address that people use/);
  assert.throws(() => render({ "files.s3.bucket": "" }), /files\.s3\.bucket is needed/);
  assert.throws(() => render({ "ingress.host": "" }), /ingress\.host is the host of baseUrl/);
  assert.throws(
    () => renderChart({ "a.yaml": "a: {{ .Values.none }}" }, { Values: {} }),
    /\.Values\.none is not there/,
  );
});

test("each process takes the settings that it is given, with secrets as files", async () => {
  const folder = await temporaryFolder();
  const secrets = { SECRET_KEY: "x".repeat(32), DATABASE_URL: "postgres://citedesk@database/citedesk" };
  for (const [name, value] of Object.entries(secrets)) await writeFile(join(folder, name), value);
  for (const role of ["api", "worker"]) {
    const [{ env }] = render()[`${role}.yaml`].spec.template.spec.containers;
    const given = Object.fromEntries(env.map(({ name, value }: { name: string; value: string }) => [name, value]));
    for (const name of values.secret.keys) {
      assert.equal(given[`${name}_FILE`], `/run/secrets/citedesk/${name}`);
      given[`${name}_FILE`] = join(folder, name);
    }
    const { config } = readConfig(given);
    assert.deepEqual([config.role, config.fileStore.kind, config.baseUrl], [role, "s3", "https://help.example.com"]);
  }
});
