import { type Static, Type } from "typebox";
import { Nullable, StrictObject, Timestamp } from "../../platform/http/schemas.ts";

import { Theme, ThemeShown } from "./theme.ts";

const address = (description: string) =>
  Nullable(Type.String({ maxLength: 2000, format: "uri", pattern: "^https?://", description }));

/** What the assistants of a brand share. */
export const BrandSettings = Type.Object({
  theme: ThemeShown,
  copyright: Type.String({
    maxLength: 200,
    description: "Line under the chat.",
    examples: ["© Blue Ridge Outfitters"],
  }),
  logo_url: address("Above the chat's first question. `PUT /v2/brands/{id}/images/logo` uploads one."),
  logo_dark_url: address("The same where the chat is dark; null: the logo."),
  icon_url: address("In the browser's tab, of the page."),
  preview_image_url: address("Where the page's link is shown."),
  terms_url: address("Your own terms, linked in the chat."),
  privacy_url: address("Your own privacy notice, linked in the chat."),
  page_title: Type.String({
    maxLength: 200,
    description: "Of the page; empty: the assistant's name.",
    examples: ["Ask our shop"],
  }),
  page_description: Type.String({
    maxLength: 300,
    description: "Of the page, for search engines and previews.",
    examples: ["Answers from our shop's own pages."],
  }),
  sender_name: Type.String({
    maxLength: 100,
    pattern: "^[^\\r\\n]*$",
    description: "Whom mails to visitors are from; empty: the brand. Their address stays the one of `MAIL_FROM`.",
    examples: ["Blue Ridge support"],
  }),
  reply_to: Nullable(
    Type.String({ maxLength: 320, format: "email", description: "Where visitors' answers to mails go." }),
  ),
  white_label: Type.Boolean({ description: "True: this software is named nowhere in what visitors see." }),
  domains: Type.Array(Type.String({ maxLength: 253, pattern: "^[a-z0-9.-]+$", examples: ["blueridge.example"] }), {
    maxItems: 50,
    description: "The brand's own domains, as a note. Those that serve a page are at `/v2/domains`.",
  }),
});
export type BrandSettings = Static<typeof BrandSettings>;

export const DEFAULT_BRAND_SETTINGS: BrandSettings = {
  theme: {},
  copyright: "",
  logo_url: null,
  logo_dark_url: null,
  icon_url: null,
  preview_image_url: null,
  terms_url: null,
  privacy_url: null,
  page_title: "",
  page_description: "",
  sender_name: "",
  reply_to: null,
  white_label: false,
  domains: [],
};

const name = Type.String({ minLength: 1, maxLength: 200, pattern: "\\S" });
const optionalSettings = { ...Type.Partial(BrandSettings).properties, theme: Type.Optional(Theme) };

export const CreateBrandBody = StrictObject(
  { name, ...optionalSettings },
  { examples: [{ name: "Blue Ridge Outfitters", copyright: "© Blue Ridge Outfitters" }] },
);
export const UpdateBrandBody = StrictObject(
  { name: Type.Optional(name), ...optionalSettings },
  { minProperties: 1, examples: [{ copyright: "© 2026" }] },
);

export const Brand = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    ...BrandSettings.properties,
    agents: Type.Integer({ description: "How many assistants it has." }),
    sources: Type.Integer({ description: "How many sources its library has." }),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: "Brand" },
);
export type Brand = Static<typeof Brand>;
