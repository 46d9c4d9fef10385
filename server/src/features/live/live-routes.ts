import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters } from "../../platform/http/schemas.ts";
import type { Clock } from "../../ports/clock.ts";
import { type AuthenticationContext, authenticateRequest, principalOf } from "../identity/index.ts";
import { LiveEventSchema, LiveEvents, LiveHeaders, LiveQuery, Presence, Typing } from "./live-schemas.ts";
import { LiveStream } from "./live-stream.ts";
import { parseTopics } from "./live-topics.ts";
import { LiveWatch } from "./live-watch.ts";
import { parseSnapshot } from "./parse-snapshot.ts";
import { sendTyping } from "./send-typing.ts";
import { TYPING_SECONDS } from "./typing-signal.ts";

export interface LiveContext extends AuthenticationContext {
  database: Database;
  clock: Clock;
}

const tags = ["Live"];
/** Of one credential, in one process. */
const MAX_STREAMS = 50;

export function liveRoutes(app: HttpApp, context: LiveContext): void {
  const { database } = context;
  const watch = new LiveWatch(database);
  // Open streams would hold the server up.
  app.addHook("preClose", async () => watch.stop());
  for (const schema of [Typing, Presence, LiveEventSchema]) app.addSchema(schema);

  app.get(
    "/v2/live",
    {
      schema: {
        operationId: "streamLive",
        tags,
        summary: "Watch chats, typing, presence, leads and crawls as they change",
        description:
          "Server-sent events with what the caller may read: each thing in its present state when it is new or has changed. After a break, `Last-Event-ID` brings what changed meanwhile; a thing may come twice, none is left out. Works on every process. Ends when the credential expires or is revoked. Visitors watch `chats` and `typing` of their own chats. `presence` tells members who has a live stream open: visitors whose page is there, and colleagues.",
        querystring: LiveQuery,
        headers: LiveHeaders,
        response: { 200: LiveEvents },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const topics = parseTopics(request.query.topics);
      if (watch.countOf(principal.workspaceId, principal.credentialId) >= MAX_STREAMS) throw tooManyStreams();
      const { headers, id, ip: address } = request;
      const authenticate = () => authenticateRequest(context, { headers, id, address });
      const lastEventId = headers["last-event-id"];
      const since = { given: lastEventId !== undefined, snapshot: parseSnapshot(String(lastEventId ?? "")) };
      const onRights = () => watch.add(stream);
      const { clock } = context;
      const { stream, first } = await LiveStream.open({ database, clock, topics, authenticate, onRights }, since);
      stream.start(reply, first, () => watch.close(stream));
      watch.open(stream);
      return reply;
    },
  );

  app.post(
    "/v2/chats/:id/typing",
    {
      schema: {
        operationId: "sendTyping",
        tags,
        summary: "Tell the other side of a chat that you are writing",
        description: `It holds for ${TYPING_SECONDS} s or until your message comes: send it again every 3 s. It is stored nowhere.`,
        params: IdParameters("chat"),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await sendTyping(context, principalOf(request), request.params.id);
      return reply.code(204).send(null);
    },
  );
}

function tooManyStreams(): AppError {
  return new AppError("rate_limited", "too_many_streams", `At most ${MAX_STREAMS} live streams a credential.`, {
    headers: { "retry-after": "10" },
  });
}
