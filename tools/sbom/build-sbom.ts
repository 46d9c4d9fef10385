import { type Lock, type LockPackage, listLockPackages } from "./lock-packages.ts";

/**
 * The bill of materials (CycloneDX 1.6, ECMA-424): the packages of others that an installation has, with what each
 * uses. The same lock gives the same text: no serial number and no time.
 */
export function buildSbom(lock: Lock): object {
  const packages = listLockPackages(lock);
  const references = new Map(packages.map((found) => [found.path, referenceOf(found)]));
  const root = `pkg:npm/${lock.name}@${lock.version}`;
  const uses = new Map<string, Set<string>>();
  for (const found of packages) {
    const reference = referenceOf(found);
    const known = uses.get(reference) ?? new Set();
    for (const path of found.uses) known.add(references.get(path) ?? "");
    known.delete("");
    uses.set(reference, known);
  }
  const unused = [...uses.keys()].filter((reference) => ![...uses.values()].some((known) => known.has(reference)));
  const components = new Map(packages.map((found) => [referenceOf(found), toComponent(found)]));
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: {
      component: {
        type: "application",
        "bom-ref": root,
        name: lock.name,
        version: lock.version,
        licenses: [{ license: { id: "MIT" } }],
        purl: root,
      },
    },
    components: [...components.keys()].toSorted().map((reference) => components.get(reference)),
    dependencies: [
      { ref: root, dependsOn: unused.toSorted() },
      ...[...uses.keys()].toSorted().map((ref) => ({ ref, dependsOn: [...uses.get(ref)!].toSorted() })),
    ],
  };
}

function referenceOf({ name, version }: LockPackage): string {
  return `pkg:npm/${name.replace("@", "%40")}@${version}`;
}

function toComponent(found: LockPackage): object {
  const reference = referenceOf(found);
  return {
    type: "library",
    "bom-ref": reference,
    name: found.name,
    version: found.version,
    scope: found.isOptional ? "optional" : "required",
    hashes: hashesOf(found.integrity),
    licenses: [licenseOf(found.license)],
    purl: reference,
  };
}

/** npm's `sha512-BASE64` (Subresource Integrity) in hex. */
function hashesOf(integrity: string | undefined): object[] {
  const [, bits, digest] = /^sha(512|256|1)-(\S+)$/.exec(integrity ?? "") ?? [];
  return digest ? [{ alg: `SHA-${bits}`, content: Buffer.from(digest, "base64").toString("hex") }] : [];
}

function licenseOf(text: string): object {
  if (/ (?:AND|OR|WITH) /.test(text)) return { expression: text };
  // Words of the package's own, not of the SPDX list.
  if (/\s/.test(text) || text === "BSD") return { license: { name: text } };
  return { license: { id: text } };
}
