import { Link, Outlet, useNavigate, useRouterState } from "@tanstack/react-router";
import { Command as CommandIcon, Menu } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { useAwaiting } from "../api/use-awaiting.ts";
import { useLiveUpdates } from "../api/use-live-updates.ts";
import { readsSomewhere, useMe, useRights } from "../api/use-me.ts";
import { BrandMark } from "../parts/brand-mark.tsx";
import { IconButton } from "../parts/button.tsx";
import { Dialog } from "../parts/dialog.tsx";
import { Skeleton } from "../parts/skeleton.tsx";
import { t } from "../texts/language.ts";
import { type Destination, destinations, mayOpen } from "./navigation.ts";
import { NotFound } from "./not-found.tsx";
import { useKeptFocus } from "./use-kept-focus.ts";
import { useKeys } from "./use-keys.ts";
import { useNotifications } from "./use-notifications.ts";
import { WorkspaceSwitch } from "./workspace-switch.tsx";

const Palette = lazy(() => import("./palette.tsx").then(({ Palette }) => ({ default: Palette })));

const TotpGate = lazy(() =>
  import("../screens/settings/totp/totp-gate.tsx").then(({ TotpGate }) => ({ default: TotpGate })),
);

const OF_PEOPLE = ["chats", "typing", "presence", "leads"] as const;
const OWN_ACCOUNT = "/settings/account";
const EVERYTHING = [...OF_PEOPLE, "crawls"] as const;

/** The bar on the left, at the bottom of a phone; the screen beside it. */
export function Shell() {
  const me = useMe();
  const rights = useRights();
  const [isPaletteOpen, setPaletteOpen] = useState(false);
  const [isMoreOpen, setMoreOpen] = useState(false);
  const { pathname } = useRouterState({ select: ({ location }) => location });
  const navigate = useNavigate();
  useLiveUpdates(me && !me.needs_second_step ? (rights.read ? EVERYTHING : OF_PEOPLE) : []);
  useKeptFocus();
  useKeys({ openPalette: () => setPaletteOpen(true) });
  useNotifications();
  // Whoever has no Home begins with the chats, before a Home asks for what they may not read.
  const shown = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname });
  const isLedOn = me !== undefined && !rights.read && shown === "/";
  useEffect(() => {
    if (isLedOn) void navigate({ to: "/inbox", replace: true });
  }, [isLedOn, navigate]);
  if (!me)
    return (
      <div className="p-6">
        <Skeleton rows={8} />
      </div>
    );
  if (me.needs_second_step)
    return (
      <Suspense>
        <TotpGate />
      </Suspense>
    );
  const places = destinations(rights);
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[14.5rem_minmax(0,1fr)]">
      <a
        href="#screen"
        className="sr-only rounded-control bg-surface p-2 focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-30"
      >
        {t("Skip to the screen")}
      </a>
      <aside
        className={`sticky top-0 hidden h-dvh flex-col gap-4 overflow-y-auto border-r border-border bg-surface p-3 md:flex ${me.workspace_kind === "test" ? "border-l-8 border-l-warn" : ""}`}
      >
        <div className="flex items-center gap-2 px-2">
          <span className="mr-auto">
            <BrandMark />
          </span>
          <IconButton label={t("Go to, create (Ctrl K)")} onClick={() => setPaletteOpen(true)}>
            <CommandIcon size={16} />
          </IconButton>
        </div>
        <WorkspaceSwitch />
        <nav aria-label={t("Main")} className="flex flex-col gap-0.5">
          {places.map((place) => (
            <PlaceLink key={place.to} place={place} />
          ))}
        </nav>
      </aside>
      <header className="flex items-center gap-2 border-b border-border bg-surface px-4 py-2 md:hidden">
        <span className="mr-auto">
          <BrandMark />
        </span>
        {me.workspace_kind === "test" && <TestWord />}
        <IconButton label={t("Go to, create (Ctrl K)")} onClick={() => setPaletteOpen(true)}>
          <CommandIcon size={16} />
        </IconButton>
      </header>
      <main id="screen" tabIndex={-1} className="min-w-0 pb-20 outline-none md:pb-0">
        {me.password_is_initial && pathname !== OWN_ACCOUNT && <OwnPassword />}
        {isLedOn ? null : mayOpen(pathname, rights, readsSomewhere(me)) ? <Outlet /> : <NotFound />}
      </main>
      <nav
        aria-label={t("Main")}
        className="fixed inset-x-0 bottom-0 z-10 flex justify-around border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        {places
          .filter(({ isMore }) => !isMore)
          .map((place) => (
            <PlaceLink key={place.to} place={place} isSmall />
          ))}
        <button
          type="button"
          className="flex min-h-14 min-w-14 flex-col items-center justify-center gap-0.5 text-xs text-muted"
          onClick={() => setMoreOpen(true)}
        >
          <Menu size={20} strokeWidth={1.5} aria-hidden />
          {t("More")}
        </button>
      </nav>
      {isMoreOpen && (
        <Dialog title={t("More")} onClose={() => setMoreOpen(false)}>
          <WorkspaceSwitch />
          {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: closes behind whichever link was followed. */}
          <div className="flex flex-col" onClick={() => setMoreOpen(false)}>
            {places
              .filter(({ isMore }) => isMore)
              .map((place) => (
                <PlaceLink key={place.to} place={place} />
              ))}
          </div>
        </Dialog>
      )}
      {isPaletteOpen && (
        <Suspense>
          <Palette onClose={() => setPaletteOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** As long as the password is one that somebody else knows: a line, no wall. */
function OwnPassword() {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-warn bg-surface px-4 py-2 md:px-6">
      {t("Your password was made for you.")}
      <Link to="/settings/$section" params={{ section: "account" }} className="py-0.5">
        {t("Choose your own password")}
      </Link>
    </p>
  );
}

function TestWord() {
  return (
    <span className="shrink-0 whitespace-nowrap rounded-tag border border-warn px-1.5 text-xs font-semibold text-warn">
      TEST
    </span>
  );
}

function PlaceLink({ place, isSmall = false }: { place: Destination; isSmall?: boolean }) {
  const { to, label, icon: Icon } = place;
  const shape = isSmall
    ? "flex-col justify-center min-h-14 min-w-14 gap-0.5 text-xs"
    : "min-h-9 gap-3 rounded-control px-2 pointer-coarse:min-h-11";
  return (
    <Link
      to={to}
      activeOptions={{ exact: to === "/", includeSearch: false }}
      className={`relative flex items-center no-underline ${shape}`}
      activeProps={{ className: isSmall ? "text-accent" : "bg-accent-soft text-text font-medium" }}
      inactiveProps={{ className: "text-muted hover:text-text" }}
    >
      <Icon size={isSmall ? 20 : 16} strokeWidth={1.5} aria-hidden />
      {label}
      {to === "/inbox" && <Waiting isSmall={isSmall} />}
    </Link>
  );
}

/** How many chats wait for whoever is signed in. */
function Waiting({ isSmall }: { isSmall: boolean }) {
  const count = useAwaiting()?.length ?? 0;
  if (count === 0) return null;
  return (
    <span
      className={`rounded-full bg-accent px-1.5 text-xs font-semibold text-accent-text ${isSmall ? "absolute top-1 left-1/2 ml-1" : "ml-auto"}`}
    >
      {count}
      <span className="sr-only"> {t("waiting")}</span>
    </span>
  );
}
