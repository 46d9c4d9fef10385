import type { FastifyRequest } from "fastify";
import { isHost } from "../../platform/http/is-host.ts";

/** The address that snippets and loaders name: the one that was set, else the one that the request came under. */
export function publicBaseUrl(
  request: Pick<FastifyRequest, "protocol" | "host">,
  config: { baseUrl: string; isBaseUrlSet: boolean },
): string {
  return config.isBaseUrlSet ? config.baseUrl : servedOrigin(request, config.baseUrl);
}

/**
 * The origin under which the browser opened a page: what the page may load from, and where its chat asks. A browser
 * can't be made to send another host than the one it opened, and nothing but the answer to this very request is made of
 * it.
 */
export function servedOrigin(request: Pick<FastifyRequest, "protocol" | "host">, fallback: string): string {
  const origin = `${request.protocol}://${request.host}`;
  return isHost(request.host) && URL.canParse(origin) ? new URL(origin).origin : new URL(fallback).origin;
}
