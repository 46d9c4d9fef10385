/** What happened to one page of a crawl. */
export type PageEvent =
  | { kind: "read" }
  | { kind: "duplicate"; of: string }
  /** It leads on to another page that is read by itself. */
  | { kind: "redirected"; to: string }
  | { kind: "response"; status: number; retryAfterMs: number | null }
  /** A `FetchFailure`: its code and sentence. `isSlow`: its host does answer, with more patience the page may too. */
  | { kind: "fetch_failure"; code: string; message: string; isSlow?: true }
  /** An `ExtractionFailure`: its code and sentence. */
  | { kind: "extraction_failure"; code: string; message: string }
  /** `host`: whose robots.txt, which is another's where a page leads on; `status`: its answer, where there was one. */
  | { kind: "robots_unreachable"; host?: string; status?: number; retryAfterMs?: number | null }
  | { kind: "robots" | "noindex" | "soft_not_found" | "sign_in_page" | "challenge" }
  | { kind: "out_of_scope"; why: "other_site" | "not_included" | "excluded" | "redirect" }
  /** It has no text of its own: frames, a page that refreshes itself, links. */
  | { kind: "leads_on" }
  | { kind: "trap" }
  | { kind: "type"; type: string }
  | { kind: "limit"; limit: "max_pages" | "max_depth"; value: number };
