import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, Reference } from "../../platform/http/schemas.ts";
import { principalOf } from "../identity/index.ts";
import { showTranscript } from "./show-transcript.ts";
import { Transcript, TranscriptQuery } from "./transcript-schemas.ts";

export function transcriptRoutes(app: HttpApp, database: Database): void {
  app.addSchema(Transcript);
  app.get(
    "/v2/chats/:id/transcript",
    {
      schema: {
        operationId: "getTranscript",
        tags: ["Chats"],
        summary: "Get a whole chat as plain text",
        description:
          "For whoever may read the chat, its visitor too. What was left in a form is in it for members, and for keys with `leads:read`; notes are in none.",
        params: IdParameters("chat"),
        querystring: TranscriptQuery,
        response: {
          200: {
            description: "As JSON or, with `format=text`, as a text file.",
            content: {
              "application/json": { schema: Reference(Transcript) },
              "text/plain": { schema: Type.String({ examples: ["Shop help\n"] }) },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      const transcript = await showTranscript(database, principalOf(request), id, request.query);
      if (request.query.format !== "text") return transcript;
      reply.header("content-disposition", `attachment; filename="${transcript.chat_id}.txt"`);
      return reply.type("text/plain; charset=utf-8").send(transcript.text);
    },
  );
}
