import { type Static, Type } from "typebox";
import { ForbiddenError, InvalidError } from "../../platform/errors/app-error.ts";
import { filterId } from "../../platform/http/filter-id.ts";
import { Choice, StrictObject, Timestamp } from "../../platform/http/schemas.ts";
import type { Principal } from "../identity/index.ts";
import { limitedAgent } from "./get-readable-chat.ts";
import type { ChatFilter } from "./message-queries.ts";
import { CHAT_STATUSES } from "./message-schemas.ts";
import { tidyTag } from "./tidy-tags.ts";

export const ChatFilterQuery = StrictObject({
  agent_id: Type.Optional(Type.String({ maxLength: 100 })),
  visitor_id: Type.Optional(Type.String({ maxLength: 100 })),
  status: Type.Optional(Choice(CHAT_STATUSES)),
  assigned_to: Type.Optional(
    Type.String({ maxLength: 100, description: "Id of a member, `me`, or `none` for chats that are nobody's." }),
  ),
  tag: Type.Optional(Type.String({ minLength: 1, maxLength: 50, description: "One of its tags, as it is written." })),
  language: Type.Optional(
    Type.String({ pattern: "^[a-z]{2,3}$", description: "As it was recognised: `de`; `und` where it was not." }),
  ),
  rating: Type.Optional(Choice(["positive", "negative"], { description: "Of at least one of its answers." })),
  waiting_since: Type.Optional({
    ...Timestamp,
    description: "Chats whose visitor has waited for a person since then, or longer.",
  }),
  awaits_reply: Type.Optional(
    Type.Boolean({
      description:
        "True: chats whose visitor waits for a person, or wrote last to the person who has the chat; false: all others.",
    }),
  ),
  from: Type.Optional(Timestamp),
  to: Type.Optional(Timestamp),
  q: Type.Optional(
    Type.String({
      maxLength: 200,
      description: "Part of a message; for members also of the visitor's name, address and contact details.",
    }),
  ),
});

/** They tell of what visitors are not shown, or of all chats together. */
const DESK_FILTERS = ["assigned_to", "tag", "language", "awaits_reply"] as const;

/**
 * Throws 403 for a visitor who asks by what visitors are not shown, and 422 for `me` of who is no member.
 */
export function chatFilterOf(principal: Principal, query: Static<typeof ChatFilterQuery>): ChatFilter {
  const { agent_id, visitor_id, status, tag, language, rating, waiting_since, from, to, q } = query;
  const kept = DESK_FILTERS.find((name) => query[name] !== undefined);
  if (principal.kind === "visitor" && kept) throw new ForbiddenError(`Visitors don't find their chats by \`${kept}\`.`);
  return {
    agentId: limitedAgent(principal) ?? filterId("agent", agent_id || undefined),
    visitorId: filterId("visitor", visitor_id || undefined),
    status,
    assignedTo: memberOrNobody(principal, "assigned_to", query.assigned_to || undefined),
    tag: tag === undefined ? undefined : tidyTag(tag),
    language,
    rating,
    waitingSince: waiting_since,
    awaitsReply: query.awaits_reply,
    from,
    to,
    search: q,
    searchesPeople: principal.kind === "member",
  };
}

/** Of a filter by member: an id, `me`, or `none`, which is null. Throws 422 for `me` of who is no member. */
export function memberOrNobody(
  principal: Principal,
  filter: string,
  named: string | undefined,
): string | null | undefined {
  if (named === "none") return null;
  if (named !== "me") return filterId("member", named);
  if (principal.kind === "member") return principal.memberId;
  throw new InvalidError([{ pointer: `?${filter}`, message: "is `me` for members alone: name one by id." }]);
}
