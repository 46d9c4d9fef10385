import type { Turn } from "@citedesk/grounding";
import { openSite, type SiteAnswer } from "./ask-site.ts";
import { readSite, type SiteLibrary } from "./site-library.ts";
import type { SiteQuestion, SiteSet, SiteVerdict } from "./site-set.ts";

export interface AnsweredQuestion {
  question: SiteQuestion;
  answer: SiteAnswer;
  verdict: SiteVerdict;
}

/** Asks every question of every site, a follow-up behind its earlier turns as they were answered. */
export async function answerSites(
  set: SiteSet,
  visit: (site: string, library: SiteLibrary) => Promise<void> = async () => {},
): Promise<AnsweredQuestion[]> {
  const answered: AnsweredQuestion[] = [];
  for (const [site, questions] of Map.groupBy(set.questions, (question) => question.site)) {
    const library = await readSite(set.folderOf(site));
    await visit(site, library);
    const ask = openSite(set.names[site] ?? site, library);
    for (const question of questions) {
      const history: Turn[] = [];
      for (const text of turnsOf(question).slice(0, -1)) {
        const { content } = await ask(text, history);
        history.push({ role: "user", text }, { role: "assistant", text: content });
      }
      const answer = await ask(question.text, history);
      answered.push({ question, answer, verdict: set.judge(question, answer) });
    }
  }
  return answered;
}

/** What the visitor types, in order; the last is the question. */
export function turnsOf({ history, text }: SiteQuestion): string[] {
  return [...history.filter(({ role }) => role === "user").map(({ content }) => content), text];
}

/** Right with all that was asked for: shown, rightly refused, or met as a courtesy or a wish for a person. */
export function isSatisfied({ verdict }: SiteVerdict): boolean {
  return verdict === "full" || verdict === "refused_rightly" || verdict === "talk_right";
}

export function isClean(verdict: SiteVerdict): boolean {
  return isSatisfied(verdict) && (verdict.verdict !== "full" || verdict.clean === true);
}
