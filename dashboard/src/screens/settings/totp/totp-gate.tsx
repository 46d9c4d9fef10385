import { endSession } from "../../../api/client.ts";
import { WorkspaceSwitch } from "../../../application/workspace-switch.tsx";
import { BrandMark } from "../../../parts/brand-mark.tsx";
import { Button } from "../../../parts/button.tsx";
import { t } from "../../../texts/language.ts";
import { TotpSetUp } from "./totp-set-up.tsx";

/** The workspace lets in only who signs in with a code: instead of it, the way to one. */
export function TotpGate() {
  return (
    <main className="mx-auto flex min-h-dvh max-w-md flex-col justify-center gap-4 p-4">
      <BrandMark />
      <section className="flex flex-col gap-4 rounded-panel border border-border bg-surface p-6">
        <h1>{t("Second step")}</h1>
        <p>{t("This workspace asks every member for a code at the sign-in. Set yours up to go on.")}</p>
        <TotpSetUp />
      </section>
      <WorkspaceSwitch />
      <Button look="quiet" className="self-start" onClick={() => void endSession()}>
        {t("Sign out")}
      </Button>
    </main>
  );
}
