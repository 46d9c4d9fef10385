import assert from "node:assert/strict";
import { test } from "node:test";
import { AppError } from "../../../platform/errors/app-error.ts";
import { DEFAULT_SETTINGS } from "../../agents/index.ts";
import type { Principal } from "../../identity/index.ts";
import { judgeAccess } from "./judge-access.ts";

const ASSISTANT = "0190a000-0000-7000-8000-000000000001";
const OTHER = "0190a000-0000-7000-8000-000000000002";

const member = { kind: "member" } as Principal;
const key = (agentId: string | null) => ({ kind: "api_key", agentId }) as Principal;
const visitor = (identified: boolean, agentId = ASSISTANT) => ({ kind: "visitor", agentId, identified }) as Principal;

type Visitors = "all" | "identified" | "members";
const reached = (name: string, visitors: Visitors) => ({
  version: 1,
  agent: { name, model: "extractive", prompt: "", settings: { ...DEFAULT_SETTINGS, access: { visitors, grants: [] } } },
});
const assistant = (visitors: Visitors, isPublished = true) => ({
  stamp: "1",
  visitorGeneration: 1,
  draft: reached("draft", "members"),
  published: isPublished ? reached("published", visitors) : undefined,
});

function judge(principal: Principal, agent: ReturnType<typeof assistant> | undefined): string {
  const judged = judgeAccess(principal, ASSISTANT, agent);
  return judged instanceof AppError ? judged.code : judged.agent.name;
}

test("members and keys reach the draft, visitors the published version alone", () => {
  for (const principal of [member, key(null), key(ASSISTANT)]) {
    assert.equal(judge(principal, assistant("all")), "draft");
    assert.equal(judge(principal, assistant("all", false)), "draft");
  }
  assert.equal(judge(visitor(false), assistant("all")), "published");
  assert.equal(judge(visitor(true), assistant("all", false)), "not_found");
});

test("whom an assistant answers is what its published version says", () => {
  assert.equal(judge(visitor(false), assistant("identified")), "identity_required");
  assert.equal(judge(visitor(true), assistant("identified")), "published");
  for (const identified of [false, true]) assert.equal(judge(visitor(identified), assistant("members")), "not_found");
});

test("a credential that is made for another assistant reaches none, and nobody reaches what is not there", () => {
  assert.equal(judge(key(OTHER), assistant("all")), "not_found");
  assert.equal(judge(visitor(true, OTHER), assistant("all")), "not_found");
  for (const principal of [member, key(null), visitor(true)]) assert.equal(judge(principal, undefined), "not_found");
});

test("a visitor whose token is of an earlier generation asks nothing any more", () => {
  const of = (generation: number) => ({ ...visitor(true), generation }) as Principal;
  assert.equal(judge(of(0), assistant("all")), "visitor_token_ended");
  assert.equal(judge(of(1), assistant("all")), "published");
});
