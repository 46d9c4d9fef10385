import { lazy, StrictMode, Suspense } from "react";
import { createRoot } from "react-dom/client";
import { readAccountLink } from "./account/account-link.ts";
import { AccountPages } from "./account/account-pages.tsx";
import { readProviderReturn } from "./account/provider-return.ts";
import { chooseWorkspace, chosenWorkspace, rememberSession, restoreSession } from "./api/client.ts";
import { followWorkspaceLink } from "./api/follow-workspace-link.ts";
import { applyTheme } from "./parts/theme.ts";
import { expectArrival } from "./parts/use-arrival.ts";
import { preferredLanguage, speak } from "./texts/language.ts";
import "./theme.css";

/** Whoever is not signed in loads the sign-in alone; everything behind it comes after. */
const loadApplication = () => import("./application/application.tsx");
const Application = lazy(() => loadApplication().then(({ Application }) => ({ default: Application })));

applyTheme();
const link = readAccountLink(location);
const returned = readProviderReturn(location);
if (returned) history.replaceState(null, "", "/");
if (returned?.kind === "signed-in") rememberSession();
const [isSignedIn] = await Promise.all([
  link ? false : restoreSession().catch(() => false),
  speak(preferredLanguage()),
]);
chooseWorkspace(chosenWorkspace());
if (isSignedIn) await followWorkspaceLink();
const root = createRoot(document.body.appendChild(document.createElement("div")));

function show(isIn: boolean): void {
  root.render(
    <StrictMode>
      {isIn ? (
        <Suspense>
          <Application />
        </Suspense>
      ) : (
        <AccountPages link={link} returned={returned} onSignedIn={enter} />
      )}
    </StrictMode>,
  );
}

/** A mailed link is spent then; what someone opened before they signed in is shown. */
async function enter(): Promise<void> {
  if (link) history.replaceState(null, "", "/");
  await followWorkspaceLink();
  expectArrival();
  show(true);
}

if (isSignedIn) void loadApplication();
show(isSignedIn);
