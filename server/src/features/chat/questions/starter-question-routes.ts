import { Type } from "typebox";
import type { HttpApp } from "../../../platform/http/http-app.ts";
import { IdParameters } from "../../../platform/http/schemas.ts";
import { principalOf } from "../../identity/index.ts";
import type { RetrievalContext } from "../retrieval/retrieval-context.ts";
import { showStarterQuestions } from "./show-starter-questions.ts";

/** What one may begin with: for whoever tries an assistant before it is published. */
export function starterQuestionRoutes(app: HttpApp, context: RetrievalContext): void {
  app.get(
    "/v2/agents/:id/starter_questions",
    {
      schema: {
        operationId: "getStarterQuestions",
        tags: ["Agents"],
        summary:
          "Get questions that an assistant's sources answer, as visitors are offered them where it has none of its own",
        description:
          "Drawn from the sources that every visitor may read, up to four. None while nothing has been read. They are drawn anew within a minute of a change.",
        params: IdParameters("agent"),
        response: {
          200: Type.Object(
            { questions: Type.Array(Type.String()) },
            { examples: [{ questions: ["How long do refunds take?"] }] },
          ),
        },
      },
    },
    async (request) => {
      return { questions: await showStarterQuestions(context, principalOf(request), request.params.id) };
    },
  );
}
