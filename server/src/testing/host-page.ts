import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after } from "node:test";

export interface HostPage {
  origin: string;
  /** What its pages answer from now on. */
  html: string;
  headers: Record<string, string>;
}

/** A client's site on a port of its own, with the widget's script in it; closed after the file's last test. */
export async function serveHostPage(): Promise<HostPage> {
  const site: HostPage = { origin: "", html: "", headers: {} };
  const server = createServer((request, response) => {
    if (request.url === "/favicon.ico") return void response.writeHead(204).end();
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...site.headers }).end(site.html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  after(() => void server.close());
  site.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return site;
}

/** A page with this in its body. */
export function hostHtml(body: string, head = ""): string {
  return `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>A shop</title>${head}</head><body><main><h1>A shop</h1><a href="#more">More</a></main>${body}</body></html>`;
}
