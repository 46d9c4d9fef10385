import assert from "node:assert/strict";
import { readdir } from "node:fs/promises";
import { request } from "node:http";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { zipSync } from "fflate";
import { withTestServer } from "../../testing/test-server.ts";

const { context, owner, url } = await withTestServer({ MAX_UPLOAD_MB: "2" });
const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });

const upload = (name: string, content: string | Uint8Array, fields: Record<string, string> = {}) =>
  owner.upload({ name, content }, { agent_id: agent.id, type: "document", ...fields });

async function countStored(): Promise<{ files: number; sources: number }> {
  const files = await readdir(join(context.config.dataDir, "files"), { recursive: true, withFileTypes: true });
  const { body } = await owner.get("/v2/sources?limit=100");
  return { files: files.filter((entry) => entry.isFile()).length, sources: body.data.length };
}

async function refusedWhole(name: string, content: string | Uint8Array, status: number, code: string, fields = {}) {
  const before = await countStored();
  const response = await upload(name, content, fields);
  assert.equal(response.status, status, JSON.stringify(response.body));
  assert.equal(response.body.code, code);
  assert.ok(response.body.detail.length > 10);
  assert.deepEqual(await countStored(), before, "nothing is stored");
  return response.body;
}

test("an empty file is 422", () => refusedWhole("empty.txt", "", 422, "empty_file"));

test("a file over the limit is 413 and the limit is named", async () => {
  const body = await refusedWhole("large.txt", "word ".repeat(600_000), 413, "file_too_large");
  assert.match(body.detail, /2 MiB/);
});

test("a type that is not read is 415 with the types that are", async () => {
  const png = Buffer.from("89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489", "hex");
  const body = await refusedWhole("picture.png", png, 415, "unsupported_file_type");
  assert.match(body.detail, /\.png is not supported\. Use PDF, Word/);
  const disguised = await refusedWhole("picture.pdf", png, 415, "unsupported_file_type");
  assert.match(disguised.detail, /what is in it is no \.pdf file/);
  const style = '<?xml version="1.0"?><xsl:stylesheet xmlns:xsl="http://www.w3.org/1999/XSL/Transform"/>';
  assert.match((await refusedWhole("style.xsl", style, 415, "unsupported_file_type")).detail, /\.xsl is not supported/);
});

test("an unknown assistant is 404, an unknown field or type is 422", async () => {
  await refusedWhole("a.txt", "Hello there.", 404, "not_found", { agent_id: "agent_01h2xcejqtf2nbrexx3vqjhp41" });
  await refusedWhole("a.txt", "Hello there.", 422, "invalid_request", { colour: "red" });
  await refusedWhole("a.txt", "Hello there.", 422, "invalid_request", { type: "picture" });
  await refusedWhole("a.txt", "Hello there.", 422, "invalid_request", { type: "website" });
});

test("a form without a file says what is missing, once", async () => {
  const errors = async (form: FormData) => {
    const headers = { authorization: `Bearer ${owner.token}` };
    const response = await fetch(`${url}/v2/sources`, { method: "POST", headers, body: form });
    assert.equal(response.status, 422);
    return ((await response.json()) as { errors: { pointer: string; message: string }[] }).errors;
  };
  const form = new FormData();
  form.set("type", "document");
  assert.deepEqual(await errors(form), [
    { pointer: "/file", message: "is missing: send the file in a part named `file`." },
  ]);
  form.set("file", "Refunds take 14 days.");
  assert.deepEqual(await errors(form), [
    { pointer: "/file", message: "is text: send a file, a part that has a filename." },
  ]);
});

test("a field that is odd in any way is 422, and is named where it has a name", async () => {
  const send = async (name: string, value: string, headers = "") => {
    const parts = [
      `Content-Disposition: form-data; name="${name}"${headers}\r\n\r\n${value}`,
      'Content-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nHello there.',
    ];
    const response = await fetch(`${url}/v2/sources`, {
      method: "POST",
      headers: { authorization: `Bearer ${owner.token}`, "content-type": "multipart/form-data; boundary=x" },
      body: `${parts.map((part) => `--x\r\n${part}\r\n`).join("")}--x--\r\n`,
    });
    const body = (await response.json()) as { errors?: { pointer: string }[] };
    return [response.status, body.errors?.[0]?.pointer];
  };
  for (const name of ["__proto__", "constructor", "toString"])
    assert.deepEqual(await send(name, "1"), [422, "/"], name);
  assert.deepEqual(await send("agent_id", "a\u0000b"), [422, "/agent_id"]);
  assert.deepEqual(await send("agent_id", "a".repeat(10_001)), [422, "/agent_id"]);
  const json = "\r\nContent-Type: application/json";
  assert.deepEqual(await send("agent_id", "{}", json), [422, "/agent_id"]);
  assert.deepEqual(await send("agent_id", "{", json), [422, "/"]);
  const twice = `${agent.id}\r\n--x\r\nContent-Disposition: form-data; name="agent_id"\r\n\r\n${agent.id}`;
  assert.deepEqual(await send("agent_id", twice), [422, "/agent_id"]);
  const access = (value: string) => `{"visitors": "claim", "claim": {"name": "plan", "value": ${value}}}`;
  for (const value of ['"\\u0000"', '"\\ud800"', "1e999"])
    assert.deepEqual(await send("access", access(value)), [422, "/access/claim/value"], value);
  assert.deepEqual(await send("access", access(`"${"a".repeat(1001)}"`)), [422, "/access"]);
});

test("what hides in a name goes: tags, and what turns it so that it looks like another type", async () => {
  const { body } = await upload("inv\u202eoice\u2067\u{E0041}.txt", "Refunds take 14 days.");
  assert.equal(body.title, "invoice.txt");
});

test("a name that is cut at its limit keeps whole characters", async () => {
  const { status, body } = await upload(`${"a".repeat(254)}\u{1f600}.txt`, "Hello, long name.");
  assert.equal(status, 201);
  assert.equal(body.title, "a".repeat(254));
});

test("sites, sitemaps and videos take the same limits, and a word is no address", async () => {
  const limits = { include: ["/a*"], exclude: ["/b*"], max_pages: 3, max_depth: 2, schedule: "weekly", title: "Site" };
  for (const type of ["website", "sitemap", "video"]) {
    const add = (address: string) => owner.post("/v2/sources", { type, url: address, ...limits });
    assert.equal((await add(`https://${type}.invalid/`)).status, 201);
    assert.equal((await add("nonsense")).body.errors[0].pointer, "/url");
    assert.equal((await add(`${type}.invalid/again`)).body.url, `https://${type}.invalid/again`);
  }
});

test("what a source was made from is read again as it was given, alone and not in lists", async () => {
  const business = {
    name: "Lumina",
    phone: ["+41 44 123 45 67"],
    opening_hours: [{ days: ["monday"], opens: "09:00", closes: "17:00" }],
  };
  for (const [given, more] of [
    [{ type: "text", title: "Parking", text: "Parking is free." }, {}],
    [{ type: "qa", question: "Where are you?", answer: "In Bern.", alternatives: ["Which city?"] }, {}],
    [{ type: "business_info", ...business }, {}],
    [
      { type: "sitemap", url: "https://shop.invalid/sitemap.xml", exclude: ["/old*"] },
      { include: [], max_pages: 1000, max_depth: 10, same_site: false, render: true },
    ],
  ] as const) {
    const { body: made } = await owner.post("/v2/sources", { ...given, agent_id: agent.id });
    const { body } = await owner.get(`/v2/sources/${made.id}`);
    for (const [name, value] of Object.entries({ ...given, ...more })) assert.deepEqual(body[name], value, name);
    const { body: list } = await owner.get("/v2/sources?limit=1");
    assert.deepEqual([list.data[0].id, list.data[0].text ?? list.data[0].answer], [made.id, undefined]);
  }
});

test("new content is an edit: who changes what they read before it is told", async () => {
  const put = (text: string) => owner.post("/v2/sources", { type: "text", title: "Hours", text, agent_id: agent.id });
  const { body: source, headers } = await put("Open at nine.");
  const before = headers.get("etag")!;
  assert.equal((await put("Open at nine.")).headers.get("etag"), before);
  const after = (await put("Open at ten.")).headers.get("etag")!;
  assert.notEqual(after, before);
  const change = (etag: string) =>
    owner.request("PATCH", `/v2/sources/${source.id}`, { text: "Open at eleven." }, { "if-match": etag });
  assert.equal((await change(before)).status, 412);
  assert.equal((await change(after)).status, 200);
});

async function failsWith(name: string, content: Uint8Array, ...codes: string[]) {
  const { status, body } = await upload(name, content);
  assert.equal(status, 201);
  assert.equal(body.status, "failed", JSON.stringify(body));
  assert.ok(codes.includes(body.error.code), body.error.code);
  assert.match(body.error.message, /\w{3,}/);
  const { body: documents } = await owner.get(`/v2/sources/${body.id}/documents`);
  assert.equal(documents.data[0].reason.code, body.error.code);
}

test("a broken DOCX fails with its reason", async () => {
  const docx = zipSync({
    "[Content_Types].xml": Buffer.from("<Types/>"),
    "word/document.xml": Buffer.from("<w:document><w:body><w:p>"),
  });
  await failsWith("broken.docx", docx, "broken", "no_text");
  await failsWith("cut.docx", docx.slice(0, docx.length - 40), "broken");
});

test("an encrypted PDF fails with its reason", async () => {
  await failsWith("secret.pdf", encryptedPdf(), "encrypted");
});

test("a zip bomb fails with its reason and the server stays up", async () => {
  await failsWith(
    "bomb.zip",
    zipSync({ "zeros.txt": new Uint8Array(300 * 1024 * 1024) }, { level: 9 }),
    "archive_bomb",
    "too_large",
  );
  assert.equal((await fetch(`${url}/readyz`)).status, 200);
});

test("an upload that breaks off leaves nothing behind", async () => {
  const before = await countStored();
  // What goes while it is being listed is still there.
  const listUploads = () => readdir(context.uploadFolder, { recursive: true }).catch(() => ["going"]);
  const untilUploads = async (isSo: (names: string[]) => boolean) => {
    for (const end = performance.now() + 10_000; !isSo(await listUploads()); await sleep(5))
      assert.ok(performance.now() < end, String(await listUploads()));
  };
  await new Promise<void>((resolve) => {
    const broken = request(`${url}/v2/sources`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${owner.token}`,
        "content-type": "multipart/form-data; boundary=x",
        "content-length": "100000",
      },
    });
    broken.on("error", () => resolve());
    broken.on("close", () => resolve());
    broken.write('--x\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhalf a file');
    void untilUploads((names) => names.length > 0).then(() => broken.destroy());
  });
  await untilUploads((names) => names.length === 0);
  assert.deepEqual(await countStored(), before);
});

/** The smallest PDF that asks for a password: its /Encrypt dictionary matches no password that a reader would try. */
function encryptedPdf(): Buffer {
  const key = "41".repeat(32);
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>",
    `<< /Filter /Standard /V 1 /R 2 /O <${key}> /U <${key}> /P -4 >>`,
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  text += `xref\n0 5\n0000000000 65535 f \n${rows}trailer\n<< /Size 5 /Root 1 0 R /Encrypt 4 0 R /ID [<41> <41>] >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, "latin1");
}
