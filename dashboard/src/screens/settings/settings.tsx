import { Link, Outlet, useMatchRoute } from "@tanstack/react-router";
import { useRights } from "../../api/use-me.ts";
import { Page } from "../../parts/page.tsx";
import { t } from "../../texts/language.ts";
import { settingsSections } from "./settings-sections.ts";

/** What concerns the workspace and oneself; only what this person may open. */
export function Settings() {
  const sections = settingsSections(useRights());
  const isIndex = useMatchRoute()({ to: "/settings" }) !== false;
  return (
    <div className="grid min-w-0 lg:grid-cols-[13rem_minmax(0,1fr)]">
      <nav
        aria-label={t("Settings")}
        className={`flex flex-col gap-0.5 p-4 lg:pt-6 lg:pr-0 ${isIndex ? "" : "max-lg:hidden"}`}
      >
        {sections.map(({ name, label }) => (
          <Link
            key={name}
            to="/settings/$section"
            params={{ section: name }}
            className="rounded-control px-2 py-1.5 no-underline pointer-coarse:min-h-11"
            activeProps={{ className: "bg-accent-soft text-text font-medium" }}
            inactiveProps={{ className: "text-muted hover:text-text" }}
          >
            {label}
          </Link>
        ))}
      </nav>
      <div className="min-w-0">
        {isIndex ? (
          <Page title={t("Settings")}>
            <p className="text-muted max-lg:hidden">{t("Choose what to look at.")}</p>
          </Page>
        ) : (
          <>
            <Link to="/settings" className="inline-block px-4 pt-4 lg:hidden">
              {t("All settings")}
            </Link>
            <Outlet />
          </>
        )}
      </div>
    </div>
  );
}
