import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { changeOf } from "../../platform/http/change.ts";
import { entityTag } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, ListOf, ListQuery, Reference, StrictObject } from "../../platform/http/schemas.ts";
import { readPage, SortQuery, toSortedPage } from "../../platform/http/sorted-page.ts";
import { principalOf } from "../identity/index.ts";
import type { BrandRow } from "./brand-queries.ts";
import { Brand, CreateBrandBody, UpdateBrandBody } from "./brand-schemas.ts";
import { createBrand } from "./create-brand.ts";
import { deleteBrand } from "./delete-brand.ts";
import { presentBrand } from "./present-brand.ts";
import { showBrand, showBrands } from "./show-brands.ts";
import { updateBrand } from "./update-brand.ts";

const tags = ["Brands"];

export interface BrandContext {
  database: Database;
  config: { baseUrl: string };
}

export function brandRoutes(app: HttpApp, { database, config }: BrandContext): void {
  const present = (row: BrandRow) => presentBrand(row, config.baseUrl);
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
      const page = readPage("brands", request.query);
      const rows = await showBrands(database, principalOf(request), request.query.q, page);
      return toSortedPage(page, rows, present);
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
      const row = await createBrand(database, principalOf(request), request.body);
      const brand = present(row);
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
      const row = await showBrand(database, principalOf(request), request.params.id);
      reply.header("etag", entityTag(row.version));
      return present(row);
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
      const row = await updateBrand(database, principalOf(request), changeOf(request), config.baseUrl);
      reply.header("etag", entityTag(row.version));
      return present(row);
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
      await deleteBrand(database, principalOf(request), changeOf(request));
      return reply.code(204).send(null);
    },
  );
}
