import type { Rights } from "../../api/use-me.ts";
import { t } from "../../texts/language.ts";

export type SectionName =
  | "account"
  | "workspace"
  | "workspaces"
  | "transfer"
  | "members"
  | "brands"
  | "models"
  | "tools"
  | "replies"
  | "keys"
  | "webhooks"
  | "domains"
  | "audit"
  | "deleted"
  | "erasures"
  | "accounts"
  | "health";

export function settingsSections(rights: Rights): { name: SectionName; label: string }[] {
  const all: { name: SectionName; label: string; isOpen: boolean }[] = [
    { name: "account", label: t("Your account"), isOpen: true },
    { name: "workspace", label: t("Workspace and usage"), isOpen: rights.read },
    { name: "workspaces", label: t("All workspaces"), isOpen: rights.account },
    { name: "transfer", label: t("Export, import, erase"), isOpen: rights.administer },
    { name: "members", label: t("Members"), isOpen: rights.read },
    { name: "brands", label: t("Brands"), isOpen: rights.read },
    { name: "models", label: t("Models"), isOpen: rights.read },
    { name: "tools", label: t("Tools"), isOpen: rights.read },
    { name: "replies", label: t("Saved replies"), isOpen: rights.read || rights.support },
    { name: "keys", label: t("API keys"), isOpen: rights.administer },
    { name: "webhooks", label: t("Webhooks"), isOpen: rights.administer },
    { name: "domains", label: t("Domains"), isOpen: rights.administer },
    { name: "audit", label: t("Audit log"), isOpen: rights.administer },
    { name: "deleted", label: t("Recently deleted"), isOpen: rights.edit },
    { name: "erasures", label: t("Erasures"), isOpen: rights.administer },
    { name: "accounts", label: t("Accounts of the instance"), isOpen: rights.instance },
    { name: "health", label: t("Instance health"), isOpen: rights.administer },
  ];
  return all.filter(({ isOpen }) => isOpen);
}
