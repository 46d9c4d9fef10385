import { Type } from "typebox";
import { pageOf } from "../../platform/http/cursors.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Choice, ListQuery, Nullable, Reference } from "../../platform/http/schemas.ts";
import type { ModelCatalogue } from "../../ports/chat-model.ts";

const Model = Type.Object(
  {
    id: Type.String({ examples: ["extractive"] }),
    provider: Type.String({ examples: ["citedesk"] }),
    name: Type.String({ examples: ["Exact sentences from the sources"] }),
    kind: Choice(["chat", "embedding", "rerank"]),
    ready: Type.Boolean(),
    problem: Nullable(
      Type.String({
        description:
          "What its last call failed with in the process that answers, or why its provider's list can't be read. Null when it is ready.",
        examples: ["The model's provider refused the key."],
      }),
    ),
    context_window: Nullable(Type.Integer({ description: "Tokens." })),
    price: Nullable(
      Type.Object({ input: Type.Number(), output: Type.Number() }, { description: "US dollars a million tokens." }),
    ),
  },
  { $id: "Model" },
);

const EXTRACTIVE = {
  id: "extractive",
  provider: "citedesk",
  name: "Exact sentences from the sources",
  kind: "chat",
  ready: true,
  problem: null,
  context_window: null,
  price: { input: 0, output: 0 },
} as const;

export function modelRoutes(app: HttpApp, models: ModelCatalogue): void {
  app.addSchema(Model);
  app.get(
    "/v2/models",
    {
      schema: {
        operationId: "listModels",
        tags: ["Models"],
        summary: "List the models that are configured; `extractive` is always there",
        querystring: ListQuery,
        response: {
          200: Type.Object({
            data: Type.Array(Reference(Model)),
            pagination: Type.Object({ has_more: Type.Boolean(), next_cursor: Nullable(Type.String()) }),
          }),
        },
      },
    },
    async (request) => {
      const configured = (await models.list()).map(({ contextWindow, ...model }) => ({
        ...model,
        context_window: contextWindow,
      }));
      return pageOf("models", [EXTRACTIVE, ...configured], request.query, ({ id }) => id);
    },
  );
}
