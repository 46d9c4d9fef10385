import type { FastifyRequest } from "fastify";
import { escapeHtml } from "./escape-html.ts";

/** Whether a person looks at the answer: a browser asked for a page, not for something of the interface. */
export function wantsPage({ method, url, headers }: Pick<FastifyRequest, "method" | "url" | "headers">): boolean {
  return ["GET", "HEAD"].includes(method) && !url.startsWith("/v2/") && /\btext\/html\b/.test(headers.accept ?? "");
}

export const PROBLEM_PAGE_HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-security-policy": "default-src 'none'; base-uri 'none'; form-action 'none'",
  "cache-control": "no-store",
};

/** The members of a problem document that a person reads. */
export function problemPage({ title, detail, request_id }: { title: string; detail: string; request_id: string }) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
</head>
<body>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(detail)}</p>
<p><a href="/">Go to the start page</a></p>
<p><small>Request ${escapeHtml(request_id)}</small></p>
</body>
</html>
`;
}
