import assert from "node:assert/strict";
import { test } from "node:test";
import { toCurl } from "./to-curl.ts";

test("a call is one command; a quote in a question does not end it", () => {
  const call = { method: "POST" as const, path: "/v2/chat", body: { message: "What's new?" } };
  assert.equal(
    toCurl(call, "https://help.example.com"),
    `curl -X POST 'https://help.example.com/v2/chat' \\\n  -H "Authorization: Bearer $CITEDESK_KEY" \\\n  -H 'Content-Type: application/json' \\\n  -d '{"message":"What'\\''s new?"}'`,
  );
});

test("filters that are not set are left out", () => {
  const call = { path: "/v2/leads", query: { status: "new", agent_id: undefined, q: "" } };
  assert.match(toCurl(call, "http://localhost:8080"), /^curl 'http:\/\/localhost:8080\/v2\/leads\?status=new'/);
});
