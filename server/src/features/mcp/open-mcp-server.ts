import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  ReadResourceRequestSchema,
} from "@modelcontextprotocol/sdk/types.js";
import type { CallInterface } from "./call-interface.ts";
import { documentUri, listDocuments, readDocument } from "./document-resources.ts";
import { callTool, listTools } from "./mcp-tools.ts";

/** What one caller's program of the Model Context Protocol sees: two tools, and the documents as resources. */
export function openMcpServer(call: CallInterface, version: string): Server {
  const server = new Server(
    { name: "citedesk", title: "Citedesk", version },
    {
      capabilities: { tools: {}, resources: {} },
      instructions:
        "Answers come only from approved sources. Repeat what an answer says with its quotes; when it says that the sources don't answer, say so.",
    },
  );
  server.setRequestHandler(ListToolsRequestSchema, async () => ({ tools: await listTools(call) }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => callTool(call, params.name, params.arguments ?? {}));
  server.setRequestHandler(ListResourcesRequestSchema, ({ params }) => listDocuments(call, params?.cursor));
  server.setRequestHandler(ListResourceTemplatesRequestSchema, async () => ({
    resourceTemplates: [
      {
        name: "document",
        title: "A document of the sources",
        uriTemplate: documentUri("{source_id}", "{document_id}"),
        mimeType: "text/plain",
      },
    ],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, ({ params }) => readDocument(call, params.uri));
  return server;
}
