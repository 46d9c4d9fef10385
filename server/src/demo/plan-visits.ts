import { seededRandom } from "../testing/seeded-random.ts";
import { DEMO_SPEECH, type DemoLanguage, type DemoSpeech } from "./demo-speech.ts";
import { DAY_MS, HOUR_MS } from "./demo-week.ts";
import { visitorName } from "./visitor-name.ts";

/** How it goes on for a visitor who asked for a person. */
export type HandoffOutcome = "answered" | "idle" | "withdrawn" | "waiting";

export interface Visit {
  number: number;
  name: string;
  language: DemoLanguage;
  /** Milliseconds since 1970. */
  at: number;
  questions: string[];
  feedback: { rating: "positive" | "negative"; comment?: string; reasons: ("wrong" | "outdated" | "other")[] } | null;
  lead: { wish: string; email: string } | null;
  handoff: (DemoSpeech["wishes"][number] & { outcome: HandoffOutcome }) | null;
}

export const DEMO_DAYS = 7;
/** Visitors at each hour of a day, against each other. */
const BUSY_HOURS = [1, 1, 0, 0, 0, 1, 2, 4, 8, 12, 14, 13, 10, 11, 13, 12, 11, 10, 8, 7, 7, 6, 4, 2];
/** Visitors of each, in a hundred. */
const LANGUAGES: Record<DemoLanguage, number> = { en: 70, de: 14, fr: 7, es: 5, it: 4 };
/** Of the topics that no page tells of: two are asked for again and again. */
const WEIGHTS_OF_UNANSWERED = [50, 30, 8, 6, 6];

/** The week's visits in the order of time: the same for the same seed, however often they are planned. */
export function planVisits({ seed, visitors, from }: { seed: number; visitors: number; from: number }): Visit[] {
  const random = seededRandom(seed);
  const choose = <Value>(values: readonly Value[]): Value => values[Math.floor(random() * values.length)]!;
  const weighted = (weights: readonly number[]): number => {
    let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
    return weights.findIndex((weight) => {
      left -= weight;
      return left < 0;
    });
  };

  const question = (speech: DemoSpeech): string => {
    const kind = weighted([66, 26, 3, 5]);
    if (kind === 1) return choose(speech.unanswered[weighted(WEIGHTS_OF_UNANSWERED)]!);
    if (kind === 2) return choose(speech.offTopic);
    if (kind === 3) return choose(speech.greetings);
    return choose(speech.answered);
  };

  /** Each in turn, so that a short week has them all. The last hours' wishes are still waiting when the week ends. */
  const OUTCOMES: HandoffOutcome[] = ["answered", "idle", "withdrawn", "answered", "answered"];
  const moments = Array.from({ length: visitors }, (_, number) => {
    const day = Math.floor((number * DEMO_DAYS) / visitors);
    return from + day * DAY_MS + (weighted(BUSY_HOURS) + random()) * HOUR_MS;
  }).sort((one, other) => one - other);
  let handoffs = 0;
  let leads = 0;
  return moments.map((at, number) => {
    const language = (Object.keys(LANGUAGES) as DemoLanguage[])[weighted(Object.values(LANGUAGES))]!;
    const speech: DemoSpeech = DEMO_SPEECH[language];
    const hour = new Date(at).getUTCHours();
    const isLast = number >= visitors - 2;
    const isAttended = hour >= 9 && hour < 17;
    const wantsPerson = isLast || (isAttended && (random() < 0.09 || handoffs < 3));
    const leavesDetails = !wantsPerson && (random() < 0.1 || leads === 0);
    const isPositive = random() < 0.75;
    const name = visitorName(number);
    const visit: Visit = {
      number,
      name,
      language,
      at: Math.round(at),
      questions: Array.from({ length: 1 + weighted([55, 28, 12, 5]) }, () => question(speech)),
      feedback:
        random() < 0.35
          ? {
              rating: isPositive ? "positive" : "negative",
              reasons: isPositive ? [] : [choose(["wrong", "outdated", "other"] as const)],
              ...(!isPositive && random() < 0.5 && { comment: choose(speech.comments) }),
            }
          : null,
      lead: leavesDetails
        ? { wish: choose(speech.leadWishes), email: `${name.toLowerCase().replace(" ", ".")}@example.com` }
        : null,
      handoff: wantsPerson
        ? { ...choose(speech.wishes), outcome: isLast ? "waiting" : OUTCOMES[handoffs % OUTCOMES.length]! }
        : null,
    };
    if (wantsPerson) handoffs += 1;
    if (leavesDetails) leads += 1;
    return visit;
  });
}
