import assert from "node:assert/strict";
import type { IncomingMessage } from "node:http";
import { after, test } from "node:test";
import { createYoutubeVideoSite } from "../../../adapters/video-site/youtube-video-site.ts";
import type { PageFetcher } from "../../../ports/page-fetcher.ts";
import { withTestServer } from "../../../testing/test-server.ts";
import { htmlPage, type SitePage, startSite } from "../crawl/testing/site-server.ts";
import { channelAnswer, playerAnswer, playlistAnswer, REFUSALS } from "./testing/youtube-answers.ts";

const { owner, context } = await withTestServer({ ALLOW_PRIVATE_NETWORK: "127.0.0.0/8" });
const WAIT = { prefer: "wait=30" };

const CAPTIONS = `WEBVTT

00:00:01.000 --> 00:00:04.000
Welcome to the repair course.

00:01:05.000 --> 00:01:09.500
Turn the red valve to the left before you open the lid.

00:02:10.000 --> 00:02:15.000
The filter must be washed every six weeks.
`;

const CHANNEL = "UC1234567890123456789012";
let captions = CAPTIONS;
const asked: string[] = [];
const site = await startSite((path) => {
  const { pathname, searchParams } = new URL(path, "http://site");
  if (pathname === "/api/timedtext") return { headers: { "content-type": "text/vtt" }, body: captionsOf(searchParams) };
  if (pathname === "/youtubei/v1/player") return answer((body) => playerAnswer(String(body.videoId)));
  if (pathname === "/youtubei/v1/browse")
    return answer((body) =>
      body.browseId === "VLPL123456789"
        ? playlistAnswer(["coursevid01", "private0001", "nocaptions1"])
        : channelAnswer(body),
    );
  if (pathname === "/youtubei/v1/navigation/resolve_url")
    return answer(({ url }) =>
      String(url).endsWith("/@repairs") ? { endpoint: { browseEndpoint: { browseId: CHANNEL } } } : { endpoint: {} },
    );
  return undefined;
});
after(() => site.close());

function captionsOf(parameters: URLSearchParams): string {
  asked.push(`${parameters.get("v")} ${parameters.get("lang")} ${parameters.get("fmt")}`);
  return parameters.get("v") === "withheld001" ? "" : captions;
}

function answer(make: (body: Record<string, unknown>) => object): SitePage {
  return {
    answer: async (request: IncomingMessage, response) => {
      let text = "";
      for await (const chunk of request) text += chunk;
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(make(JSON.parse(text))));
    },
  };
}

/** The site's own host stands on loopback; every other address stays what it is. */
const onLoopback: PageFetcher = {
  fetch: (request) =>
    context.fetcher.fetch({ ...request, url: request.url.replace("https://www.youtube.com", site.origin) }),
};
context.videoSite = createYoutubeVideoSite(onLoopback);

async function addVideo(url: string, fields: object = {}) {
  const { body: agent } = await owner.post("/v2/agents", { name: "Repairs" });
  const { body: source } = await owner.post("/v2/sources", { type: "video", url, agent_id: agent.id, ...fields }, WAIT);
  const ask = async (message: string) => (await owner.post("/v2/chat", { agent_id: agent.id, message })).body;
  return { source, ask };
}

test("a video answers with the words that are spoken, and the citation opens it at that second", async () => {
  const { source, ask } = await addVideo("https://youtu.be/coursevid01");
  assert.equal(source.status, "ready", JSON.stringify(source.error));
  assert.equal(asked.at(-1), "coursevid01 en vtt", "what people wrote goes before what a machine heard");
  const { content, citations } = await ask("How often must the filter be washed?");
  assert.match(content, /every six weeks/);
  assert.equal(citations[0].url, "https://www.youtube.com/watch?v=coursevid01");
  assert.equal(citations[0].time.from, 130, JSON.stringify(citations[0].time));
  const second = new URL(citations[0].fragment_url).searchParams.get("t");
  assert.equal(second, String(Math.floor(citations[0].time.from)));
  assert.equal(citations[0].title, "Course coursevid01");
});

test("a video without text says why: none written, private, removed, blocked, by region, by age, not shown yet, withheld", async () => {
  for (const [id, code] of [
    ["nocaptions1", "no_captions"],
    ["private0001", "video_private"],
    ["removed0001", "video_removed"],
    ["blocked0001", "video_blocked"],
    ["region00001", "video_region_blocked"],
    ["region00002", "video_region_blocked"],
    ["ageasked001", "video_age_restricted"],
    ["ageasked002", "video_age_restricted"],
    ["upcoming001", "not_started"],
    ["withheld001", "captions_withheld"],
  ] as const) {
    const { source } = await addVideo(`https://www.youtube.com/watch?v=${id}`);
    assert.deepEqual([source.status, source.error.code], ["failed", code]);
    assert.ok(source.error.message.length > 20);
  }
});

test("patterns and depth leave videos of a list out, each with the reason, and a change of them reads what they let in", async () => {
  const { source, ask } = await addVideo("https://www.youtube.com/playlist?list=PL123456789", {
    exclude: ["/watch?v=private*", "/watch?v=nocaptions*"],
  });
  assert.equal(source.status, "ready", JSON.stringify(source.error));
  assert.deepEqual(
    (({ found, fetched, skipped, failed }) => [found, fetched, skipped, failed])(source.progress),
    [3, 1, 2, 0],
  );
  const reasons = async () =>
    (await owner.get(`/v2/sources/${source.id}/documents`)).body.data.map(
      (row: { status: string; reason: { code: string } | null }) => row.reason?.code ?? row.status,
    );
  assert.deepEqual((await reasons()).toSorted(), ["out_of_scope", "out_of_scope", "ready"]);
  const { body: none } = await owner.request("PATCH", `/v2/sources/${source.id}`, { max_depth: 0, exclude: [] }, WAIT);
  assert.deepEqual([none.status, none.error.code], ["failed", "nothing_read"]);
  assert.deepEqual(await reasons(), ["max_depth", "max_depth", "max_depth"]);
  assert.equal((await ask("How often must the filter be washed?")).answered, false);
});

test("each video of a playlist is a document, and one that fails doesn't fail the source", async () => {
  const { source, ask } = await addVideo("https://www.youtube.com/playlist?list=PL123456789");
  assert.equal(source.status, "ready_with_errors", JSON.stringify(source.error));
  const { body: list } = await owner.get(`/v2/sources/${source.id}/documents`);
  const outcomes = list.data.map((row: { url: string; status: string; reason: { code: string } | null }) => [
    row.url.slice(-11),
    row.reason?.code ?? row.status,
  ]);
  assert.deepEqual(outcomes.toSorted(), [
    ["coursevid01", "ready"],
    ["nocaptions1", "no_captions"],
    ["private0001", "video_private"],
  ]);
  assert.match((await ask("Which way do I turn the red valve?")).content, /to the left/);
});

test("each video of a channel is a document, by any of its addresses, over all the pages of its list", async () => {
  for (const address of [`channel/${CHANNEL}`, "@repairs", "@repairs/videos"]) {
    const { source } = await addVideo(`https://www.youtube.com/${address}`);
    assert.match(source.status, /^ready/, JSON.stringify(source.error));
    const { body: list } = await owner.get(`/v2/sources/${source.id}/documents`);
    assert.deepEqual(
      list.data.map((row: { url: string; status: string }) => `${row.url.slice(-11)} ${row.status}`).toSorted(),
      ["coursevid01 ready", "coursevid02 ready", "coursevid03 ready", "removed0001 failed"],
    );
  }
  const { source } = await addVideo("https://www.youtube.com/@nobody");
  assert.deepEqual([source.status, source.error.code], ["failed", "unknown_address"]);
});

test("a channel gives as many videos as were asked for", async () => {
  const { source } = await addVideo("https://www.youtube.com/@repairs", { max_pages: 2 });
  assert.equal(source.progress.found, 2);
});

test("captions that changed are answered anew after a refresh; a video that became private leaves the answers", async () => {
  const { source, ask } = await addVideo("https://www.youtube.com/watch?v=coursevid01");
  captions = CAPTIONS.replace("six weeks", "nine weeks");
  const refresh = () => owner.post(`/v2/sources/${source.id}/refresh`, undefined, WAIT);
  await refresh();
  assert.match((await ask("How often must the filter be washed?")).content, /nine weeks/);
  captions = CAPTIONS;
  REFUSALS.coursevid01 = REFUSALS.private0001!;
  assert.equal((await refresh()).body.error.code, "video_private");
  assert.equal((await ask("How often must the filter be washed?")).answered, false);
  delete REFUSALS.coursevid01;
});

test("captions beside a page, beside a file, or alone are read, and the citation opens the second", async () => {
  const video = `<video src="course.mp4"><track kind="captions" srclang="en" src="/subs/en.vtt" default></video>`;
  const pages: Record<string, SitePage> = {
    "/course": { body: htmlPage("The course", video) },
    "/subs/en.vtt": { headers: { "content-type": "application/octet-stream" }, body: CAPTIONS },
    "/film.srt": {
      headers: { "content-type": "text/plain" },
      body: "1\n00:00:05,000 --> 00:00:09,000\nThe lamp needs a bulb of 40 watts.\n",
    },
    "/silent": { body: htmlPage("Silent", "A film without words.") },
  };
  const { origin, close } = await startSite((path) => pages[path]);
  after(close);
  const onPage = await addVideo(`${origin}/course`);
  assert.equal(onPage.source.status, "ready", JSON.stringify(onPage.source.error));
  const [citation] = (await onPage.ask("How often must the filter be washed?")).citations;
  assert.equal(citation.title, "The course");
  assert.match(citation.fragment_url, new RegExp(`^${origin}/course#t=\\d+$`));
  const besideFile = await addVideo(`${origin}/film.mp4`);
  assert.match((await besideFile.ask("Which bulb does the lamp need?")).content, /40 watts/);
  const alone = await addVideo(`${origin}/subs/en.vtt`);
  assert.match((await alone.ask("Which way do I turn the red valve?")).content, /to the left/);
  assert.equal((await addVideo(`${origin}/silent`)).source.error.code, "no_captions");
  assert.equal((await addVideo(`${origin}/gone`)).source.error.code, "video_removed");
});
