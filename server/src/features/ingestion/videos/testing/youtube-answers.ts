/*
 * What YouTube's own interface (`/youtubei/v1/…`) answers, cut down to what is read of it.
 */

/** What the site's player answers, cut down to what is read of it. */
export function playerAnswer(id: string) {
  const [status, reason] = REFUSALS[id] ?? ["OK", undefined];
  const tracks = id === "nocaptions1" ? [] : [track(id, "de", "asr"), track(id, "en", undefined)];
  return {
    responseContext: {},
    playabilityStatus: { status, ...(reason ? { reason } : {}) },
    videoDetails: { videoId: id, title: `Course ${id}`, channelId: "UC1234567890123456789012", lengthSeconds: "140" },
    captions: { playerCaptionsTracklistRenderer: { captionTracks: tracks, audioTracks: [], translationLanguages: [] } },
  };
}

/** Status and words as the site gives them. */
export const REFUSALS: Record<string, [string, string]> = {
  private0001: ["LOGIN_REQUIRED", "This is a private video. Please sign in to verify that you may see it."],
  removed0001: ["ERROR", "This video has been removed by the uploader"],
  blocked0001: ["LOGIN_REQUIRED", "Sign in to confirm you’re not a bot"],
  region00001: ["UNPLAYABLE", "The uploader has not made this video available in your country"],
  region00002: [
    "UNPLAYABLE",
    "This video contains content from someone who has blocked it in your country on copyright grounds",
  ],
  ageasked001: ["LOGIN_REQUIRED", "Sign in to confirm your age"],
  ageasked002: ["AGE_VERIFICATION_REQUIRED", "This video may be inappropriate for some users."],
  upcoming001: ["LIVE_STREAM_OFFLINE", "Premieres in 3 days"],
};

function track(id: string, language: string, kind: string | undefined) {
  return {
    baseUrl: `https://www.youtube.com/api/timedtext?v=${id}&lang=${language}`,
    name: { simpleText: language },
    vssId: `.${language}`,
    languageCode: language,
    ...(kind ? { kind } : {}),
    isTranslatable: true,
  };
}

export function playlistAnswer(ids: string[]) {
  const contents = ids.map((videoId, index) => ({
    playlistVideoRenderer: {
      videoId,
      title: { runs: [{ text: `Course ${videoId}` }], accessibility: { accessibilityData: { label: videoId } } },
      index: { simpleText: String(index + 1) },
      shortBylineText: { runs: [{ text: "Repairs" }] },
      lengthSeconds: "140",
      isPlayable: true,
      thumbnail: { thumbnails: [] },
      thumbnailOverlays: [],
      lengthText: { simpleText: "2:20" },
      videoInfo: { runs: [{ text: "1K views" }] },
      navigationEndpoint: { watchEndpoint: { videoId } },
    },
  }));
  const list = { playlistVideoListRenderer: { contents, playlistId: "PL1", isEditable: false, canReorder: false } };
  const section = { itemSectionRenderer: { contents: [list] } };
  const tab = { tabRenderer: { selected: true, content: { sectionListRenderer: { contents: [section] } } } };
  return { responseContext: {}, contents: { twoColumnBrowseResultsRenderer: { tabs: [tab] } } };
}

/** A channel's home, its tab of videos, and that list's second page; which, is in the body of the request. */
export function channelAnswer(body: Record<string, unknown>): object {
  if (body.continuation === "next-page")
    return {
      responseContext: {},
      onResponseReceivedActions: [
        {
          appendContinuationItemsAction: {
            targetId: "browse-feed",
            continuationItems: [gridVideo("coursevid03"), gridVideo("removed0001")],
          },
        },
      ],
    };
  const isVideos = body.params === VIDEOS;
  const more = {
    continuationItemRenderer: {
      trigger: "CONTINUATION_TRIGGER_ON_ITEM_SHOWN",
      continuationEndpoint: {
        continuationCommand: { token: "next-page", request: "CONTINUATION_REQUEST_TYPE_BROWSE" },
      },
    },
  };
  const grid = { richGridRenderer: { contents: [gridVideo("coursevid01"), lockup("coursevid02"), more] } };
  const home = { sectionListRenderer: { contents: [] } };
  return {
    responseContext: {},
    metadata: {
      channelMetadataRenderer: {
        title: "Repairs",
        externalId: body.browseId,
        channelUrl: `https://www.youtube.com/channel/${body.browseId}`,
        avatar: { thumbnails: [] },
      },
    },
    contents: {
      twoColumnBrowseResultsRenderer: {
        tabs: [tab("Home", "featured", FEATURED, !isVideos, home), tab("Videos", "videos", VIDEOS, isVideos, grid)],
      },
    },
  };
}

const FEATURED = "EghmZWF0dXJlZPIGBAoCMgA=";
const VIDEOS = "EgZ2aWRlb3PyBgQKAjoA";

function tab(title: string, page: string, parameters: string, isSelected: boolean, content: object) {
  return {
    tabRenderer: {
      title,
      selected: isSelected,
      endpoint: {
        commandMetadata: { webCommandMetadata: { url: `/@repairs/${page}`, apiUrl: "/youtubei/v1/browse" } },
        browseEndpoint: { browseId: "UC1234567890123456789012", params: parameters },
      },
      ...(isSelected ? { content } : {}),
    },
  };
}

function gridVideo(videoId: string) {
  return {
    richItemRenderer: {
      content: {
        videoRenderer: {
          videoId,
          title: { runs: [{ text: `Course ${videoId}` }] },
          thumbnail: { thumbnails: [] },
          lengthText: { simpleText: "2:20" },
          navigationEndpoint: { watchEndpoint: { videoId } },
          thumbnailOverlays: [],
        },
      },
    },
  };
}

/** The form that replaces `videoRenderer` since 2025. */
function lockup(videoId: string) {
  return {
    richItemRenderer: {
      content: {
        lockupViewModel: {
          contentId: videoId,
          contentType: "LOCKUP_CONTENT_TYPE_VIDEO",
          metadata: { lockupMetadataViewModel: { title: { content: `Course ${videoId}` } } },
        },
      },
    },
  };
}
