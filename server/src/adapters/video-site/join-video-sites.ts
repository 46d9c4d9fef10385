import type { VideoSite } from "../../ports/video-site.ts";

/**
 * Several sites as one. Ids of the named ones carry their name (`vimeo:76979871`), so that each finds its way back;
 * those of `main` stay as they are.
 */
export function joinVideoSites(main: VideoSite, named: Record<string, VideoSite>): VideoSite {
  const others = Object.entries(named).map(([name, site]) => ({ prefix: `${name}:`, site }));
  const siteOf = (id: string) => {
    const other = others.find(({ prefix }) => id.startsWith(prefix));
    return other ? { ...other, id: id.slice(other.prefix.length) } : { prefix: "", site: main, id };
  };
  return {
    parse(url) {
      for (const { prefix, site } of [{ prefix: "", site: main }, ...others]) {
        const address = site.parse(url);
        if (address) return { ...address, id: prefix + address.id };
      }
      return undefined;
    },
    watchUrl(videoId) {
      const { site, id } = siteOf(videoId);
      return site.watchUrl(id);
    },
    async listVideos(address, limit, signal) {
      const { prefix, site, id } = siteOf(address.id);
      return (await site.listVideos({ ...address, id }, limit, signal)).map((found) => prefix + found);
    },
    readCaptions(videoId, language, signal) {
      const { site, id } = siteOf(videoId);
      return site.readCaptions(id, language, signal);
    },
  };
}
