import type { Reach } from "../../platform/database/reach.ts";
import { ForbiddenError, InvalidError } from "../../platform/errors/app-error.ts";
import { admit, type Principal } from "../identity/index.ts";

/** What can be watched, and the operation of the contract that whoever watches it must be allowed. */
const TOPICS = {
  chats: "getChat",
  typing: "getChat",
  presence: "getChat",
  leads: "getLead",
  crawls: "getSource",
} as const;

export type Topic = keyof typeof TOPICS;
export const TOPIC_NAMES = Object.keys(TOPICS) as Topic[];

/** Reads `chats,typing`. Throws 422 for anything else. */
export function parseTopics(text: string): ReadonlySet<Topic> {
  const names = text.split(",").map((name) => name.trim());
  const unknown = names.find((name) => !Object.hasOwn(TOPICS, name));
  if (unknown !== undefined) {
    const message = `${JSON.stringify(unknown.slice(0, 50))} is not a topic; there are ${TOPIC_NAMES.join(", ")}.`;
    throw new InvalidError([{ pointer: "?topics", message }]);
  }
  return new Set(names as Topic[]);
}

/** Topics that are watched within the same assistants and brands; undefined: in the whole workspace. */
export interface Scope {
  reach: Reach | undefined;
  topics: ReadonlySet<Topic>;
}

/** Where the caller, as their credential says it, may watch each topic. Throws 403 when it is nowhere. */
export function scopesOf(principal: Principal, topics: ReadonlySet<Topic>): Scope[] {
  const scopes = new Map<string, { reach: Reach | undefined; topics: Set<Topic> }>();
  for (const topic of topics) {
    const admission = admit(principal, TOPICS[topic]);
    // Who is there is for the people behind an assistant.
    if (!admission || (topic === "presence" && principal.kind === "visitor"))
      throw new ForbiddenError(`You may not watch ${topic}.`);
    const name = JSON.stringify(admission.reach ?? null);
    const scope = scopes.get(name) ?? { reach: admission.reach, topics: new Set() };
    scopes.set(name, { ...scope, topics: scope.topics.add(topic) });
  }
  return [...scopes.values()];
}
