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

/**
 * Asks each question without history of its own behind another one of its site and language, as visitors do who want to
 * know one thing after another.
 */
export async function answerBehindOthers(set: SiteSet): Promise<AnsweredQuestion[]> {
  const answered: AnsweredQuestion[] = [];
  const first = set.questions.filter(({ history, expect }) => history.length === 0 && expect !== "smalltalk");
  for (const [site, questions] of Map.groupBy(first, (question) => question.site)) {
    const ask = openSite(set.names[site] ?? site, await readSite(set.folderOf(site)));
    for (const group of Map.groupBy(questions, ({ lang }) => lang).values())
      for (const [place, question] of group.entries()) {
        const before = group.filter((other) => other.expect === "answer" && other !== question);
        const text = before[(place * STRIDE) % before.length]?.text;
        if (text === undefined) continue;
        const { content } = await ask(text, []);
        const answer = await ask(question.text, [
          { role: "user", text },
          { role: "assistant", text: content },
        ]);
        answered.push({ question, answer, verdict: set.judge(question, answer) });
      }
  }
  return answered;
}

/** Questions that stand side by side are often about the same. */
const STRIDE = 7;

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
