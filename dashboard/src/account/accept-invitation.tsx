import { useForm } from "react-hook-form";
import { client, rememberSession } from "../api/client.ts";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Problem } from "../parts/problem.tsx";
import { useSubmit } from "../parts/use-submit.ts";
import { t } from "../texts/language.ts";
import type { AccountPageProps } from "./account-page-props.ts";
import { NewPasswordField } from "./new-password-field.tsx";
import { awaitedCode, SecondStep } from "./second-step.tsx";
import { WayBack } from "./way-back.tsx";

export function AcceptInvitation({ token, onSignedIn }: AccountPageProps) {
  const form = useForm({ defaultValues: { name: "", password: "" } });
  const { submit, problem, isBusy } = useSubmit(form, async (values) => {
    await client.keepSignIn(await client.post("/v2/invitations/accept", { body: { token, ...values } }));
    rememberSession();
    onSignedIn();
  });
  const totpToken = awaitedCode(problem);
  if (totpToken !== undefined) return <SecondStep totpToken={totpToken} onSignedIn={onSignedIn} />;
  const { errors } = form.formState;
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-muted">{t("You were invited. If you have an account here, give its password.")}</p>
      <TextField
        label={t("Your name")}
        autoComplete="name"
        autoFocus
        required
        error={errors.name?.message}
        {...form.register("name")}
      />
      <NewPasswordField label={t("Password")} error={errors.password?.message} {...form.register("password")} />
      {problem !== undefined && (
        <Problem error={problem}>
          <WayBack />
        </Problem>
      )}
      <Button type="submit" look="primary" isBusy={isBusy}>
        {t("Join")}
      </Button>
    </form>
  );
}
