import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import { parseId } from "../../platform/ids/identifiers.ts";
import { withTestServer } from "../../testing/test-server.ts";

const { context, owner } = await withTestServer();
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
const path = `/v2/agents/${agent.id}`;
const patch = (body: object) => owner.request("PATCH", path, body);

async function pointersOf(body: object, at = path): Promise<string[]> {
  const { status, body: problem } = await owner.request("PATCH", at, body);
  assert.equal(status, 422, JSON.stringify(problem));
  return problem.errors.map(({ pointer }: { pointer: string }) => pointer);
}

test("an allowed origin is a scheme, a host and perhaps a port, and nothing that a policy would read as more", async () => {
  const origins = [
    "https://www.example.com",
    "http://localhost:3000",
    "https://[2001:db8::1]:8443",
    "https://müller.example",
  ];
  assert.deepEqual((await patch({ allowed_origins: origins })).body.allowed_origins, origins);
  for (const origin of [
    "https://www.example.com/",
    "https://www.example.com/shop",
    "https://a:b@www.example.com",
    "https://*.example.com",
    "https://x.example;script-src",
    "https://x.example,https://y.example",
    "javascript:alert(1)",
    "ftp://x.example",
    "data:text/html,x",
    "x.example",
    "null",
    "*",
  ])
    assert.deepEqual(await pointersOf({ allowed_origins: [origin] }), ["/allowed_origins/0"], origin);
});

test("a theme and office hours are kept as they are written, in versions too", async () => {
  const theme = {
    colors: { light: { accent: "#0b6b4f" }, dark: { accent: "#7fd" } },
    font: "Inter, 'Noto Sans'",
    radius: 8,
    position: "start",
  };
  const office_hours = {
    timezone: "Europe/Berlin",
    hours: [
      { days: ["monday", "friday"], opens: "09:00", closes: "12:00" },
      { days: ["monday"], opens: "22:00", closes: "24:00" },
    ],
    holidays: [
      { name: "Inventory", date: "2027-01-02", until: "2027-01-03" },
      { date: "2026-12-24", opens: "09:00", closes: "11:00" },
    ],
  };
  const { status, body } = await patch({ theme, office_hours });
  assert.equal(status, 200, JSON.stringify(body));
  assert.deepEqual([body.theme, body.office_hours], [theme, office_hours]);
  const { body: version } = await owner.get(`${path}/versions/${body.version}`);
  assert.deepEqual([version.settings.theme, version.settings.office_hours], [theme, office_hours]);
  assert.equal((await patch({ office_hours: null, theme: {} })).body.office_hours, null);
});

test("each wrong field of a theme or of office hours is named", async () => {
  const hours = (row: object) => ({ office_hours: { timezone: "UTC", hours: [{ days: ["monday"], ...row }] } });
  const holiday = (row: object) => ({ office_hours: { timezone: "UTC", hours: [], holidays: [row] } });
  const cases: [object, string][] = [
    [{ theme: { primary: "#fff" } }, "/theme/primary"],
    [{ theme: { colors: { light: { accent: "blue" } } } }, "/theme/colors/light/accent"],
    [{ theme: { colors: { light: { brand: "#ffffff" } } } }, "/theme/colors/light/brand"],
    [{ theme: { colors: { dim: {} } } }, "/theme/colors/dim"],
    [{ theme: { radius: "8px" } }, "/theme/radius"],
    [{ theme: { font: "x; background: url(//evil)" } }, "/theme/font"],
    [{ theme: { panel_width: 5000 } }, "/theme/panel_width"],
    [{ theme: { position: "left" } }, "/theme/position"],
    [{ office_hours: { hours: [] } }, "/office_hours/timezone"],
    [{ office_hours: { timezone: "Mars/Olympus", hours: [] } }, "/office_hours/timezone"],
    [{ office_hours: { timezone: "UTC", hours: [], always: true } }, "/office_hours/always"],
    [hours({ days: ["Monday"], opens: "09:00", closes: "17:00" }), "/office_hours/hours/0/days/0"],
    [hours({ opens: "9", closes: "17:00" }), "/office_hours/hours/0/opens"],
    [hours({ opens: "17:00", closes: "09:00" }), "/office_hours/hours/0/closes"],
    [holiday({ date: "2026-02-30" }), "/office_hours/holidays/0/date"],
    [holiday({ date: "2026-02-03", until: "2026-02-01" }), "/office_hours/holidays/0/until"],
    [holiday({ date: "2026-02-03", opens: "10:00" }), "/office_hours/holidays/0"],
    [{ lead_form: { fields: [{ label: "Name" }] } }, "/lead_form/fields/0/name"],
    [{ access: { visitors: "all", grants: [{ member_id: "member_x", role: "owner" }] } }, "/access/grants/0/role"],
  ];
  for (const [body, pointer] of cases) assert.deepEqual(await pointersOf(body), [pointer], JSON.stringify(body));
  const { status } = await owner.post("/v2/agents", { name: "New", theme: { primary: "#fff" } });
  assert.equal(status, 422);
});

test("colours that can't be read are refused with the nearest that can, for assistants and brands", async () => {
  const theme = { colors: { light: { accent: "#ffd400", text: "#999999" } } };
  const refused = await patch({ theme });
  assert.deepEqual([refused.status, refused.body.code], [422, "unreadable_colors"]);
  const [text, accent] = refused.body.errors;
  assert.equal(text.pointer, "/theme/colors/light/text");
  assert.equal(accent.pointer, "/theme/colors/light/accent");
  assert.match(
    accent.message,
    /^`accent_text` on `accent` has 1\.\d\d:1, it needs 4\.5:1\. Nearest that passes: #[0-9a-f]{6}\.$/,
  );
  const nearest = (message: string) => /passes: (#\w+)\./.exec(message)![1]!;
  const colors = { light: { accent: nearest(accent.message), text: nearest(text.message) } };
  assert.equal((await patch({ theme: { colors } })).status, 200);
  const { body: brand } = await owner.post("/v2/brands", { name: "North", theme: { colors } });
  assert.deepEqual(brand.theme, { colors });
  assert.deepEqual(await pointersOf({ theme }, `/v2/brands/${brand.id}`), [text.pointer, accent.pointer]);
  assert.equal((await owner.post("/v2/brands", { name: "N", theme })).status, 422);
});

test("of 200 random accents each passes, or is refused with one that does", async () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  let refusals = 0;
  for (let round = 0; round < 200; round++) {
    const accent = `#${Array.from({ length: 6 }, () => Math.floor(random() * 16).toString(16)).join("")}`;
    const { status, body } = await owner.post("/v2/brands", { name: accent, theme: { colors: { dark: { accent } } } });
    if (status === 201) continue;
    refusals += 1;
    const [, nearest] = /passes: (#\w+)\./.exec(body.errors[0].message)!;
    const again = await owner.post("/v2/brands", { name: accent, theme: { colors: { dark: { accent: nearest } } } });
    assert.equal(again.status, 201, `${accent}: ${JSON.stringify(again.body)}`);
  }
  assert.ok(refusals > 20 && refusals < 180, String(refusals));
});

test("what was stored before these had a shape is read, copied and published as far as it fits", async () => {
  const { body: old } = await owner.post("/v2/agents", { name: "Old" });
  const stored = {
    theme: { primary: "#ffd400", radius: "big", font: "Inter" },
    office_hours: { mo: "9-17", timezone: 5 },
  };
  await context.database.inWorkspace(workspaceId, async (transaction) => {
    const id = parseId("agent", old.id);
    await transaction.query(
      sql`UPDATE agents SET settings = settings || ${JSON.stringify(stored)}::jsonb WHERE id = ${id}`,
    );
    await transaction.query(sql`
      UPDATE agent_versions SET definition = jsonb_set(definition, '{settings}', definition -> 'settings' || ${JSON.stringify(stored)}::jsonb)
      WHERE agent_id = ${id}`);
  });
  const at = `/v2/agents/${old.id}`;
  const shown = { theme: { primary: "#ffd400", font: "Inter" }, office_hours: { mo: "9-17" } };
  const read = async () => {
    const { theme, office_hours } = (await owner.get(at)).body;
    return { theme, office_hours };
  };
  assert.deepEqual(await read(), shown);
  assert.deepEqual((await owner.get(`${at}/versions/1`)).body.settings.theme, shown.theme);
  assert.equal((await owner.request("PATCH", at, { prompt: "Be kind." })).status, 200);
  assert.deepEqual(await read(), shown, "A change of something else leaves them.");
  assert.equal((await owner.post(`${at}/publish`)).status, 200);
  assert.equal((await owner.post(`${at}/duplicate`)).status, 201);
  assert.deepEqual(await pointersOf({ theme: shown.theme }, at), ["/theme/primary"]);
});

test("a language is a language tag, or auto", async () => {
  for (const [language, status] of [
    ["auto", 201],
    ["de", 201],
    ["pt-BR", 201],
    ["zh-Hant-TW", 201],
    ["German!", 422],
    ["", 422],
  ] as const)
    assert.equal((await owner.post("/v2/agents", { name: "A", language })).status, status, language);
});

test("own words for small talk are those that are said, and are texts", async () => {
  const { status, body } = await patch({ smalltalk: { greeting: "Ahoy." } });
  assert.deepEqual([status, body.smalltalk], [200, { greeting: "Ahoy." }]);
  assert.deepEqual(await pointersOf({ smalltalk: { greting: "Ahoy." } }), ["/smalltalk/greting"]);
  assert.deepEqual(await pointersOf({ smalltalk: { thanks: 1 } }), ["/smalltalk/thanks"]);
});
