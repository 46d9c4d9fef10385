import * as Menu from "@radix-ui/react-dropdown-menu";
import { Link } from "@tanstack/react-router";
import { ChevronsUpDown } from "lucide-react";
import { endSession } from "../api/client.ts";
import { useApi } from "../api/use-api.ts";
import { useMe, useRights } from "../api/use-me.ts";
import { chooseTheme, chosenTheme, THEMES, type Theme } from "../parts/theme.ts";
import { toldApart } from "../parts/told-apart.ts";
import { chooseLanguage, currentLanguage, LANGUAGES, type Language, t } from "../texts/language.ts";
import { useOpenWorkspace } from "./use-open-workspace.ts";

const ITEM =
  "flex min-h-8 cursor-default items-center gap-2 rounded-control px-2 outline-none data-highlighted:bg-accent-soft pointer-coarse:min-h-11";

/** Which workspace is shown, and what concerns oneself. */
export function WorkspaceSwitch() {
  const me = useMe();
  const rights = useRights();
  const workspaces = useApi("/v2/workspaces", { query: { limit: 100 } }).data?.data ?? [];
  const open = useOpenWorkspace();
  const shown = workspaces.find(({ id }) => id === me?.workspace_id);
  const hasAccounts = new Set(workspaces.map(({ account_id }) => account_id)).size > 1;
  const themeNames: Record<Theme, string> = { system: t("As the system"), light: t("Light"), dark: t("Dark") };
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger className="flex min-h-10 items-center gap-2 rounded-control border border-border px-2 text-left hover:bg-sunken">
        <span className="mr-auto min-w-0">
          <span className="block truncate font-medium">{shown ? toldApart(shown, workspaces) : "…"}</span>
          <span className="block truncate text-xs text-muted">{me?.name}</span>
        </span>
        {me?.workspace_kind === "test" && (
          <span className="shrink-0 whitespace-nowrap rounded-tag border border-warn px-1.5 text-xs font-semibold text-warn">
            TEST
          </span>
        )}
        <ChevronsUpDown size={16} aria-hidden />
      </Menu.Trigger>
      {/* In place: over the dialog that holds it on a phone, and within a landmark. */}
      <Menu.Content
        align="start"
        sideOffset={4}
        className="z-30 max-h-[90dvh] min-w-56 max-w-80 overflow-y-auto rounded-card border border-border bg-surface p-1 shadow-float"
      >
        <Menu.Label className="px-2 py-1 text-xs text-muted">{t("Workspace")}</Menu.Label>
        <Menu.RadioGroup
          value={me?.workspace_id ?? ""}
          onValueChange={(id) => void open(id)}
          className="max-h-[40dvh] overflow-y-auto"
        >
          {workspaces.map(({ id, name, kind, account_id, account_name }) => (
            <Menu.RadioItem key={id} value={id} className={ITEM}>
              <Dot />
              <span className="min-w-0 truncate">
                {hasAccounts && `${account_name} · `}
                {toldApart({ id, name, kind, account_id }, workspaces)}
              </span>
              {kind === "test" && <span className="text-xs font-semibold text-warn">TEST</span>}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        {rights.account && (
          <Menu.Item asChild className={`${ITEM} text-text no-underline`}>
            <Link to="/settings/$section" params={{ section: "workspaces" }}>
              {t("All workspaces")}
            </Link>
          </Menu.Item>
        )}
        <Menu.Separator className="my-1 h-px bg-border" />
        <Menu.Label className="px-2 py-1 text-xs text-muted">{t("Look")}</Menu.Label>
        <Menu.RadioGroup value={chosenTheme()} onValueChange={(theme) => chooseTheme(theme as Theme)}>
          {THEMES.map((theme) => (
            <Menu.RadioItem key={theme} value={theme} className={ITEM}>
              <Dot />
              {themeNames[theme]}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Label className="px-2 py-1 text-xs text-muted">{t("Language")}</Menu.Label>
        <Menu.RadioGroup value={currentLanguage()} onValueChange={(code) => chooseLanguage(code as Language)}>
          {Object.entries(LANGUAGES).map(([code, name]) => (
            <Menu.RadioItem key={code} value={code} className={ITEM}>
              <Dot />
              {name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Separator className="my-1 h-px bg-border" />
        <Menu.Item asChild className={`${ITEM} text-text no-underline`}>
          <Link to="/settings/$section" params={{ section: "account" }}>
            {t("Your account")}
          </Link>
        </Menu.Item>
        <Menu.Item className={ITEM} onSelect={() => void endSession()}>
          {t("Sign out")}
        </Menu.Item>
      </Menu.Content>
    </Menu.Root>
  );
}

function Dot() {
  return (
    <span className="flex size-4 items-center justify-center">
      <Menu.ItemIndicator>
        <span className="block size-2 rounded-full bg-accent" />
      </Menu.ItemIndicator>
    </span>
  );
}
