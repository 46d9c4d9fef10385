import { type Static, Type } from "typebox";
import { Choice, Nullable, StrictObject, Timestamp } from "../../platform/http/schemas.ts";

export const DEPLOYMENT_KINDS = ["widget", "embed", "page"] as const;
export type DeploymentKind = (typeof DEPLOYMENT_KINDS)[number];

const name = Type.String({ minLength: 1, maxLength: 200, pattern: "\\S", examples: ["Shop, French"] });
const enabled = Type.Boolean({ description: "Disabled, its page answers 404, and its script says so in the console." });

export const CreateDeploymentBody = StrictObject(
  {
    kind: Choice(DEPLOYMENT_KINDS, {
      description: "`widget`: a button on your pages; `embed`: the chat in an iframe; `page`: a page of its own.",
    }),
    name: Type.Optional(name),
    enabled: Type.Optional(enabled),
  },
  { examples: [{ kind: "widget", name: "Shop, French" }] },
);

export const UpdateDeploymentBody = StrictObject(
  { name: Type.Optional(name), enabled: Type.Optional(enabled) },
  { minProperties: 1, examples: [{ enabled: false }] },
);

export const Deployment = Type.Object(
  {
    id: Type.String(),
    agent_id: Type.String(),
    kind: Choice(DEPLOYMENT_KINDS),
    name,
    default: Type.Boolean({ description: "Came with the assistant and serves its own address; it can't be deleted." }),
    enabled,
    serving: Type.Boolean({
      description: "Visitors reach it: enabled, and the assistant is published and open to visitors.",
    }),
    url: Type.String({
      description: "What it serves: the loader script or the chat page.",
      examples: ["https://help.example.com/widget/agent_01h2xcejqtf2nbrexx3vqjhp41.js"],
    }),
    snippet: Type.String({
      description: "Ready to paste: a script tag, an iframe, or the page's address.",
      examples: ['<script async src="https://help.example.com/widget/agent_01h2xcejqtf2nbrexx3vqjhp41.js"></script>'],
    }),
    allowed_origins: Type.Array(Type.String({ examples: ["https://www.example.com"] }), {
      description: "The assistant's, as published: sites whose pages may show the chat.",
    }),
    domains: Type.Array(Type.String({ examples: ["help.blueridge.example"] }), {
      description: "Of a page: verified domains that serve it at `/`.",
    }),
    seen: Type.Array(
      Type.Object({
        origin: Type.String({ examples: ["https://www.example.com"] }),
        page: Nullable(
          Type.String({ description: "Null where the browser told the origin alone.", examples: ["/shipping"] }),
        ),
        first_seen_at: Timestamp,
        last_seen_at: Timestamp,
        count: Type.Integer({ minimum: 1 }),
      }),
      {
        description:
          "Where browsers said that they loaded it, newest first, at most 50; up to half a minute late. A hint: what is not a browser can claim any page.",
      },
    ),
    refused: Type.Array(
      Type.Object({
        origin: Type.String({ examples: ["https://example.com"] }),
        last_seen_at: Timestamp,
        count: Type.Integer({ minimum: 1 }),
      }),
      {
        description:
          "Sites that are not allowed and loaded it all the same, newest first, at most 5: nothing was shown there. A hint: what is not a browser can claim any site.",
      },
    ),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: "Deployment" },
);
export type Deployment = Static<typeof Deployment>;

export const DeploymentParameters = Type.Object({
  id: Type.String({ description: "Id of the assistant.", maxLength: 100 }),
  deployment_id: Type.String({ description: "Id of the deployment.", maxLength: 100 }),
});
