import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { type Listening, listen } from "./listen.ts";

/** A site out of a folder of pages, on a free port of this machine. */
export async function serveFolder(folder: string): Promise<Listening> {
  const server = createServer(async (request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? "/", "http://host").pathname));
    const file = join(folder, path.endsWith("/") ? `${path}index.html` : path);
    const type = TYPES[extname(file)];
    const content = type && file.startsWith(folder + sep) ? await readFile(file).catch(() => undefined) : undefined;
    if (content === undefined) response.writeHead(404, { "content-type": "text/plain" }).end("not found");
    else response.writeHead(200, { "content-type": type }).end(content);
  });
  const { address, close } = await listen(server);
  return { address: `${address}/`, close };
}

const TYPES: Record<string, string> = { ".html": "text/html; charset=utf-8", ".css": "text/css" };
