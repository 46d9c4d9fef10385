import { useNavigate } from "@tanstack/react-router";
import { Command } from "cmdk";
import { endSession } from "../api/client.ts";
import { useApi } from "../api/use-api.ts";
import { useRights } from "../api/use-me.ts";
import { Dialog } from "../parts/dialog.tsx";
import { t } from "../texts/language.ts";
import { destinations } from "./navigation.ts";

const ITEM = "flex min-h-9 items-center gap-2 rounded-control px-2 data-[selected=true]:bg-accent-soft";
const GROUP =
  "text-sm [&_[cmdk-group-heading]]:px-2 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-muted";

/** Go to, create, switch assistant. */
export function Palette({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate();
  const rights = useRights();
  const agents = useApi("/v2/agents", { query: { limit: 100 } }, { enabled: rights.read }).data?.data ?? [];
  const run = (act: () => unknown) => () => {
    onClose();
    act();
  };
  return (
    <Dialog title={t("Go to or create")} onClose={onClose}>
      <Command label={t("Go to or create")} className="flex flex-col gap-2">
        <Command.Input
          autoFocus
          placeholder={t("A screen, an assistant, an action")}
          className="min-h-10 rounded-control border border-control bg-surface px-3"
        />
        <Command.List className="max-h-80 overflow-auto">
          <Command.Empty className="p-2 text-muted">{t("Nothing by that name.")}</Command.Empty>
          {rights.edit && (
            <Command.Group heading={t("Create")} className={GROUP}>
              <Command.Item className={ITEM} onSelect={run(() => navigate({ to: "/start" }))}>
                {t("New assistant")}
              </Command.Item>
              {rights.administer && (
                <Command.Item
                  className={ITEM}
                  onSelect={run(() =>
                    navigate({ to: "/settings/$section", params: { section: "members" }, search: { open: "new" } }),
                  )}
                >
                  {t("Invite a member")}
                </Command.Item>
              )}
            </Command.Group>
          )}
          <Command.Group heading={t("Go to")} className={GROUP}>
            {destinations(rights).map(({ to, label, icon: Icon }) => (
              <Command.Item key={to} className={ITEM} onSelect={run(() => navigate({ to }))}>
                <Icon size={16} strokeWidth={1.5} aria-hidden />
                {label}
              </Command.Item>
            ))}
          </Command.Group>
          {agents.length > 0 && (
            <Command.Group heading={t("Assistants")} className={GROUP}>
              {agents.map(({ id, name }) => (
                <Command.Item
                  key={id}
                  value={`${name} ${id}`}
                  className={ITEM}
                  onSelect={run(() => navigate({ to: "/assistants/$agentId", params: { agentId: id } }))}
                >
                  {name}
                </Command.Item>
              ))}
            </Command.Group>
          )}
          <Command.Group heading={t("You")} className={GROUP}>
            <Command.Item className={ITEM} onSelect={run(() => endSession())}>
              {t("Sign out")}
            </Command.Item>
          </Command.Group>
        </Command.List>
      </Command>
    </Dialog>
  );
}
