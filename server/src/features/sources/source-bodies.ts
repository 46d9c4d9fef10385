import { type Static, Type } from "typebox";
import { StrictObject } from "../../platform/http/schemas.ts";

const library = {
  agent_id: Type.Optional(Type.String({ maxLength: 100, description: "The assistant whose library it joins." })),
  brand_id: Type.Optional(Type.String({ maxLength: 100 })),
};
const title = Type.String({ minLength: 1, maxLength: 300, pattern: "\\S" });

export const TextSourceBody = StrictObject(
  {
    type: Type.Literal("text"),
    title,
    text: Type.String({ minLength: 1, maxLength: 500_000, pattern: "\\S" }),
    ...library,
  },
  { title: "Text" },
);

export const QaSourceBody = StrictObject(
  {
    type: Type.Literal("qa"),
    question: Type.String({ minLength: 1, maxLength: 1000, pattern: "\\S" }),
    answer: Type.String({ minLength: 1, maxLength: 20_000, pattern: "\\S" }),
    alternatives: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 1000 }), { maxItems: 50 })),
    ...library,
  },
  { title: "Question and answer" },
);

const address = Type.String({
  minLength: 1,
  maxLength: 2048,
  pattern: "\\S",
  description: "Without a scheme it is taken as https.",
});
const patterns = Type.Array(Type.String({ minLength: 1, maxLength: 500 }), { maxItems: 100 });
const crawlFields = {
  url: address,
  include: Type.Optional({
    ...patterns,
    description: "Only pages that fit one of these: `/docs/*`, `docs.example.com/*`.",
  }),
  exclude: Type.Optional({ ...patterns, description: "Pages to leave out, in the same form." }),
  max_pages: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: 1000 })),
  same_site: Type.Optional(Type.Boolean({ description: "Keeps to the host of the start, with or without `www.`." })),
  render: Type.Optional(
    Type.Boolean({
      default: true,
      description: "Runs the scripts of pages that are empty without them, where a browser is installed.",
    }),
  ),
};

export const WebsiteSourceBody = StrictObject(
  {
    type: Type.Literal("website"),
    ...crawlFields,
    max_depth: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 100, default: 10, description: "Links from the start." }),
    ),
    title: Type.Optional(title),
    ...library,
  },
  { title: "Website" },
);

export const SitemapSourceBody = StrictObject(
  { type: Type.Literal("sitemap"), ...crawlFields, title: Type.Optional(title), ...library },
  { title: "Sitemap or feed" },
);

/** Bodies of POST /v2/sources as JSON, told apart by `type`. */
export const SourceBody = Type.Unsafe<
  | Static<typeof TextSourceBody>
  | Static<typeof QaSourceBody>
  | Static<typeof WebsiteSourceBody>
  | Static<typeof SitemapSourceBody>
>({
  type: "object",
  required: ["type"],
  discriminator: { propertyName: "type" },
  oneOf: [TextSourceBody, QaSourceBody, WebsiteSourceBody, SitemapSourceBody],
  examples: [{ type: "text", title: "Refunds", text: "Refunds take 14 days." }],
});
export type SourceBody = Static<typeof SourceBody>;

/** Body of POST /v2/sources/preview: that of the source which it previews. */
export const SitePreviewBody = Type.Unsafe<Static<typeof WebsiteSourceBody> | Static<typeof SitemapSourceBody>>({
  type: "object",
  required: ["type"],
  discriminator: { propertyName: "type" },
  oneOf: [WebsiteSourceBody, SitemapSourceBody],
  examples: [{ type: "website", url: "https://example.com" }],
});

export const UPLOAD_FIELDS = ["agent_id", "brand_id", "type", "source_id"] as const;

/** Documents the form; the parts are checked as they arrive. */
export const UploadForm = Type.Unsafe<unknown>({
  type: "object",
  $comment: "multipart",
  required: ["file"],
  properties: {
    file: { type: "string", format: "binary", description: "The file: PDF, Word, HTML, Markdown, text, CSV and more." },
    agent_id: { type: "string", description: "Assistant the source is attached to." },
    brand_id: { type: "string", description: "Or the brand whose library it joins." },
    type: { type: "string", enum: ["document"], description: "`document` for a file." },
    source_id: { type: "string", description: "Replaces this source with the file." },
  },
});
