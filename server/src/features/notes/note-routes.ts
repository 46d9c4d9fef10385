import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { decodeCursor, toPage } from "../../platform/http/cursors.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, ListOf, ListQuery, Reference } from "../../platform/http/schemas.ts";
import { memberOf, principalOf } from "../identity/index.ts";
import { createNote } from "./create-note.ts";
import { deleteNote } from "./delete-note.ts";
import { CreateNoteBody, Note, NoteParameters } from "./note-schemas.ts";
import { presentNote } from "./present-note.ts";
import { showNotes } from "./show-notes.ts";

const tags = ["Chats"];

/** What colleagues tell each other of a chat. Members only: no key and no visitor comes here. */
export function noteRoutes(app: HttpApp, database: Database): void {
  app.addSchema(Note);
  app.get(
    "/v2/chats/:id/notes",
    {
      schema: {
        operationId: "listNotes",
        tags,
        summary: "List the notes of a chat, newest first; members only",
        params: IdParameters("chat"),
        querystring: ListQuery,
        response: { 200: ListOf(Note) },
      },
    },
    async (request) => {
      const { limit = 20, cursor } = request.query;
      const page = { after: decodeCursor("notes", cursor), limit };
      const rows = await showNotes(database, principalOf(request), request.params.id, page);
      return toPage("notes", rows, limit, presentNote);
    },
  );

  app.post(
    "/v2/chats/:id/notes",
    {
      schema: {
        operationId: "createNote",
        tags,
        summary: "Leave a note with a chat, for colleagues",
        description: "It is in no answer to a visitor, in no event, and is erased with its chat.",
        params: IdParameters("chat"),
        body: CreateNoteBody,
        response: { 201: Reference(Note) },
      },
    },
    async (request, reply) => {
      const row = await createNote(database, memberOf(principalOf(request)), request.params.id, request.body);
      reply.code(201);
      return presentNote(row);
    },
  );

  app.delete(
    "/v2/chats/:id/notes/:note_id",
    {
      schema: {
        operationId: "deleteNote",
        tags,
        summary: "Remove a note for good; a colleague's only as an owner or admin",
        params: NoteParameters,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await deleteNote(database, memberOf(principalOf(request)), request.params, request.headers["if-match"]);
      return reply.code(204).send(null);
    },
  );
}
