import { Type } from "typebox";
import type { HttpApp } from "../../../platform/http/http-app.ts";
import { IdParameters } from "../../../platform/http/schemas.ts";
import { parseId } from "../../../platform/ids/identifier.ts";
import { getAgent } from "../../agents/index.ts";
import { principalOf } from "../../identity/index.ts";
import type { RetrievalContext } from "../retrieval/retrieval-context.ts";
import { drawAgentQuestions, findStarterQuestions } from "./draw-agent-questions.ts";

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
      const { workspaceId } = principalOf(request);
      const { agentId, drawn } = await context.database.inWorkspace(workspaceId, async (transaction) => {
        const { id: agentId } = await getAgent(transaction, workspaceId, parseId("agent", request.params.id));
        return { agentId, drawn: await findStarterQuestions(transaction, workspaceId, agentId) };
      });
      if (drawn.length > 0) return { questions: drawn };
      // The owner of a new assistant is there before the next pass over all of them.
      await drawAgentQuestions(context, workspaceId, agentId);
      const questions = await context.database.inWorkspace(workspaceId, (transaction) =>
        findStarterQuestions(transaction, workspaceId, agentId),
      );
      return { questions };
    },
  );
}
