import { useSyncExternalStore } from "react";
import { SignInForm } from "../account/sign-in.tsx";
import { endSession, sessionLock } from "../api/client.ts";
import { queryClient } from "../api/use-api.ts";
import { useMe } from "../api/use-me.ts";
import { Dialog } from "../parts/dialog.tsx";
import { t } from "../texts/language.ts";

/** The sign-in ended under an open page: the password is asked for over it, and what was typed below stays. */
export function AskPassword() {
  const isLocked = useSyncExternalStore(sessionLock.subscribe, sessionLock.isLocked);
  const me = useMe();
  if (!isLocked) return null;
  return (
    <Dialog title={t("Sign in again")} onClose={() => void endSession()}>
      <p>{t("Your sign-in has ended. What you typed is kept.")}</p>
      <SignInForm email={me?.email ?? ""} onSignedIn={() => void queryClient.invalidateQueries()} />
    </Dialog>
  );
}
