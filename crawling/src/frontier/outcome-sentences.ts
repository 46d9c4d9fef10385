import type { PageEvent } from "./page-event.ts";

/** The reason's code for a status that is no success. */
export function refusedStatus(status: number): string {
  if (status === 404 || status === 410) return "not_found";
  if (status === 401 || status === 407) return "sign_in_page";
  if (status === 403 || status === 451) return "forbidden";
  if (status === 429) return "too_many_requests";
  if (status >= 500) return "server_error";
  return "bad_status";
}

/** What happened, why, what now: at most two sentences and 160 characters, whatever the address. */
export function sentenceFor(code: string, url: string, event: PageEvent): string {
  const address = URL.parse(url);
  const path = shorten(address === null ? url : address.pathname + address.search, 50);
  const asked = event.kind === "robots_unreachable" ? event.host : undefined;
  const host = shorten(asked ?? address?.host ?? url, 50);
  const status = event.kind === "response" ? event.status : 0;
  switch (code) {
    case "robots":
      return `Skipped: robots.txt does not allow ${path}. Change robots.txt or upload this page as a file.`;
    case "robots_unreachable":
      if (event.kind === "robots_unreachable" && event.status !== undefined)
        return `robots.txt of ${host} answers ${event.status}, so nothing else is read. Have it answer 200, or 404 where there is none.`;
      return `robots.txt of ${host} could not be read, so nothing else is until it can. Check that it answers.`;
    case "noindex":
      return "Skipped: the page asks not to be indexed. Remove its noindex or upload it as a file.";
    case "duplicate":
      return `Same text as ${shorten(event.kind === "duplicate" ? event.of : "", 80)}. Only that one is kept.`;
    case "redirected":
      return `Leads on to ${shorten(event.kind === "redirected" ? event.to : "", 80)}. Only that page is kept.`;
    case "not_found":
      return status > 0
        ? `The site says ${status}: this page is not there. Remove the links to it.`
        : "The page only says that nothing was found. Remove the links to it.";
    case "sign_in_page":
      return "The page asks to sign in, so visitors can't read it either. Upload what it holds as a file.";
    case "forbidden":
      return `The site refuses this page (${status}). Let CitedeskBot through or upload it as a file.`;
    case "challenge":
      return "The site asked our reader to prove that it is a person. Let CitedeskBot through or upload files.";
    case "too_many_requests":
      return `${host} asked for fewer requests (429). Reading goes on more slowly.`;
    case "server_error":
      return `${host} failed on this page (${status}). Check the site, then read it again.`;
    case "bad_status":
      return `${host} answered with status ${status}. Check the page, then read it again.`;
    case "no_text":
      return "The page holds no text. Upload what it should say as a file.";
    case "leads_on":
      return "Skipped: it has no text of its own and only leads on to other pages, which are read instead.";
    case "trap":
      return "Skipped: this part of the site has no end (calendar, filters or repeating paths). Add the pages that matter.";
    case "unsupported_type":
      return `Skipped: ${event.kind === "type" ? shorten(event.type, 60) : "this type"} can't be read. Upload its text as a file.`;
    case "out_of_scope":
      return event.kind === "out_of_scope" ? SCOPE_SENTENCES[event.why] : SCOPE_SENTENCES.redirect;
    case "max_pages":
      return `Skipped: the limit of ${limitOf(event)} pages is reached. Raise it or leave parts of the site out.`;
    case "max_depth":
      return `Skipped: more than ${limitOf(event)} links away from the start. Raise the limit or add its address.`;
    default:
      return "The page could not be read. Try again later.";
  }
}

const SCOPE_SENTENCES = {
  other_site: "Skipped: it is on another site. Add that site as a source of its own.",
  not_included: "Skipped: none of the patterns to include fits. Add one, or its address.",
  excluded: "Skipped: a pattern leaves it out. Change the pattern to read it.",
  redirect: "Skipped: it leads on to another site. Add that site as a source of its own.",
};

function limitOf(event: PageEvent): string {
  return event.kind === "limit" ? event.value.toLocaleString("en") : "";
}

function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1)}…`;
}
