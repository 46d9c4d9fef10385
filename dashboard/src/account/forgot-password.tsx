import { useState } from "react";
import { useForm } from "react-hook-form";
import { client } from "../api/client.ts";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Problem } from "../parts/problem.tsx";
import { useSubmit } from "../parts/use-submit.ts";
import { t } from "../texts/language.ts";
import { WayBack } from "./way-back.tsx";

export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string>();
  const form = useForm({ defaultValues: { email: "" } });
  const { submit, problem, isBusy } = useSubmit(form, async ({ email }) => {
    await client.post("/v2/auth/forgot_password", { body: { email: email.trim() } });
    setSentTo(email.trim());
  });
  if (sentTo !== undefined)
    return (
      <>
        <p role="status">
          {t("If {email} has an account, a link is on its way. It works for an hour.", { email: sentTo })}
        </p>
        <WayBack />
      </>
    );
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t("E-mail")}
        hint={t("A link that sets a new password is mailed there.")}
        type="email"
        autoComplete="username"
        autoFocus
        required
        error={form.formState.errors.email?.message}
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
