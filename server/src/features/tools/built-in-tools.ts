import { formatId, parseId } from "../../platform/ids/identifiers.ts";
import { BUILT_IN_TOOLS, type Tool } from "./tool-schemas.ts";

export type BuiltInTool = (typeof BUILT_IN_TOOLS)[number];

/** The tools that every workspace has, as the list shows them: after all others, since they were there first. */
export function listBuiltInTools({ kind, search }: { kind: string | undefined; search: string | undefined }): Tool[] {
  if (kind !== undefined && kind !== "built_in") return [];
  const wanted = search?.toLowerCase() ?? "";
  return TOOLS.filter(({ name, description }) => `${name}\n${description}`.toLowerCase().includes(wanted));
}

export function findBuiltInTool(publicId: string): Tool | undefined {
  const id = parseId("tool", publicId);
  return id === undefined ? undefined : TOOLS.find((tool) => parseId("tool", tool.id) === id);
}

const text = (description: string, maxLength = 1_000) => ({ type: "string", description, maxLength });

export const BUILT_IN: Record<BuiltInTool, { description: string; parameters: object }> = {
  search_sources: {
    description: "Searches the site's sources again, with other words than the visitor's.",
    parameters: {
      type: "object",
      properties: { query: text("What to look for, in a few words.", 400) },
      required: ["query"],
      additionalProperties: false,
    },
  },
  capture_lead: {
    description: "Keeps the contact details that the visitor has just given, so that somebody can get in touch.",
    parameters: {
      type: "object",
      properties: {
        name: text("The visitor's name.", 200),
        email: text("The visitor's e-mail address.", 320),
        phone: text("The visitor's telephone number.", 50),
        message: text("What it is about."),
      },
      additionalProperties: false,
    },
  },
  request_human: {
    description: "Asks for a person to take over, when the visitor wants one.",
    parameters: {
      type: "object",
      properties: { reason: text("Why, in one sentence.", 400) },
      additionalProperties: false,
    },
  },
};

/** Older than every tool that somebody made; the interface began on that day. */
const BEGAN = "2026-11-21T00:00:00.000Z";

const TOOLS: readonly Tool[] = BUILT_IN_TOOLS.map((name, index) => ({
  id: formatId("tool", `00000000-0000-7000-8000-00000000000${BUILT_IN_TOOLS.length - index}`),
  name,
  description: BUILT_IN[name].description,
  kind: "built_in" as const,
  server_tools: [],
  parameters: BUILT_IN[name].parameters as Tool["parameters"],
  url: "",
  confirm: false,
  agent_id: null,
  brand_id: null,
  created_at: BEGAN,
  updated_at: BEGAN,
}));
