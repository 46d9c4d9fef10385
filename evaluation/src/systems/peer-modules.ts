import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/** The programs that this one is compared with stand apart, with a lock file of their own: they are never shipped. */
export function peersFolder(projectRoot: string): string {
  return join(projectRoot, "evaluation", "peers");
}

/** At the versions that are asked for: a peer may have been added since. */
export function arePeersInstalled(projectRoot: string): boolean {
  const folder = peersFolder(projectRoot);
  const read = (path: string) => JSON.parse(readFileSync(join(folder, path), "utf8"));
  const wanted: Record<string, string> = read("package.json").dependencies;
  return Object.entries(wanted).every(([name, version]) => {
    const path = join("node_modules", name, "package.json");
    return existsSync(join(folder, path)) && read(path).version === version;
  });
}

/** Installs the peers from their lock file, without running their install scripts. */
export async function installPeers(projectRoot: string): Promise<void> {
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const folder = peersFolder(projectRoot);
  const options = ["ci", "--prefix", folder, "--workspaces=false", "--ignore-scripts", "--no-audit", "--no-fund"];
  const child = spawn(npm, options, { stdio: ["ignore", "ignore", "inherit"], cwd: folder });
  const code = await new Promise<number | null>((done, failed) => child.on("exit", done).on("error", failed));
  if (code !== 0) throw new Error(`npm could not install the peers in ${folder}.`);
}

/** Imports a peer's module. The caller states the part of its interface that it uses. */
export async function importPeer<Module>(projectRoot: string, specifier: string): Promise<Module> {
  const resolve = createRequire(join(peersFolder(projectRoot), "package.json")).resolve;
  return (await import(pathToFileURL(resolve(specifier)).href)) as Module;
}
