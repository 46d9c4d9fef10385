import { type Static, Type } from "typebox";
import { Choice, Nullable } from "../../../platform/http/schemas.ts";

const Reason = Type.Object({ code: Type.String(), message: Type.String() });

/** What reading a site would take, as far as its start, robots.txt and sitemaps tell. */
export const SourcePreview = Type.Object(
  {
    url: Type.String({ description: "Where the start leads." }),
    title: Nullable(Type.String()),
    robots: Type.Object({
      status: Choice(["read", "absent", "unreachable"]),
      crawl_delay_seconds: Nullable(Type.Number()),
    }),
    sitemaps: Type.Array(
      Type.Object({
        url: Type.String(),
        pages: Type.Integer({ description: "Addresses that it names." }),
        error: Nullable(Reason),
      }),
    ),
    pages: Type.Integer({ description: "Pages known so far that would be read; links of further pages add to them." }),
    is_complete: Type.Boolean({
      description:
        "False where the preview stopped at its time limit, or a sitemap that the site names could not be read.",
    }),
    skipped: Type.Array(Type.Object({ code: Type.String(), pages: Type.Integer() })),
    estimated_seconds: Type.Integer(),
    samples: Type.Array(
      Type.Object({
        url: Type.String(),
        status: Choice(["read", "skipped", "failed", "empty"]),
        reason: Nullable(Reason),
      }),
    ),
    text: Nullable(Type.String({ description: "How the start's text begins, as answers would see it." })),
  },
  { $id: "SourcePreview" },
);
export type SourcePreview = Static<typeof SourcePreview>;
