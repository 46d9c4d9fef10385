import type { Candidate } from "../../ranking/candidate.ts";

/**
 * Whether a passage is one of many posts, each true on its day: its page is called so, or it says when it was written.
 */
export function isNews({ title, headingPath, text }: Pick<Candidate, "title" | "headingPath" | "text">): boolean {
  return [title ?? "", headingPath[0] ?? ""].some((name) => NEWS_PAGE.test(name)) || WRITTEN_ON.test(text);
}

const NEWS_PAGE =
  /^(?:(?:our |the )?(?:latest )?(?:news(?:room)?|blog|press releases?|archive|announcements)|aktuelles|neuigkeiten|nachrichten|presse(?:mitteilungen)?|actualit[ée]s|noticias|novedades|nieuws|notizie|novità|nyheter)(?!\p{L})/iu;
const WRITTEN_ON =
  /^(?:posted|published|written|veröffentlicht|erschienen|publié|publiée|publicado|publicada|pubblicato|geplaatst|gepubliceerd|publicerad)(?: (?:on|am|le|el|il|op|den))? [^\n]{0,30}(?:19|20)\p{N}{2}/imu;
