import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestServer } from "../../testing/test-server.ts";

const { url } = await withTestServer({
  BASE_URL: "https://help.example.com",
  SECURITY_CONTACT: "mailto:security@example.com",
});

test("security.txt says whom to tell, and for how long that holds", async () => {
  const response = await fetch(`${url}/.well-known/security.txt`);
  assert.equal(response.headers.get("content-type"), "text/plain; charset=utf-8");
  const [contact, expires] = (await response.text()).split("\n");
  assert.equal(contact, "Contact: mailto:security@example.com");
  const days = (Date.parse(expires!.replace("Expires: ", "")) - Date.now()) / 86_400_000;
  assert.ok(days > 170 && days < 365);
});

test("under https every response asks for https from then on, and for none of the browser's devices", async () => {
  for (const path of ["/", "/v2/agents", "/nothing"]) {
    const { headers } = await fetch(url + path);
    assert.equal(headers.get("strict-transport-security"), "max-age=31536000", path);
    assert.match(headers.get("permissions-policy") ?? "", /camera=\(\), microphone=\(\)/, path);
  }
});
