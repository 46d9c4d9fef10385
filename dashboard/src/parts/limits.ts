import type { Schema } from "@citedesk/client";
import { formatBytes, formatNumber } from "../texts/formats.ts";
import { t } from "../texts/language.ts";

export type LimitName = keyof Schema<"Workspace">["limits"];

export function limitName(limit: LimitName): string {
  return {
    sources: t("Sources"),
    pages: t("Pages"),
    passages: t("Passages"),
    upload_bytes: t("Files"),
    chats_per_month: t("Chats a month"),
    agent_chats_per_month: t("Chats a month and assistant"),
    spend_per_month: t("Models a month, in US dollars"),
    agent_spend_per_month: t("Models a month and assistant, in US dollars"),
  }[limit];
}

/** "15 of 20", as such amounts are written. */
export function usedOf({ limit, used, most }: { limit: LimitName; used: number; most: number | null }): string {
  const show = (amount: number) => {
    if (limit === "upload_bytes") return formatBytes(amount);
    return formatNumber(amount, limit.includes("spend") ? 2 : undefined);
  };
  return most === null ? show(used) : `${show(used)} ${t("of {limit}", { limit: show(most) })}`;
}
