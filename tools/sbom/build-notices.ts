import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Lock, type LockPackage, listLockPackages } from "./lock-packages.ts";

const LICENSE_FILE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/**
 * The licences of the packages of others, each text once. A package that is not on every machine stands with its
 * licence's name alone: its text is that of the package that brings it.
 */
export function buildNotices(lock: Lock, root: string): string {
  const packages = listLockPackages(lock);
  const byText = new Map<string, Set<string>>();
  const withoutText = new Set<string>();
  for (const found of packages) {
    const text = found.isOptional ? "" : readLicense(root, found);
    const named = `${found.name} ${found.version} (${found.license})`;
    if (text === "") withoutText.add(named);
    else byText.set(text, (byText.get(text) ?? new Set()).add(named));
  }
  const sections = [...byText].map(([text, names]) => ({ text, names: [...names].toSorted() }));
  const sorted = sections.toSorted((a, b) => (a.names[0]! < b.names[0]! ? -1 : 1));
  return [
    "# Notices",
    "Citedesk uses these packages of others. Written by `npm run sbom`.",
    ...sorted.map(({ text, names }) => `## ${names.join("\n## ")}\n\n\`\`\`\`text\n${text}\n\`\`\`\`\n`),
    "## Without a text of their own, or not on every machine\n",
    [...withoutText]
      .toSorted()
      .map((name) => `- ${name}`)
      .join("\n"),
    "",
  ].join("\n\n");
}

function readLicense(root: string, { path }: LockPackage): string {
  const folder = join(root, path);
  if (!existsSync(folder)) throw new Error(`${path} is not installed: run npm ci first.`);
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (file) => file.isFile() && LICENSE_FILE.test(file.name),
  );
  const texts = files
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map((file) => readFileSync(join(folder, file.name), "utf8"));
  return texts
    .map((text) =>
      text
        .replaceAll(/\r\n?/g, "\n")
        .replaceAll(/[^\S\n]+$/gm, "")
        .trim(),
    )
    .join("\n\n");
}
