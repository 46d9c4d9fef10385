import assert from "node:assert/strict";
import { test } from "node:test";
import fastify from "fastify";
import type { HttpApp } from "../http-app.ts";
import { announceDeprecations, type Deprecation } from "./deprecation.ts";

async function appWith(deprecation: Deprecation | undefined): Promise<HttpApp> {
  const app = fastify() as unknown as HttpApp;
  announceDeprecations(app);
  app.get("/v2/old", { config: deprecation ? { deprecation } : {} }, async () => ({}));
  await app.ready();
  return app;
}

test("a deprecated operation says since when, until when and what comes instead", async () => {
  const app = await appWith({ since: "2026-11-21", sunset: "2027-11-21", instead: "/v2/new" });
  const { headers } = await app.inject("/v2/old");
  assert.equal(headers.deprecation, "@1795219200");
  assert.equal(headers.sunset, "Sun, 21 Nov 2027 00:00:00 GMT");
  assert.equal(headers.link, '</v2/new>; rel="successor-version"');
});

test("an operation that stays says nothing of the kind", async () => {
  const { headers } = await (await appWith(undefined)).inject("/v2/old");
  assert.equal(headers.deprecation, undefined);
  assert.equal(headers.sunset, undefined);
});

test("a notice of less than twelve months stops the start", async () => {
  await assert.rejects(
    appWith({ since: "2026-11-21", sunset: "2027-11-20" }),
    /12 months after 2026-11-21 at the earliest/,
  );
});
