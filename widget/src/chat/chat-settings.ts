/** What the service writes into the chat's document. */
export interface ChatSettings {
  agentId: string;
  deploymentId: string;
  name: string;
  welcome: string;
  starters: string[];
  /** What it answers every visitor from. */
  open: OpenDocuments;
  /** Gives a visitor token, once, within five minutes. */
  ticket: string;
  /** How far the service's clock is ahead of the visitor's, which may be hours wrong. */
  clockAheadMs: number;
  /** BCP 47; empty: the visitor's. */
  language: string;
  leadForm: LeadForm | null;
  officeHours: OfficeHours | null;
  /** Outside of these hours nobody waits for a person: they leave their details. */
  leavesDetails: boolean;
  brand: Brand;
  theme: Theme;
}

export interface LeadForm {
  fields?: LeadField[];
  consent?: { text: string; required?: boolean } | null;
  guard?: { least_seconds?: number };
  ask?: { when: "before" | "after_answers" | "on_abstention" | "on_request"; answers?: number };
}
export interface LeadField {
  name: string;
  label?: string;
  type?: "text" | "long_text" | "email" | "phone" | "number" | "choice";
  required?: boolean;
  options?: string[];
}

/** Pages, files and texts. */
export interface OpenDocuments {
  count: number;
  /** They are pages of sites, all of them. */
  arePages: boolean;
}

export interface OfficeHours {
  timezone: string;
  hours: { days: string[]; opens: string; closes: string }[];
  holidays?: { date: string; until?: string; opens?: string; closes?: string }[];
}

export interface Brand {
  name: string;
  logo: string | null;
  /** Where the chat is dark. */
  logoDark: string | null;
  copyright: string;
  terms: string | null;
  privacy: string | null;
  whiteLabel: boolean;
}

/** Custom properties without `--cd-`, each with its light and dark value or one for both. */
export type Theme = Record<string, string | [light: string, dark: string]>;

export function readSettings(body: HTMLElement): ChatSettings {
  const { settings = "{}", ticket = "", now = "" } = body.dataset;
  return { ...(JSON.parse(settings) as ChatSettings), ticket, clockAheadMs: Number(now) - Date.now() };
}
