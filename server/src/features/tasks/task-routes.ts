import "@fastify/multipart";
import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import type { DiskRoom } from "../../platform/create-disk-room.ts";
import { InvalidError } from "../../platform/errors/app-error.ts";
import { decodeCursor, toPage } from "../../platform/http/cursors.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { PreferHeader, preferredWait } from "../../platform/http/preferred-wait.ts";
import { IdParameters, ListOf, Reference } from "../../platform/http/schemas.ts";
import { memberOf, principalOf } from "../identity/index.ts";
import { receiveUpload } from "../sources/index.ts";
import { eraseWorkspace } from "./erase-workspace.ts";
import { exportWorkspace } from "./export-workspace.ts";
import { importWorkspace } from "./import-workspace.ts";
import { presentTask, waitForTask } from "./present-task.ts";
import { showArchive, showTask, showTasks } from "./show-tasks.ts";
import type { AskContext } from "./task-context.ts";
import type { TaskRow } from "./task-queries.ts";
import { EraseWorkspaceBody, ImportForm, Task, TaskQuery } from "./task-schemas.ts";

export interface TaskRoutesContext extends AskContext {
  diskRoom: DiskRoom;
  config: { maxImportBytes: number };
}

const tags = ["Workspaces"];
const response = { 200: Reference(Task), 202: Reference(Task) };

/** Taking a whole workspace along, bringing one in, erasing one. */
export function taskRoutes(app: HttpApp, context: TaskRoutesContext): void {
  const { database } = context;
  app.addSchema(Task);

  async function answer(reply: FastifyReply, row: TaskRow, seconds: number) {
    const settled = await waitForTask(database, row, seconds);
    const isOver = settled.status === "completed" || settled.status === "failed";
    const task = presentTask(settled);
    return reply
      .code(isOver ? 200 : 202)
      .header("location", `/v2/tasks/${task.id}`)
      .send(task);
  }

  app.post(
    "/v2/workspaces/:id/export",
    {
      schema: {
        operationId: "exportWorkspace",
        tags,
        summary: "Have a whole workspace written into one file",
        description:
          "Assistants, brands, sources with their files, chats, visitors, leads, gaps, webhooks and settings. Without keys, secrets, people and the audit log. `GET /v2/tasks/{id}/archive` fetches it, for a week.",
        params: IdParameters("workspace"),
        headers: PreferHeader,
        response,
      },
    },
    async (request, reply) => {
      const row = await exportWorkspace(context, memberOf(principalOf(request)), request.params.id);
      return answer(reply, row, preferredWait(request, reply));
    },
  );

  app.post(
    "/v2/workspaces/import",
    {
      schema: {
        operationId: "importWorkspace",
        tags,
        summary: "Bring in a workspace that was exported, as another one of this account",
        description:
          "All of it or nothing. Ids stay as they are, so that snippets and links go on working, unless one is taken on this instance: then all are new. Webhooks come switched off, with new secrets; domains are to be verified again. Only administrators of the instance: what an archive holds is stored as it is.",
        body: { content: { "multipart/form-data": { schema: ImportForm } } },
        headers: PreferHeader,
        response,
      },
    },
    async (request, reply) => {
      const principal = memberOf(principalOf(request));
      if (!request.isMultipart())
        throw new InvalidError([
          { pointer: "/file", message: "is missing: send a form (multipart) with the archive." },
        ]);
      const row = await receiveUpload(
        request,
        {
          knownFields: ["name"],
          maxBytes: context.config.maxImportBytes,
          uploadFolder: context.uploadFolder,
          room: context.diskRoom,
          setting: "MAX_IMPORT_MB",
        },
        ({ path, fields }) => importWorkspace(context, principal, { path, name: (fields.name ?? "").trim() }),
      );
      return answer(reply, row, preferredWait(request, reply));
    },
  );

  app.post(
    "/v2/workspaces/:id/erase",
    {
      schema: {
        operationId: "eraseWorkspace",
        tags,
        summary: "Erase a whole workspace for good",
        description:
          "In the same moment nobody reaches it any more, by keys and addresses neither. Then all of its rows, index and files go; the task is the receipt. It can't be undone; backups go by their age. 409 `last_workspace` for the only live one.",
        params: IdParameters("workspace"),
        body: EraseWorkspaceBody,
        headers: PreferHeader,
        response,
      },
    },
    async (request, reply) => {
      const row = await eraseWorkspace(context, memberOf(principalOf(request)), request.params.id, request.body);
      return answer(reply, row, preferredWait(request, reply));
    },
  );

  app.get(
    "/v2/tasks",
    {
      schema: {
        operationId: "listTasks",
        tags,
        summary: "List exports, imports and erasures of workspaces, newest first",
        querystring: TaskQuery,
        response: { 200: ListOf(Task) },
      },
    },
    async (request) => {
      const { limit = 20, cursor, kind, status } = request.query;
      const after = decodeCursor("tasks", cursor);
      const rows = await showTasks(database, memberOf(principalOf(request)), { kind, status }, after, limit);
      return toPage("tasks", rows, limit, presentTask);
    },
  );

  app.get(
    "/v2/tasks/:id",
    {
      schema: {
        operationId: "getTask",
        tags,
        summary: "Get an export, import or erasure with how far it is",
        params: IdParameters("task"),
        headers: PreferHeader,
        response: { 200: Reference(Task) },
      },
    },
    async (request, reply) => {
      const row = await showTask(database, memberOf(principalOf(request)), request.params.id);
      return presentTask(await waitForTask(database, row, preferredWait(request, reply)));
    },
  );

  app.get(
    "/v2/tasks/:id/archive",
    {
      schema: {
        operationId: "getTaskArchive",
        tags,
        summary: "Fetch the file of an export",
        params: IdParameters("task"),
        response: {
          200: {
            content: {
              "application/octet-stream": {
                schema: Type.String({ format: "binary", examples: ["(the bytes of the archive)"] }),
              },
            },
          },
        },
      },
    },
    async (request, reply) => {
      const { sha256, bytes, name } = await showArchive(database, memberOf(principalOf(request)), request.params.id);
      // RFC 6266: a name with letters of any language, and one for whoever knows ASCII alone.
      const plain = `filename="${request.params.id}.citedesk"`;
      reply.header("content-disposition", `attachment; ${plain}; filename*=UTF-8''${encodeURIComponent(name)}`);
      reply.header("content-length", String(bytes)).type("application/octet-stream");
      return reply.send((await context.files.open(sha256)).content as never);
    },
  );
}
