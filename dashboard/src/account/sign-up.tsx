import { useState } from "react";
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

/** Where the installation lets anybody in: the address is proven by a mail first. */
export function SignUp() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({ defaultValues: { email: "", account_name: "" } });
  const { submit, problem, isBusy } = useSubmit(form, async ({ email, account_name }) => {
    await client.post("/v2/auth/sign_up", { body: { email: email.trim(), account_name } });
    setSentTo(email.trim());
  });
  if (sentTo !== undefined)
    return <p role="status">{t("A link is on its way to {email}. It works for a day.", { email: sentTo })}</p>;
  const { errors } = form.formState;
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t("Name of your company or site")}
        autoComplete="organization"
        autoFocus
        required
        error={errors.account_name?.message}
        {...form.register("account_name")}
      />
      <TextField
        label={t("E-mail")}
        type="email"
        autoComplete="username"
        required
        error={errors.email?.message}
        {...form.register("email")}
      />
      {problem !== undefined && <Problem error={problem} />}
      <Button type="submit" look="primary" isBusy={isBusy}>
        {t("Mail a link")}
      </Button>
      <WayBack />
    </form>
  );
}

export function ConfirmSignUp({ token, onSignedIn }: AccountPageProps) {
  const form = useForm({ defaultValues: { name: "", password: "" } });
  const { submit, problem, isBusy } = useSubmit(form, async (values) => {
    await client.keepSignIn(await client.post("/v2/auth/sign_up/confirm", { body: { token, ...values } }));
    rememberSession();
    onSignedIn();
  });
  const totpToken = awaitedCode(problem);
  if (totpToken !== undefined) return <SecondStep totpToken={totpToken} onSignedIn={onSignedIn} />;
  const { errors } = form.formState;
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-muted">{t("Your address is proven. If you have an account here, give its password.")}</p>
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
        {t("Make the account")}
      </Button>
    </form>
  );
}
