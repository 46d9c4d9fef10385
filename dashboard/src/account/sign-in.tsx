import { CitedeskError } from "@citedesk/client";
import { useForm } from "react-hook-form";
import { client, rememberSession } from "../api/client.ts";
import { Button } from "../parts/button.tsx";
import { TextField } from "../parts/field.tsx";
import { Problem, useCountdown } from "../parts/problem.tsx";
import { useSubmit } from "../parts/use-submit.ts";
import { t } from "../texts/language.ts";
import type { AccountPageProps } from "./account-page-props.ts";
import { ProviderRefused, ProviderSignIn } from "./provider-sign-in.tsx";
import { awaitedCode, SecondStep } from "./second-step.tsx";

export function SignIn({ returned, onSignedIn }: Pick<AccountPageProps, "returned" | "onSignedIn">) {
  if (returned?.kind === "code") return <SecondStep totpToken={returned.totpToken} onSignedIn={onSignedIn} />;
  return (
    <>
      {returned?.kind === "refused" && <ProviderRefused code={returned.code} />}
      <SignInForm onSignedIn={onSignedIn} />
      <ProviderSignIn />
      <a className="self-start py-0.5 text-sm" href="/forgot">
        {t("Forgot your password?")}
      </a>
    </>
  );
}

/** `email`: whose sign-in ended under an open page; only the password is asked for then. */
export function SignInForm({ onSignedIn, email = "" }: { onSignedIn: () => void; email?: string }) {
  const form = useForm({ defaultValues: { email, password: "" } });
  const { submit, problem, isBusy } = useSubmit(form, async ({ email, password }) => {
    await client.signIn(email.trim(), password);
    rememberSession();
    onSignedIn();
  });
  const wait = useCountdown(problem instanceof CitedeskError ? problem.retryAfter : undefined);
  const isWrong = problem instanceof CitedeskError && problem.code === "wrong_credentials";
  const totpToken = awaitedCode(problem);
  if (totpToken !== undefined) return <SecondStep totpToken={totpToken} onSignedIn={onSignedIn} />;
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t("E-mail")}
        type="email"
        autoComplete="username"
        required
        readOnly={email !== ""}
        autoFocus={email === ""}
        {...form.register("email")}
      />
      <TextField
        label={t("Password")}
        type="password"
        autoComplete="current-password"
        required
        autoFocus={email !== ""}
        error={isWrong ? t("E-mail or password is wrong.") : undefined}
        {...form.register("password")}
      />
      {problem !== undefined && !isWrong && <Problem error={problem} />}
      <Button type="submit" look="primary" isBusy={isBusy} disabled={wait > 0}>
        {wait > 0 ? t("Try again in {s} s", { s: wait }) : t("Sign in")}
      </Button>
    </form>
  );
}
