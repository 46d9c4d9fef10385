import { type Static, Type } from "typebox";
import { StrictObject } from "../../platform/http/schemas.ts";
import { BUSINESS_INFO_FIELDS, businessInfoFields } from "./business-info-schemas.ts";
import { optionFields, SourceAccess } from "./source-options.ts";
import { READING_DEFAULTS, type SourceType } from "./source-types.ts";

const library = {
  agent_id: Type.Optional(Type.String({ maxLength: 100, description: "The assistant whose library it joins." })),
  brand_id: Type.Optional(Type.String({ maxLength: 100, description: "Or the brand whose assistants it serves." })),
  access: Type.Optional(SourceAccess),
  ...optionFields,
};
const title = Type.String({ minLength: 1, maxLength: 300, pattern: "\\S" });
const LANGUAGE = "^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$";

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
    language: Type.Optional(
      Type.String({ pattern: LANGUAGE, description: "Of both, instead of the one that they seem to be in." }),
    ),
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
const readingFields = {
  url: address,
  include: Type.Optional({
    ...patterns,
    description: "Only pages that fit one of these: `/docs/*`, `docs.example.com/*`.",
  }),
  exclude: Type.Optional({ ...patterns, description: "Pages to leave out, in the same form." }),
  max_depth: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 100,
      default: READING_DEFAULTS.max_depth,
      description: "Links from the start. What a sitemap, playlist or channel names is one link away.",
    }),
  ),
};
const crawlFields = {
  ...readingFields,
  max_pages: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, default: READING_DEFAULTS.max_pages })),
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
    title: Type.Optional(title),
    ...library,
  },
  { title: "Website" },
);

export const SitemapSourceBody = StrictObject(
  { type: Type.Literal("sitemap"), ...crawlFields, title: Type.Optional(title), ...library },
  { title: "Sitemap or feed" },
);

export const VideoSourceBody = StrictObject(
  {
    type: Type.Literal("video"),
    ...readingFields,
    max_pages: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 1000,
        default: READING_DEFAULTS.max_pages,
        description: "Videos of a playlist or channel.",
      }),
    ),
    language: Type.Optional(
      Type.String({
        pattern: LANGUAGE,
        description: "Of the captions, where there are several.",
      }),
    ),
    title: Type.Optional(title),
    ...library,
  },
  { title: "Video, playlist, channel, or a page or file with captions beside it" },
);

export const BusinessInfoSourceBody = StrictObject(
  {
    type: Type.Literal("business_info"),
    ...businessInfoFields,
    url: Type.Optional({ ...address, description: "A page whose schema.org data fills in what is not given here." }),
    ...library,
  },
  { title: "Business information" },
);

/** Bodies of POST /v2/sources as JSON, told apart by `type`. */
export const SourceBody = Type.Unsafe<
  | Static<typeof VideoSourceBody>
  | Static<typeof BusinessInfoSourceBody>
  | Static<typeof TextSourceBody>
  | Static<typeof QaSourceBody>
  | Static<typeof WebsiteSourceBody>
  | Static<typeof SitemapSourceBody>
>({
  type: "object",
  required: ["type"],
  discriminator: { propertyName: "type" },
  oneOf: [TextSourceBody, QaSourceBody, WebsiteSourceBody, SitemapSourceBody, VideoSourceBody, BusinessInfoSourceBody],
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

export const UPLOAD_FIELDS = ["agent_id", "brand_id", "type", "source_id", "access"] as const;

/** The fields of a source that PATCH may change, by type: what is in it is then read again. */
export const CONTENT_FIELDS: Record<SourceType, readonly string[]> = {
  document: [],
  text: ["text"],
  qa: ["question", "answer", "alternatives", "language"],
  website: ["include", "exclude", "max_pages", "max_depth", "same_site", "render"],
  sitemap: ["include", "exclude", "max_pages", "max_depth", "same_site", "render"],
  video: ["include", "exclude", "max_pages", "max_depth", "language"],
  business_info: [...BUSINESS_INFO_FIELDS, "url"],
};

const { type: _text, title: _title, ...textFields } = TextSourceBody.properties;
const { type: _qa, ...qaFields } = QaSourceBody.properties;
const { type: _website, ...websiteFields } = WebsiteSourceBody.properties;
const { type: _video, ...videoFields } = VideoSourceBody.properties;
const { type: _info, ...infoFields } = BusinessInfoSourceBody.properties;
const {
  agent_id: _agent,
  brand_id: _brand,
  access: _access,
  ...changeable
} = {
  ...textFields,
  ...qaFields,
  ...videoFields,
  ...websiteFields,
  ...infoFields,
};

/** Body of PATCH /v2/sources/{id}. */
export const UpdateSourceBody = Type.Partial(StrictObject({ ...changeable, title, enabled: Type.Boolean() }), {
  additionalProperties: false,
  minProperties: 1,
  description: "Fields of the content are those that the source was made with; it is read again with the new ones.",
  examples: [{ title: "Refund policy", enabled: true }],
});
export type UpdateSourceBody = Static<typeof UpdateSourceBody>;

/** Documents the form; the parts are checked as they arrive. */
export const UploadForm = Type.Unsafe<unknown>({
  type: "object",
  $comment: "multipart",
  required: ["file"],
  properties: {
    file: {
      type: "string",
      format: "binary",
      description: "The file: PDF, Word, HTML, Markdown, text, CSV and more.",
      examples: ["(the bytes of refunds.pdf)"],
    },
    agent_id: { type: "string", description: "Assistant the source is attached to." },
    brand_id: { type: "string", description: "Or the brand whose library it joins." },
    type: { type: "string", enum: ["document"], description: "`document` for a file." },
    source_id: { type: "string", description: "Replaces this source with the file." },
    access: { type: "string", description: "`all`, `identified`, `members`, or SourceAccess as JSON." },
  },
});
