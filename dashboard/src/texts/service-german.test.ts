import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { serviceGerman } from "./service-german.ts";

const source = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8");
/** A template's holes filled in. */
const filled = (text: string) => text.replaceAll(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, "17");

test("a sentence of the service is said in German, with what stood in it", () => {
  assert.equal(
    serviceGerman("Skipped: robots.txt does not allow /staff. Change robots.txt or upload this page as a file."),
    "Übersprungen: robots.txt erlaubt /staff nicht. Ändern Sie robots.txt, oder laden Sie diese Seite als Datei hoch.",
  );
  assert.equal(serviceGerman("must have at most 200 characters."), "darf höchstens 200 Zeichen haben.");
  assert.equal(serviceGerman("must be a valid ipv6."), "ist so nicht gültig.");
  assert.equal(serviceGerman("Something new."), "Something new.");
});

test("every sentence about a page that was not read has its German", () => {
  const sentences = [
    ...source("crawling/src/frontier/outcome-sentences.ts").matchAll(/(?:return|[:?]) ([`"])(.+?)\1[;,\n]/g),
  ]
    .map(([, , text]) => filled(text!))
    .filter((text) => / /.test(text) && text.endsWith("."));
  assert.ok(sentences.length > 20, "The search is blind.");
  assert.deepEqual(
    sentences.filter((text) => serviceGerman(text) === text),
    [],
  );
});

test("every refusal of the state of things that an owner can meet has its German", () => {
  const files = globSync("server/src/features/**/*.ts", { cwd: new URL("../../..", import.meta.url) });
  const sentences = files
    .filter((path) => !path.endsWith(".test.ts") && !path.includes("/testing/"))
    .flatMap((path) => [...source(path).matchAll(/new ConflictError\(\s*"(\w+)",\s*([`"])((?:\\.|[^`"\\])+)\2/g)])
    .map(([, , , text]) => filled(text!.replaceAll("\\", "")));
  assert.ok(sentences.length > 30, "The search is blind.");
  assert.deepEqual(
    sentences.filter((text) => serviceGerman(text) === text),
    [],
  );
});

test("what each built-in tool and model is has its German", () => {
  const tools = source("server/src/features/tools/built-in-tools.ts");
  const models = source("server/src/features/models/model-routes.ts");
  const sentences = [
    ...tools.matchAll(/^ {4}description: "(.+)",$/gm),
    ...models.matchAll(/^ {2}name: "(.+)",$/gm),
  ].map(([, text]) => text!);
  assert.ok(sentences.length >= 4, "The search is blind.");
  assert.deepEqual(
    sentences.filter((text) => serviceGerman(text) === text),
    [],
  );
});

test("what a language model fails with has its German", () => {
  const files = globSync("server/src/adapters/chat-model/*.ts", { cwd: new URL("../../..", import.meta.url) });
  const sentences = files
    .filter((path) => !path.endsWith(".test.ts"))
    .flatMap((path) => [
      ...source(path).matchAll(/(?:new ModelFailure|failed)\(\s*"(?!aborted)\w+",\s*([`"])((?:\\.|[^\\])+?)\1/g),
    ])
    .map(([, , text]) => filled(text!));
  assert.ok(sentences.length > 16, `The search is blind: ${sentences.length}`);
  assert.deepEqual(
    sentences.filter((text) => serviceGerman(text) === text),
    [],
  );
});

/** Not said to someone who filled something in. */
const NO_REFUSALS = /-schemas\.ts$|sample-shop\.ts$|welcome-owner\.ts$/;

test("every refusal of a field has its German, also those of schemas", () => {
  const files = globSync("server/src/features/**/*.ts", { cwd: new URL("../../..", import.meta.url) });
  const own = files
    .filter((path) => !path.endsWith(".test.ts") && !path.includes("/testing/") && !NO_REFUSALS.test(path))
    .flatMap((path) => [...source(path).matchAll(/(?:message|reason):\s*([`"])((?:\\.|[^`"\\])+)\1/g)])
    .map(([, , text]) => filled(text!.replaceAll("\\", "")))
    .filter((text) => / .*\.$/.test(text));
  const explained = source("server/src/platform/http/explain-issue.ts")
    .replace(/\$\{withArticle[^}]+\}/, "a string or null")
    .replaceAll(/\$\{count\(limit, "(\w+)"(?:, "(\w+)")?\)\}/g, (_, one, many) => `\${limit} ${many ?? `${one}s`}`);
  const ofSchemas = [...explained.matchAll(/[:?n] ([`"])((?:is|must|has) [^`"]+\.)\1/g)].map(([, , text]) =>
    filled(text!),
  );
  assert.ok(own.length > 50 && ofSchemas.length > 15, `The search is blind: ${own.length}, ${ofSchemas.length}.`);
  assert.deepEqual(
    [...own, ...ofSchemas].filter((text) => serviceGerman(text) === text),
    [],
  );
});

test("what a pattern or a format of the contract asks for has its German", () => {
  const sentences = ["explain-pattern.ts", "explain-issue.ts"]
    .flatMap((file) => [
      ...source(`server/src/platform/http/${file}`).matchAll(/[:=?]\s+"((?:must|is|does) [^"]+\.)"/g),
    ])
    .map(([, text]) => text!);
  assert.ok(sentences.length > 20, "The search is blind.");
  assert.deepEqual(
    sentences.filter((text) => serviceGerman(text) === text),
    [],
  );
});

/** Put together from parts that are tried below, or never shown to an owner. */
const COMPOSED =
  /^17 17 |^17 a private|^17 can't be trusted|^17 Its last text|and 17\. Raise|\(17\): 17\.|address: 17\.|^The (?:crawl|page fetcher|text extractor) |^This part of the work/;

test("why a file, a page or a whole site was not read has its German, whoever found it out", () => {
  const files = globSync(
    [
      "{extraction,crawling}/src/**/*.ts",
      "server/src/adapters/{page-fetcher,page-renderer,text-extractor}/*.ts",
      "server/src/features/ingestion/{crawl,videos}/*.ts",
    ],
    { cwd: new URL("../../..", import.meta.url) },
  ).filter((path) => !/\.test\.ts$|\/imports\/|-(?:schemas|routes)\.ts$|memory-page-fetcher/.test(path));
  const sentences = files
    .flatMap((path) => [...source(path).matchAll(/([`"])([A-Z$][^`"\n]{10,}\.)\1/g)])
    .map(([, , text]) => filled(text!.replaceAll("\\", "")))
    .filter((text) => / .* /.test(text) && !COMPOSED.test(text));
  const composed = [
    "a.xyz is of a type that can't be read. Readable are: PDF.",
    "a.bin is a PNG file, which can't be read. Readable are: PDF.",
    "10.0.0.1 is a private address. Use a public one, or let this server read its own network (ALLOW_PRIVATE_NETWORK).",
    "shop.example can't be trusted: its certificate has expired. Renew its certificate, then try again.",
    "The limit of 10 pages is reached, and 1 page was not read. Raise max_pages or leave parts of the site out.",
    "No page is at this address: the site says 404. Check how it is spelled.",
  ];
  assert.ok(sentences.length > 80, `The search is blind: ${sentences.length}`);
  assert.deepEqual(
    [...sentences, ...composed].filter((text) => serviceGerman(text) === text),
    [],
  );
});
