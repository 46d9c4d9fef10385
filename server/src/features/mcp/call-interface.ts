import type { FastifyRequest } from "fastify";
import type { HttpApp } from "../../platform/http/http-app.ts";

/** What our own interface answered. */
export interface InterfaceAnswer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: bodies are of the contract's shapes, of whatever operation was called.
  body: any;
}

export type CallInterface = (method: "GET" | "POST", path: string, body?: object) => Promise<InterfaceAnswer>;

/**
 * Calls an operation of the contract as the one who sent `request`: with their credential, from their address. So every
 * permission, limit and record of that operation holds here too.
 */
export function callInterfaceAs(app: HttpApp, request: FastifyRequest): CallInterface {
  const { authorization, "x-workspace-id": workspace } = request.headers;
  return async (method, path, body) => {
    const answer = await app.inject({
      method,
      url: path,
      remoteAddress: request.ip,
      headers: {
        ...(authorization === undefined ? {} : { authorization }),
        ...(workspace === undefined ? {} : { "x-workspace-id": workspace }),
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
}
