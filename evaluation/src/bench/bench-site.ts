import { createServer } from "node:http";
import { type Listening, listen } from "../servers/listen.ts";
import type { BenchDocument } from "./bench-corpus.ts";

/**
 * A website on loopback: a page a section of the corpus, each linking to the next ones, with robots.txt and no delay.
 */
export async function startBenchSite(documents: readonly BenchDocument[], pages: number): Promise<Listening> {
  const sections = documents.flatMap((document) => document.sections).slice(0, pages);
  const server = createServer((request, response) => {
    if (request.url === "/robots.txt") return void response.end("User-agent: *\nAllow: /\n");
    const number = Number(/^\/page\/(\d+)$/.exec(request.url ?? "")?.[1] ?? (request.url === "/" ? 0 : Number.NaN));
    const section = sections[number];
    if (section === undefined) return void response.writeHead(404).end();
    const links = Array.from({ length: 10 }, (_, index) => number * 10 + index + 1).filter(
      (next) => next < sections.length,
    );
    response
      .writeHead(200, { "content-type": "text/html; charset=utf-8" })
      .end(
        `<!doctype html><html lang="en"><head><title>${section.heading}</title></head><body><nav>${links
          .map((next) => `<a href="/page/${next}">Page ${next}</a>`)
          .join(" ")}</nav><main><h1>${section.heading}</h1><p>${section.text}</p></main></body></html>`,
      );
  });
  const { address, close } = await listen(server);
  return { address: `${address}/`, close };
}
