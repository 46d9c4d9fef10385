import { useState } from "react";
import { client } from "../api/client.ts";
import { Button } from "../parts/button.tsx";
import { Problem } from "../parts/problem.tsx";
import { t } from "../texts/language.ts";
import type { AccountPageProps } from "./account-page-props.ts";
import { WayBack } from "./way-back.tsx";

type State = { at: "start" | "sending" } | { at: "done"; email: string } | { at: "failed"; error: unknown };

/** A button, since mail scanners open links: only a person confirms. */
export function ConfirmEmail({ token }: AccountPageProps) {
  const [state, setState] = useState<State>({ at: "start" });
  async function confirm(): Promise<void> {
    setState({ at: "sending" });
    try {
      const { email } = await client.post("/v2/auth/confirm_email", { body: { token } });
      setState({ at: "done", email });
    } catch (error) {
      setState({ at: "failed", error });
    }
  }
  if (state.at === "done")
    return (
      <>
        <p role="status">{t("From now on you sign in with {email}.", { email: state.email })}</p>
        <WayBack />
      </>
    );
  return (
    <>
      <p className="text-muted">{t("Your account will use this address from then on.")}</p>
      {state.at === "failed" && (
        <Problem error={state.error}>
          <WayBack />
        </Problem>
      )}
      <Button look="primary" isBusy={state.at === "sending"} onClick={confirm}>
        {t("Use this address")}
      </Button>
    </>
  );
}
