import { CitedeskClient, type Result } from "@citedesk/client";
import { SignJWT } from "jose";
import { attendHandoff } from "./attend-handoff.ts";
import { DEMO_SPEECH } from "./demo-speech.ts";
import { type DemoWeek, MINUTE_MS, SECOND_MS } from "./demo-week.ts";
import type { Visit } from "./plan-visits.ts";
import { SHOP_ASSISTANT, SHOP_SITE } from "./shop-texts.ts";

const IDENTIFIED_EVERY = 4;
const BETWEEN_QUESTIONS_MS = 50 * SECOND_MS;

/** Puts what a visitor does on the agenda, as their browser would do it. */
export function liveVisit(week: DemoWeek, visit: Visit): void {
  let visitor: CitedeskClient;
  let answer: Result<"post", "/v2/chat">;
  for (const [place, message] of visit.questions.entries())
    week.agenda.add(visit.at + place * BETWEEN_QUESTIONS_MS, async () => {
      visitor ??= await arrive(week, visit);
      answer = await visitor.post("/v2/chat", {
        body: { agent_id: week.agentId, message, ...(place > 0 && { chat_id: answer.chat_id }) },
      });
    });
  const doneAt = visit.at + visit.questions.length * BETWEEN_QUESTIONS_MS;
  const { feedback, lead, handoff } = visit;
  if (feedback)
    week.agenda.add(doneAt, async () => {
      // What greets or asks back is not rated.
      if (answer.answered === null) return;
      await visitor.put("/v2/messages/{id}/feedback", { path: { id: answer.id }, body: feedback });
    });
  if (lead)
    week.agenda.add(doneAt + 20 * SECOND_MS, () =>
      leaveDetails(week, visitor, { visit, lead, chatId: answer.chat_id }),
    );
  if (handoff)
    week.agenda.add(doneAt + 30 * SECOND_MS, () =>
      attendHandoff(week, visitor, {
        chatId: answer.chat_id,
        handoff,
        takingOver: DEMO_SPEECH[visit.language].takingOver,
        at: doneAt + MINUTE_MS,
        turn: visit.number,
      }),
    );
}

/** With the page's publishable key; some are signed in to the shop, which says who they are. */
async function arrive(week: DemoWeek, visit: Visit): Promise<CitedeskClient> {
  const identity =
    visit.number % IDENTIFIED_EVERY === 0
      ? { identity_token: await signIdentity(week.identitySecret, visit) }
      : undefined;
  const { token } = await new CitedeskClient({ baseUrl: week.url }).post("/v2/visitor_tokens", {
    body: { publishable_key: week.publishableKey, ...identity },
    headers: { origin: SHOP_SITE },
  });
  return new CitedeskClient({ baseUrl: week.url, token });
}

function signIdentity(secret: string, { number, name }: Visit): Promise<string> {
  const email = `${name.toLowerCase().replace(" ", ".")}@example.com`;
  return new SignJWT({ name, email, claims: { customer_since: String(2015 + (number % 10)) } })
    .setProtectedHeader({ alg: "HS256" })
    .setSubject(`customer-${number}`)
    .setExpirationTime("1h")
    .sign(new TextEncoder().encode(secret));
}

async function leaveDetails(
  { agenda, agentId, owner }: DemoWeek,
  visitor: CitedeskClient,
  { visit, lead, chatId }: { visit: Visit; lead: NonNullable<Visit["lead"]>; chatId: string },
): Promise<void> {
  const { id } = await visitor.post("/v2/leads", {
    body: {
      agent_id: agentId,
      chat_id: chatId,
      fields: { name: visit.name, email: lead.email, wish: lead.wish },
      consent: { text: SHOP_ASSISTANT.lead_form.consent.text },
    },
  });
  const next = (["qualified", "new", "done"] as const)[visit.number % 3]!;
  if (next !== "new")
    agenda.add(visit.at + 90 * MINUTE_MS, async () => {
      await owner.patch("/v2/leads/{id}", { path: { id }, body: { status: "qualified" } });
      if (next === "done") await owner.patch("/v2/leads/{id}", { path: { id }, body: { status: "done" } });
    });
}
