import assert from "node:assert/strict";
import { test } from "node:test";
import { strToU8, zipSync } from "fflate";
import { ExtractionFailure } from "../extracted-document.ts";
import type { ImportContents, ImportKind } from "./import-contents.ts";
import { readImport } from "./read-import.ts";

const ID = "0123456789abcdef0123456789abcdef";

function read(content: string | Uint8Array, fileName = "file", kind?: ImportKind) {
  return readImport(typeof content === "string" ? Buffer.from(content) : content, { fileName, kind });
}

async function readAs<Kind extends ImportKind>(content: string | Uint8Array, kind: Kind, fileName?: string) {
  const contents = await read(content, fileName);
  assert.equal(contents.kind, kind);
  return contents as Extract<ImportContents, { kind: Kind }>;
}

const refuses = (content: string | Uint8Array, message: RegExp, fileName?: string, kind?: ImportKind) =>
  assert.rejects(
    read(content, fileName, kind),
    (error) => error instanceof ExtractionFailure && message.test(error.message),
  );

const reasons = ({ leftOut }: ImportContents) =>
  leftOut.map(({ code, count, places: [first] }) => [code, count, first?.line ?? first?.name, first?.field]);

test("questions are rows, with the lines where they begin, in the separators and encodings that people have", async () => {
  const csv =
    'Frage;Antwort;Sprache;Varianten\n"Was kostet\nder Versand?";"9 Euro.\n\nIns Ausland 12.";de;Versandkosten|Porto\n;leer;;\nOhne Antwort;;;\nWie lange?;14 Tage;xx!;\nWie lange?;"14 Tage ""genau""";;\nWIE LANGE?;Noch einmal;;\n';
  for (const content of [csv, `\uFEFF${csv}`, csv.replaceAll("\n", "\r\n"), Buffer.from(csv, "latin1")]) {
    const contents = await readAs(content, "questions");
    assert.deepEqual(contents.items, [
      {
        line: 2,
        question: "Was kostet der Versand?",
        answer: "9 Euro.\n\nIns Ausland 12.",
        alternatives: ["Versandkosten", "Porto"],
        language: "de",
      },
      { line: 9, question: "Wie lange?", answer: '14 Tage "genau"', alternatives: [], language: null },
    ]);
    assert.deepEqual(reasons(contents), [
      ["empty", 1, 6, "question"],
      ["empty", 1, 7, "answer"],
      ["invalid", 1, 8, "language"],
      ["twice", 1, 10, "question"],
    ]);
  }
});

test("what is no list of questions says which line or column is wrong", async () => {
  await refuses("question,reply\nA?,B\n", /Line 1: the column `answer` is missing/);
  await refuses('question,answer\nA?,B\n"C?,D\nE?,F\n', /Line 3: a quotation mark is not closed/);
  await refuses("A?,B\nC?,D\n", /Line 1 does not tell/);
  await refuses(`question,answer\n${"A?,B\n".repeat(5001)}`, /more than 5,000 rows/);
  await refuses("question,answer\nA?,B\n", /no JSON/, "f.csv", "help_center");
  await refuses("", /empty/);
  await refuses(Buffer.from([0, 1, 2, 3, 0, 0, 255]), /Use CSV/);
  await refuses("question,answer\nA?,B\n", /no ZIP/, "f.csv", "documents");
  await refuses(zipSync({ "a.md": strToU8("A") }), /is a ZIP file/, "f.zip", "questions");
});

test("a list of pages comes as columns, as lines, or as a sitemap; each address once", async () => {
  const urls = ({ items }: { items: { url: string; title: string | null }[] }) =>
    items.map(({ url, title }) => [url, title]);
  const columns = await readAs(
    'Title,URL\n"Help, and more",https://a.example/help\n,a.example/b#part\n,https://a.example/b\n,javascript:alert(1)\n,https://me:pw@a.example/\n',
    "pages",
  );
  assert.deepEqual(urls(columns), [
    ["https://a.example/help", "Help, and more"],
    ["https://a.example/b", null],
  ]);
  assert.deepEqual(reasons(columns), [
    ["twice", 1, 4, "url"],
    ["invalid", 2, 5, "url"],
  ]);
  const lines = await readAs("https://a.example/x,y\n\nhttps://a.example/z\n", "pages");
  assert.deepEqual(urls(lines), [
    ["https://a.example/x,y", null],
    ["https://a.example/z", null],
  ]);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://a.example/?a=1&amp;b=2</loc><lastmod>2026</lastmod></url></urlset>`;
  assert.deepEqual(urls(await readAs(sitemap, "pages")), [["https://a.example/?a=1&b=2", null]]);
  await refuses(
    "<sitemapindex><sitemap><loc>https://a.example/s.xml</loc></sitemap></sitemapindex>",
    /Add it by its address/,
    "s.xml",
  );
  await refuses('<!DOCTYPE x [<!ENTITY a "b">]><urlset>&a;</urlset>', /not as its format asks/, "s.xml");
});

test("a Notion export comes without ids and pictures, from the archive in the archive, each page once", async () => {
  const part = zipSync({
    [`Guide ${ID}.md`]: strToU8("# The guide\n\nSee [prices](Prices%20x.md).\n\n![A lamp](lamp.png)\n"),
    [`Guide ${ID}/Prices ${ID}.md`]: strToU8("# Prices\n\nA lamp costs 40 euros."),
    [`Guide ${ID}/lamp.png`]: new Uint8Array([137, 80, 78, 71]),
    [`Stock ${ID}.csv`]: strToU8("Name,Left\nLamp,3\nBed,4\n"),
    [`Stock ${ID}_all.csv`]: strToU8("Name,Left\nLamp,3\nBed,4\nChair,5\n"),
    [`Old/Prices ${ID}.md`]: strToU8("# Prices of last year\n\nA lamp cost 30 euros."),
    [`Old/Prices ${ID.replace("0", "f")}.md`]: strToU8("# Prices of the year before\n\nA lamp cost 20 euros."),
  });
  const contents = await readAs(zipSync({ "Export-Part-1.zip": part }), "documents", "Export.zip");
  assert.deepEqual(
    contents.items.map(({ name, title }) => [name, title]),
    [
      ["Guide.md", "The guide"],
      ["Guide/Prices.md", "Prices"],
      ["Stock.csv", "Stock.csv"],
      ["Old/Prices.md", "Prices of last year"],
      [`Old/Prices ${ID.replace("0", "f")}.md`, "Prices of the year before"],
    ],
  );
  assert.match(contents.items[2]!.beginning, /Chair/);
  assert.deepEqual(reasons(contents), [["no_document", 1, `Guide ${ID}/lamp.png`, null]]);
});

test("archives made to do harm: bombs are refused, paths that lead out are left out, depth has an end", async () => {
  const bomb = zipSync({ "a.md": new Uint8Array(8_000_000) }, { level: 9 });
  await refuses(bomb, /unpacks to far more/);
  await refuses(zipSync({ "in.zip": bomb }), /unpacks to far more/);
  const tricks = {
    "../../etc/cron.md": strToU8("# Evil"),
    "/root.md": strToU8("# Evil"),
    "ok.md": strToU8("# Fine\n\nYes."),
  };
  const contents = await readAs(zipSync(tricks), "documents");
  assert.deepEqual(
    contents.items.map(({ name }) => name),
    ["ok.md"],
  );
  assert.deepEqual(reasons(contents), [["unsafe_path", 2, "../../etc/cron.md", null]]);
  const deep = [1, 2, 3, 4].reduce(
    (inner, depth) => zipSync({ [`${depth}.zip`]: inner }),
    zipSync({ "a.md": strToU8("A") }),
  );
  const { items, leftOut } = await readAs(deep, "documents");
  assert.deepEqual([items, leftOut.map(({ code }) => code)], [[], ["too_large"]]);
  await refuses(
    zipSync(Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.md`, strToU8("A")]))),
    /more than 2000 files/,
  );
});

test("of a help centre's export each published article is a document with its address and language", async () => {
  const zendesk = {
    articles: [
      {
        id: 7,
        title: "Refunds",
        body: "<p>They take <b>14 days</b>.</p><script>x()</script>",
        html_url: "https://h.example/hc/7",
        url: "https://h.example/api/v2/7.json",
        locale: "en-us",
        draft: false,
      },
      {
        id: 8,
        title: "Secret",
        body: "<p>Not yet.</p>",
        html_url: "https://h.example/hc/8",
        locale: "en-us",
        draft: true,
      },
      { id: 9, title: "Nothing", body: null, locale: "de", draft: false },
    ],
  };
  const intercom = {
    type: "list",
    data: [
      {
        type: "article",
        id: "1",
        title: "Shipping",
        body: "<h2>Abroad</h2><p>12 euros.</p>",
        url: "https://i.example/a/1",
        state: "published",
      },
      { type: "article", id: "2", title: "Later", body: "<p>x</p>", state: "draft" },
    ],
  };
  const first = await readAs(JSON.stringify(zendesk), "help_center");
  assert.deepEqual(first.items, [
    { name: "en-us/7", title: "Refunds", url: "https://h.example/hc/7", beginning: "Refunds\n\nThey take 14 days." },
  ]);
  assert.deepEqual(reasons(first), [
    ["draft", 1, "en-us/8", null],
    ["empty", 1, "de/9", null],
  ]);
  const second = await readAs(JSON.stringify([intercom, intercom]), "help_center");
  assert.deepEqual(
    second.items.map(({ name, url }) => [name, url]),
    [
      ["1", "https://i.example/a/1"],
      ["1 (3)", "https://i.example/a/1"],
    ],
  );
  await refuses('{"a": 1}', /No articles/);
  await refuses('{\n"articles": [\n{]}', /Line 3 is no JSON/, "a.json", "help_center");
});

test("chats come as a conversation a line or as a message a line", async () => {
  const at = "2025-03-01T10:00:00Z";
  const lines = [
    {
      id: 1,
      title: "Refund",
      messages: [
        { role: "system", content: "x" },
        { role: "user", content: "How long?", time: at },
        { role: "assistant", content: [{ type: "text", text: "14 days." }] },
      ],
    },
    { conversation_id: "b", role: "customer", content: "Open today?", created_at: 1740823200 },
    { conversation_id: "b", role: "bot", content: "Until six.", created_at: 1740823201500 },
    { messages: [{ role: "wizard", content: "x", time: at }] },
    { messages: [{ role: "user", content: "x" }] },
    { messages: [{ role: "assistant", content: "Hello", time: at }] },
    { messages: [{ role: "user", content: "x", time: "2999-01-01T00:00:00Z" }] },
    { role: "user" },
  ];
  const contents = await readAs(lines.map((line) => JSON.stringify(line)).join("\n"), "chats", "chats.jsonl");
  assert.deepEqual(contents.items, [
    {
      line: 1,
      title: "Refund",
      messages: [
        { from: "visitor", content: "How long?", at: "2025-03-01T10:00:00.000Z" },
        { from: "answerer", content: "14 days.", at: "2025-03-01T10:00:01.000Z" },
      ],
    },
    {
      line: 2,
      title: null,
      messages: [
        { from: "visitor", content: "Open today?", at: "2025-03-01T10:00:00.000Z" },
        { from: "answerer", content: "Until six.", at: "2025-03-01T10:00:01.500Z" },
      ],
    },
  ]);
  assert.deepEqual(reasons(contents), [
    ["invalid", 1, 8, "messages"],
    ["invalid", 1, 4, "role"],
    ["invalid", 1, 5, "time"],
    ["no_question", 1, 6, null],
    ["invalid", 1, 7, "time"],
  ]);
  await refuses('{"messages": []}\nnonsense\n', /Line 2 is no JSON object/, "a.jsonl", "chats");
});
