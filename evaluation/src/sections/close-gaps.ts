import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ServiceClient } from "../bench/service-client.ts";
import { startService, withTemporaryFolder } from "../bench/service-under-test.ts";
import { boundedRow, type ReportRow } from "../report/report-row.ts";

export interface GapTopic {
  topic: string;
  questions: string[];
}

/** So many wordings of a topic are asked before its gap is answered; the others only afterwards. */
const ASKED_BEFORE = 3;

/** Something is there, and says nothing of what is asked. */
const ABOUT = "# About us\n\nLamps, boots and bicycles have been sold here since 1954. Three sisters lead the house.\n";

interface Answer {
  answered: boolean | null;
  citations: { source_id: string }[];
}

/**
 * The closed loop on the real service: visitors ask, gaps open, the owner writes what each asks for, and whoever asks
 * in other words has an answer. An assistant whose gaps nobody answers is asked the same.
 */
export function closeGaps(projectRoot: string, topics: readonly GapTopic[]): Promise<ReportRow> {
  return withTemporaryFolder(async (folder) => {
    const sets = join(projectRoot, "evaluation", "sets");
    const answers: Record<string, string> = JSON.parse(await readFile(join(sets, "gaps", "answers.json"), "utf8"));
    const service = await startService({ projectRoot, dataFolder: join(folder, "data") });
    const client = new ServiceClient(service.address);
    try {
      await client.signIn();
      const agents = [await client.createAgent("extractive"), await client.createAgent("extractive")];
      const uploads: string[] = [];
      for (const agent of agents) uploads.push(await client.upload(agent, "about.md", ABOUT));
      await client.waitUntilRead(uploads, 120_000);
      const [agent, control] = agents as [string, string];
      const ask = async (of: string, question: string): Promise<Answer> =>
        JSON.parse((await client.chat(of, question)).body);
      const topicOf = new Map<string, string>();
      for (const { topic, questions } of topics)
        for (const question of questions.slice(0, ASKED_BEFORE)) {
          topicOf.set(question, topic);
          await ask(agent, question);
        }
      const sources = new Map<string, string>();
      const gaps = await client.listGaps(agent);
      for (const { id, question } of gaps) {
        const topic = topicOf.get(question)!;
        sources.set(await client.answerGap(id, answers[topic]!), topic);
      }
      const others = topics.flatMap(({ topic, questions }) =>
        questions.slice(ASKED_BEFORE).map((question) => ({ topic, question })),
      );
      let [before, after, own] = [0, 0, 0];
      for (const { topic, question } of others) {
        before += Number((await ask(control, question)).answered === true);
        const { answered, citations } = await ask(agent, question);
        after += Number(answered === true);
        own += Number(answered === true && citations.some(({ source_id: id }) => sources.get(id) === topic));
      }
      const share = (part: number) => part / others.length;
      return boundedRow({
        what: "other wordings that have an answer once gaps are answered",
        figures: { before: share(before), answered: share(after), "by their topic's": share(own) },
        bounds: [
          { figure: "answered", atLeast: share(before) + 0.5 },
          { figure: "by their topic's", atLeast: 0.6 },
        ],
        note: `${gaps.length} gaps of ${topics.length} topics, answered once each; ${others.length} wordings that nobody had used. A gap that mixes topics is answered for one of them`,
      });
    } finally {
      client.close();
      await service.stop();
    }
  });
}
