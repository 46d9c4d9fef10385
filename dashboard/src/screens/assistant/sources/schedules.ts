import { t } from "../../../texts/language.ts";

export const SCHEDULES = ["hourly", "daily", "weekly", "monthly"] as const;

export function scheduleName(schedule: (typeof SCHEDULES)[number]): string {
  return { hourly: t("Every hour"), daily: t("Every day"), weekly: t("Every week"), monthly: t("Every month") }[
    schedule
  ];
}
