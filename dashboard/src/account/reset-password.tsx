import { useForm } from "react-hook-form";
import { client, rememberSession } from "../api/client.ts";
import { Button } from "../parts/button.tsx";
import { Problem } from "../parts/problem.tsx";
import { useSubmit } from "../parts/use-submit.ts";
import { t } from "../texts/language.ts";
import type { AccountPageProps } from "./account-page-props.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { awaitedCode, SecondStep } from "./second-step.tsx";
import { WayBack } from "./way-back.tsx";

export function ResetPassword({ token, onSignedIn }: AccountPageProps) {
  const form = useForm({ defaultValues: { password: "" } });
  const { submit, problem, isBusy } = useSubmit(form, async ({ password }) => {
    await client.keepSignIn(await client.post("/v2/auth/reset_password", { body: { token, password } }));
    rememberSession();
    onSignedIn();
  });
  const totpToken = awaitedCode(problem);
  if (totpToken !== undefined) return <SecondStep totpToken={totpToken} onSignedIn={onSignedIn} />;
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <NewPasswordField autoFocus error={form.formState.errors.password?.message} {...form.register("password")} />
      {problem !== undefined && (
        <Problem error={problem}>
          <a className="self-start py-0.5" href="/forgot">
            {t("Ask for a new link")}
          </a>
          <WayBack />
        </Problem>
      )}
      <Button type="submit" look="primary" isBusy={isBusy}>
        {t("Set the password and sign in")}
      </Button>
    </form>
  );
}
