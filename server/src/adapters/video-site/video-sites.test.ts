import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, describe, test } from "node:test";
import type { PageFetcher } from "../../ports/page-fetcher.ts";
import { VideoFailure, type VideoSite } from "../../ports/video-site.ts";
import { createUndiciPageFetcher } from "../page-fetcher/undici-page-fetcher.ts";
import { joinVideoSites } from "./join-video-sites.ts";
import { createPeertubeVideoSite } from "./peertube-video-site.ts";
import { createVimeoVideoSite } from "./vimeo-video-site.ts";
import { createYoutubeVideoSite } from "./youtube-video-site.ts";

/** Answers in the shape of the sites' own, cut down to what is read of them; by path and query, all else is 404. */
const ANSWERS: Record<string, unknown> = {
  "/video/76979871/config": vimeoConfig([
    { id: 1, lang: "en-x-autogen", url: "/texttrack/1.vtt?token=a", kind: "subtitles", label: "English (auto)" },
    {
      id: 2,
      lang: "fr",
      url: "https://captions.vimeo.com/captions/2.vtt?expires=9",
      kind: "captions",
      label: "Français",
    },
    { id: 3, lang: "en", url: "/texttrack/3.vtt", kind: "metadata", label: "Chapters" },
  ]),
  "/video/76979872/config?h=0123456789": vimeoConfig([
    { id: 4, lang: "en", url: "/texttrack/4.vtt", kind: "captions" },
  ]),
  "/video/76979873/config": vimeoConfig([]),
  "/texttrack/1.vtt?token=a": "WEBVTT heard",
  "/captions/2.vtt?expires=9": "WEBVTT written",
  "/texttrack/4.vtt": "",
  "/video/76979874/config": [403, { message: "Because of its privacy settings, this video cannot be played here." }],
  "/video/76979875/config": [403, { message: "This video is not available in your region." }],
  "/api/v1/videos/9c9de5e8-0a1e-484a-b099-e80766180a6d": {
    uuid: "9c9de5e8-0a1e-484a-b099-e80766180a6d",
    name: "What is PeerTube?",
  },
  "/api/v1/videos/9c9de5e8-0a1e-484a-b099-e80766180a6d/captions": {
    total: 2,
    data: [
      {
        language: { id: "en", label: "English" },
        automaticallyGenerated: true,
        captionPath: "/lazy-static/video-captions/a-en.vtt",
      },
      {
        language: { id: "de", label: "German" },
        automaticallyGenerated: false,
        captionPath: "/lazy-static/video-captions/a-de.vtt",
      },
    ],
  },
  "/lazy-static/video-captions/a-en.vtt": "WEBVTT heard",
  "/lazy-static/video-captions/a-de.vtt": "WEBVTT written",
  "/api/v1/videos/kkGMgK9ZtnKfYAgnEtQxbv": { uuid: "x", name: "Silent" },
  "/api/v1/videos/kkGMgK9ZtnKfYAgnEtQxbv/captions": { total: 0, data: [] },
  "/api/v1/videos/pppppppppppppppppppppp": [
    403,
    { type: "about:blank", detail: "Cannot fetch information of private video" },
  ],
  "/api/v1/video-playlists/aaaaaaaaaaaaaaaaaaaaaa/videos?start=0&count=100": {
    total: 3,
    data: [
      { position: 1, video: { uuid: "one" } },
      { position: 2, video: null },
      { position: 3, video: { uuid: "three" } },
    ],
  },
  "/api/v1/video-channels/repairs@other.example/videos?start=0&count=100": {
    total: 120,
    data: Array.from({ length: 100 }, (_, index) => ({ uuid: `video-${index}` })),
  },
  "/api/v1/video-channels/repairs@other.example/videos?start=100&count=100": { total: 120, data: [{ uuid: "last" }] },
  "/api/v1/videos/wwwwwwwwwwwwwwwwwwwwww": "<html>a shop</html>",
};

function vimeoConfig(tracks: object[]) {
  return { video: { id: 76979871, title: "The repair course" }, request: { files: {}, text_tracks: tracks } };
}

const server = createServer((request, response) => {
  const found = ANSWERS[request.url ?? ""] ?? [404, { detail: "Video not found", message: "Not found" }];
  const [status, body] = Array.isArray(found) ? found : [200, found];
  response.writeHead(status as number).end(typeof body === "string" ? body : JSON.stringify(body));
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const real = createUndiciPageFetcher({ userAgent: "test", allowPrivateNetwork: true });
after(async () => {
  await real.close();
  server.close();
});

/** The sites' own hosts stand on loopback. */
const fetcher: PageFetcher = {
  fetch: (request) => real.fetch({ ...request, url: request.url.replace(/^https:\/\/[^/]+/, origin) }),
};
const vimeo = createVimeoVideoSite(fetcher);
const peertube = createPeertubeVideoSite(fetcher);
const never = new AbortController().signal;

async function outcomes(site: VideoSite, addresses: Record<string, string>, language?: string) {
  for (const [address, expected] of Object.entries(addresses)) {
    const found = site.parse(address);
    assert.ok(found, address);
    const outcome = await site.readCaptions(found.id, language, never).then(
      ({ webvtt }) => Buffer.from(webvtt).toString(),
      (error: Error) => {
        assert.ok(error instanceof VideoFailure && error.message.length > 30, String(error));
        return error.code;
      },
    );
    assert.equal(outcome, expected, address);
  }
}

describe("Vimeo", () => {
  test("gives what people wrote, or the language asked for, or says why there is nothing", async () => {
    await outcomes(vimeo, {
      "https://vimeo.com/76979871": "WEBVTT written",
      "https://vimeo.com/76979872/0123456789": "captions_withheld",
      "https://vimeo.com/76979873": "no_captions",
      "https://vimeo.com/76979874": "video_private",
      "https://vimeo.com/76979875": "video_blocked",
      "https://vimeo.com/76979876": "video_removed",
    });
    await outcomes(vimeo, { "https://player.vimeo.com/video/76979871": "WEBVTT heard" }, "en-GB");
    const { title, language, url } = await vimeo.readCaptions("76979871", "en", never);
    assert.deepEqual([title, language, url], ["The repair course", "en", "https://vimeo.com/76979871"]);
  });

  test("knows its videos by all their addresses, and nothing else", () => {
    for (const [address, id] of Object.entries({
      "https://vimeo.com/channels/staffpicks/76979871": "76979871",
      "https://vimeo.com/groups/shop/videos/76979871": "76979871",
      "https://player.vimeo.com/video/76979871?h=0123456789": "76979871/0123456789",
      "https://www.vimeo.com/76979871?share=copy": "76979871",
    }))
      assert.deepEqual(vimeo.parse(address), { kind: "video", id }, address);
    for (const address of ["https://vimeo.com/", "https://vimeo.com/about", "https://evil.example/76979871"])
      assert.equal(vimeo.parse(address), undefined, address);
  });
});

describe("PeerTube", () => {
  const at = "https://tube.example";
  test("gives what people wrote, or the language asked for, or says why there is nothing", async () => {
    const video = `${at}/w/9c9de5e8-0a1e-484a-b099-e80766180a6d`;
    await outcomes(peertube, {
      [video]: "WEBVTT written",
      [`${at}/w/kkGMgK9ZtnKfYAgnEtQxbv`]: "no_captions",
      [`${at}/videos/embed/pppppppppppppppppppppp`]: "video_private",
      [`${at}/w/gggggggggggggggggggggg`]: "video_removed",
      [`${at}/w/wwwwwwwwwwwwwwwwwwwwww`]: "unknown_address",
    });
    await outcomes(peertube, { [video]: "WEBVTT heard" }, "en");
  });

  test("lists playlists and channels, page by page", async () => {
    const playlist = peertube.parse(`${at}/w/p/aaaaaaaaaaaaaaaaaaaaaa`)!;
    assert.deepEqual(await peertube.listVideos(playlist, 10, never), [`${at}/one`, `${at}/three`]);
    const channel = peertube.parse(`${at}/c/repairs@other.example/videos`)!;
    assert.equal((await peertube.listVideos(channel, 200, never)).at(-1), `${at}/last`);
    assert.equal((await peertube.listVideos(channel, 7, never)).length, 7);
    assert.equal(peertube.parse(`${at}/c/repairs`), undefined);
  });
});

test("joined sites each get their own videos back", async () => {
  const sites = joinVideoSites(createYoutubeVideoSite(fetcher), { vimeo, peertube });
  const watched = [
    "https://youtu.be/coursevid01",
    "https://vimeo.com/76979871",
    "https://tube.example/w/kkGMgK9ZtnKfYAgnEtQxbv",
  ]
    .map((address) => sites.parse(address)!)
    .map(({ id }) => [id, sites.watchUrl(id)]);
  assert.deepEqual(watched, [
    ["coursevid01", "https://www.youtube.com/watch?v=coursevid01"],
    ["vimeo:76979871", "https://vimeo.com/76979871"],
    ["peertube:https://tube.example/kkGMgK9ZtnKfYAgnEtQxbv", "https://tube.example/w/kkGMgK9ZtnKfYAgnEtQxbv?start=0"],
  ]);
  const address = sites.parse("https://tube.example/w/p/aaaaaaaaaaaaaaaaaaaaaa")!;
  const [first] = await sites.listVideos(address, 1, never);
  assert.equal(first, "peertube:https://tube.example/one");
  assert.equal((await sites.readCaptions("vimeo:76979871", undefined, never)).language, "fr");
  assert.equal(sites.parse("https://example.com/course"), undefined);
});
