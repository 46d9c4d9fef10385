import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

export interface BrowserAsset {
  body: string;
  contentType: string;
  etag: string;
}

const ROOT = new URL("../../../../", import.meta.url);

/** Every file that pages may load, and where it comes from. */
const ASSETS: Readonly<Record<string, { source: string; globalName?: string }>> = {
  "dashboard.js": { source: "dashboard/src/main.ts" },
  "dashboard.css": { source: "dashboard/src/dashboard.css" },
  "chat.js": { source: "widget/src/chat/main.ts" },
  "chat.css": { source: "widget/src/chat/chat.css" },
  "loader.js": { source: "widget/src/loader/loader.ts", globalName: "CitedeskLoader" },
};

const built = new Map<string, Promise<BrowserAsset>>();

/** TypeScript of the pages, bundled and minified when it is first asked for, then kept. Undefined: no such file. */
export function browserBundle(name: string): Promise<BrowserAsset> | undefined {
  if (!Object.hasOwn(ASSETS, name)) return undefined;
  let asset = built.get(name);
  if (!asset) {
    asset = build(name);
    built.set(name, asset);
    asset.catch(() => built.delete(name));
  }
  return asset;
}

async function build(name: string): Promise<BrowserAsset> {
  const { source, globalName } = ASSETS[name]!;
  const path = fileURLToPath(new URL(source, ROOT));
  const isStyle = name.endsWith(".css");
  const body = isStyle ? await readFile(path, "utf8") : await bundle(path, globalName);
  return {
    body,
    contentType: isStyle ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8",
    etag: `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`,
  };
}

async function bundle(path: string, globalName: string | undefined): Promise<string> {
  const { build: esbuild, stop } = await import("esbuild");
  try {
    const result = await esbuild({
      entryPoints: [path],
      bundle: true,
      minify: true,
      write: false,
      target: "es2022",
      legalComments: "none",
      ...(globalName ? { format: "iife", globalName } : { format: "esm" }),
    });
    return result.outputFiles[0]!.text;
  } finally {
    await stop();
  }
}
