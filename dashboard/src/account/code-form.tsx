import { CitedeskError } from "@citedesk/client";
import { useForm } from "react-hook-form";
import { client, rememberSession } from "../api/client.ts";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Problem, useCountdown } from "../parts/problem.tsx";
import { useSubmit } from "../parts/use-submit.ts";
import { t } from "../texts/language.ts";
import { WayBack } from "./way-back.tsx";

/** The code of an authenticator app, after the password. */
export function CodeForm({ totpToken, onSignedIn }: { totpToken: string; onSignedIn: () => void }) {
  const form = useForm({ defaultValues: { code: "" } });
  const { submit, problem, isBusy } = useSubmit(form, async ({ code }) => {
    await client.completeSignIn(totpToken, code.trim());
    rememberSession();
    onSignedIn();
  });
  const wait = useCountdown(problem instanceof CitedeskError ? problem.retryAfter : undefined);
  const isWrong = problem instanceof CitedeskError && problem.code === "wrong_code";
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t("Code")}
        hint={t("Of your authenticator app, or a recovery code.")}
        autoComplete="one-time-code"
        autoFocus
        required
        error={
          isWrong ? t("The code is wrong or was used. Wait for the next one.") : form.formState.errors.code?.message
        }
        {...form.register("code")}
      />
      {problem !== undefined && !isWrong && (
        <Problem error={problem}>
          <WayBack />
        </Problem>
      )}
      <Button type="submit" look="primary" isBusy={isBusy} disabled={wait > 0}>
        {wait > 0 ? t("Try again in {s} s", { s: wait }) : t("Sign in")}
      </Button>
    </form>
  );
}
