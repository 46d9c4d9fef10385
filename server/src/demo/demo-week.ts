import type { CitedeskClient } from "@citedesk/client";
import type { AppContext } from "../compose.ts";
import type { Agenda } from "./agenda.ts";

/** What those who live through the week share. */
export interface DemoWeek {
  url: string;
  context: AppContext;
  agenda: Agenda;
  agentId: string;
  publishableKey: string;
  /** Signs who a visitor is, as the shop's own server would. */
  identitySecret: string;
  owner: CitedeskClient;
  /** Two who answer chats. */
  supporters: readonly CitedeskClient[];
}

export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
