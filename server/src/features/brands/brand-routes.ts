import sql from "sql-template-tag";
import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { lockRow } from "../../platform/database/lock-row.ts";
import { ConflictError } from "../../platform/errors/app-error.ts";
import { recordChange } from "../../platform/events/record-audit.ts";
import { assertMatches, entityTag } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { readStored } from "../../platform/http/read-stored.ts";
import { IdParameters, ListOf, ListQuery, Reference, StrictObject } from "../../platform/http/schemas.ts";
import { readPage, SortQuery, toSortedPage } from "../../platform/http/sorted-page.ts";
import { formatId, parseId } from "../../platform/ids/identifier.ts";
import { principalOf } from "../identity/index.ts";
import { type BrandRow, getBrand, listBrands, markBrandDeleted, updateBrandRow } from "./brand-queries.ts";
import { Brand, CreateBrandBody, DEFAULT_BRAND_SETTINGS, UpdateBrandBody } from "./brand-schemas.ts";
import { createBrand } from "./create-brand.ts";
import { assertReadable, ThemeShown } from "./theme.ts";

const tags = ["Brands"];

export function brandRoutes(app: HttpApp, { database }: { database: Database }): void {
  app.addSchema(Brand);
  app.get(
    "/v2/brands",
    {
      schema: {
        operationId: "listBrands",
        tags,
        summary: "List brands",
        querystring: StrictObject({
          ...ListQuery.properties,
          q: Type.Optional(Type.String({ maxLength: 200, description: "Part of the name." })),
          sort: SortQuery("created_at", "updated_at", "name"),
        }),
        response: { 200: ListOf(Brand) },
      },
    },
    async (request) => {
      const { workspaceId } = principalOf(request);
      const page = readPage("brands", request.query);
      const rows = await database.inWorkspace(workspaceId, (transaction) =>
        listBrands(transaction, workspaceId, request.query.q, page),
      );
      return toSortedPage(page, rows, presentBrand);
    },
  );

  app.post(
    "/v2/brands",
    {
      schema: {
        operationId: "createBrand",
        tags,
        summary: "Create a brand",
        body: CreateBrandBody,
        response: { 201: Reference(Brand) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      assertReadable(request.body.theme);
      const row = await database.inWorkspace(workspaceId, async (transaction) => {
        const id = await createBrand(transaction, workspaceId, request.body);
        const inserted = await getBrand(transaction, workspaceId, id);
        await recordChange(transaction, principal, "brand.created", { after: presentBrand(inserted) });
        return inserted;
      });
      const brand = presentBrand(row);
      reply.code(201).header("location", `/v2/brands/${brand.id}`).header("etag", entityTag(row.version));
      return brand;
    },
  );

  app.get(
    "/v2/brands/:id",
    {
      schema: {
        operationId: "getBrand",
        tags,
        summary: "Get a brand",
        params: IdParameters("brand"),
        response: { 200: Reference(Brand) },
      },
    },
    async (request, reply) => {
      const { workspaceId } = principalOf(request);
      const row = await database.inWorkspace(workspaceId, (transaction) =>
        getBrand(transaction, workspaceId, parseId("brand", request.params.id)),
      );
      reply.header("etag", entityTag(row.version));
      return presentBrand(row);
    },
  );

  app.patch(
    "/v2/brands/:id",
    {
      schema: {
        operationId: "updateBrand",
        tags,
        summary: "Change a brand",
        params: IdParameters("brand"),
        body: UpdateBrandBody,
        response: { 200: Reference(Brand) },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      assertReadable(request.body.theme);
      const row = await database.inWorkspace(workspaceId, async (transaction) => {
        await lockRow(transaction, workspaceId, sql`brands`, parseId("brand", request.params.id));
        const found = await getBrand(transaction, workspaceId, parseId("brand", request.params.id));
        assertMatches(request.headers["if-match"], found.version);
        const { name = found.name, ...changes } = request.body;
        const settings = { ...DEFAULT_BRAND_SETTINGS, ...found.settings, ...changes };
        await updateBrandRow(transaction, workspaceId, { id: found.id, name, settings });
        const updated = await getBrand(transaction, workspaceId, found.id);
        const change = { before: presentBrand(found), after: presentBrand(updated) };
        await recordChange(transaction, principal, "brand.updated", change);
        return updated;
      });
      reply.header("etag", entityTag(row.version));
      return presentBrand(row);
    },
  );

  app.delete(
    "/v2/brands/:id",
    {
      schema: {
        operationId: "deleteBrand",
        tags,
        summary: "Delete a brand without assistants or sources; it can be restored for 30 days",
        params: IdParameters("brand"),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { workspaceId } = principal;
      await database.inWorkspace(workspaceId, async (transaction) => {
        await lockRow(transaction, workspaceId, sql`brands`, parseId("brand", request.params.id));
        const found = await getBrand(transaction, workspaceId, parseId("brand", request.params.id));
        assertMatches(request.headers["if-match"], found.version);
        if (found.agents + found.sources > 0)
          throw new ConflictError(
            "brand_in_use",
            `The brand still has ${found.agents} assistants and ${found.sources} sources. Move or delete them first.`,
          );
        await markBrandDeleted(transaction, workspaceId, found.id);
        await recordChange(transaction, principal, "brand.deleted", { before: presentBrand(found) });
      });
      return reply.code(204).send(null);
    },
  );
}

function presentBrand(row: BrandRow): Brand {
  return {
    id: formatId("brand", row.id),
    name: row.name,
    ...DEFAULT_BRAND_SETTINGS,
    ...row.settings,
    theme: readStored(ThemeShown, row.settings.theme ?? {}),
    agents: row.agents,
    sources: row.sources,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
