import { Type } from "typebox";
import { AppError } from "../../platform/errors/app-error.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { FreeObject } from "../../platform/http/schemas.ts";
import { VERSION } from "../../platform/version.ts";
import { callInterfaceAs } from "./call-interface.ts";

const JsonRpcMessage = Type.Object(
  {
    jsonrpc: Type.Literal("2.0"),
    id: Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Integer()])),
    method: Type.Optional(Type.String({ maxLength: 200 })),
    params: Type.Optional(FreeObject()),
  },
  {
    $id: "JsonRpcMessage",
    additionalProperties: true,
    examples: [{ jsonrpc: "2.0", id: 1, method: "tools/list", params: {} }],
  },
);

/**
 * The Model Context Protocol (streamable HTTP), without sessions: each request stands for itself, so any process
 * answers it. What it does goes through the operations of the contract, as its caller.
 */
export function mcpRoutes(app: HttpApp): void {
  app.post(
    "/v2/mcp",
    {
      schema: {
        operationId: "callMcp",
        tags: ["MCP"],
        summary: "Let a model's program ask and search (Model Context Protocol)",
        description:
          "Streamable HTTP without sessions. Tools: `ask`, `search_sources`. Resources: the documents of the sources. Each takes the scope of the operation that it stands for: `chat:write`, `search:read`, `sources:read`.",
        body: JsonRpcMessage,
        response: {
          200: { description: "The result.", content: { "application/json": { schema: JsonRpcMessage } } },
          202: Type.Null({ description: "A notification was taken." }),
        },
      },
    },
    async (request, reply) => {
      // Few use it: what it is made of is loaded when somebody does.
      const [{ openMcpServer }, { WebStandardStreamableHTTPServerTransport }] = await Promise.all([
        import("./open-mcp-server.ts"),
        import("@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js"),
      ]);
      const server = openMcpServer(callInterfaceAs(app, request), VERSION);
      const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
      try {
        await server.connect(transport);
        const { "mcp-protocol-version": protocol } = request.headers;
        const asked = new Request(`http://localhost${request.url}`, {
          method: "POST",
          headers: {
            // It is answered as JSON, whatever else is taken.
            accept: "application/json, text/event-stream",
            "content-type": "application/json",
            ...(typeof protocol === "string" ? { "mcp-protocol-version": protocol } : {}),
          },
        });
        const answer = await transport.handleRequest(asked, { parsedBody: request.body });
        const text = await answer.text();
        if (answer.status >= 400) throw new AppError("bad_request", "invalid_mcp_message", refusalOf(text));
        if (text === "") return reply.code(202).send(undefined as never);
        return reply
          .type("application/json; charset=utf-8")
          .serializer(String)
          .send(text as never);
      } finally {
        await server.close();
      }
    },
  );
}

/** What the protocol's library found wrong with the message. */
function refusalOf(text: string): string {
  const { error } = JSON.parse(text) as { error?: { message?: string } };
  return error?.message ?? "This is no message of the Model Context Protocol.";
}
