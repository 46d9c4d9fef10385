import { BarChart3, Bot, CircleHelp, Home, Inbox, type LucideIcon, Settings, UserRoundPlus, Users } from "lucide-react";
import type { Rights } from "../api/use-me.ts";
import { t } from "../texts/language.ts";

export interface Destination {
  to: "/" | "/inbox" | "/assistants" | "/insights" | "/gaps" | "/leads" | "/visitors" | "/settings";
  label: string;
  icon: LucideIcon;
  /** On a phone it lies under "More". */
  isMore?: boolean;
}

/** What this person may open, in the order of the bar. */
export function destinations(rights: Rights): Destination[] {
  return places(rights).filter(({ isOpen }) => isOpen);
}

/** `readsSomewhere`: by a role on single assistants. Where one may not go looks like what never existed. */
export function mayOpen(pathname: string, rights: Rights, readsSomewhere: boolean): boolean {
  const first = `/${pathname.split("/")[1] ?? ""}`;
  if (first === "/start") return rights.edit;
  const place = places(rights).find(({ to }) => to === first);
  // Whoever has no Home is led on from there.
  return first === "/" || place === undefined || place.isOpen || readsSomewhere;
}

function places(rights: Rights): (Destination & { isOpen: boolean })[] {
  return [
    { to: "/", label: t("Home"), icon: Home, isOpen: rights.read },
    { to: "/inbox", label: t("Inbox"), icon: Inbox, isOpen: true },
    { to: "/assistants", label: t("Assistants"), icon: Bot, isOpen: rights.read },
    { to: "/insights", label: t("Insights"), icon: BarChart3, isOpen: rights.read },
    { to: "/gaps", label: t("Gaps"), icon: CircleHelp, isOpen: rights.read, isMore: true },
    { to: "/leads", label: t("Leads"), icon: UserRoundPlus, isOpen: true, isMore: true },
    { to: "/visitors", label: t("Visitors"), icon: Users, isOpen: true, isMore: true },
    { to: "/settings", label: t("Settings"), icon: Settings, isOpen: true, isMore: true },
  ];
}
