import type { Schema } from "@citedesk/client";
import { useForm } from "react-hook-form";
import { NewPasswordField } from "../../account/new-password-field.tsx";
import { client } from "../../api/client.ts";
import { queryClient, renew, useAction, useRows } from "../../api/use-api.ts";
import { useMe } from "../../api/use-me.ts";
import { Button } from "../../parts/button.tsx";
import { CheckField, TextField } from "../../parts/field.tsx";
import { notify, notifyProblem } from "../../parts/notices.tsx";
import { Card, Page } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Skeleton } from "../../parts/skeleton.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import { t } from "../../texts/language.ts";
import { SessionTable } from "./session-table.tsx";
import { TotpCard } from "./totp/totp-card.tsx";

export function AccountSection() {
  const me = useMe();
  return (
    <Page title={t("Your account")} tag="Account" call={{ path: "/v2/me" }}>
      {me ? (
        <>
          <NameForm me={me} />
          <PasswordForm />
          <EmailForm me={me} />
          <MailsForm me={me} />
          <TotpCard />
          <Sessions />
        </>
      ) : (
        <Skeleton />
      )}
    </Page>
  );
}

function NameForm({ me }: { me: Schema<"Me"> }) {
  const form = useForm({ defaultValues: { name: me.name === me.email ? "" : me.name } });
  const { submit, problem, isBusy } = useSubmit(form, async (body) => {
    await client.patch("/v2/me", { body });
    await renew(queryClient, ["/v2/me"]);
    notify(t("Saved."));
  });
  return (
    <Card title={t("Name")}>
      <form onSubmit={submit} className="flex max-w-md flex-col gap-3">
        <TextField
          label={t("Your name")}
          autoComplete="name"
          error={form.formState.errors.name?.message}
          {...form.register("name")}
        />
        {problem !== undefined && <Problem error={problem} />}
        <Button type="submit" isBusy={isBusy} className="self-start">
          {t("Save")}
        </Button>
      </form>
    </Card>
  );
}

function PasswordForm() {
  const form = useForm({ defaultValues: { current_password: "", new_password: "" } });
  const { submit, problem, isBusy } = useSubmit(form, async (body) => {
    await client.post("/v2/me/password", { body });
    form.reset();
    await renew(queryClient, ["/v2/sessions", "/v2/me"]);
    notify(t("The password is changed. Your other sign-ins have ended."));
  });
  const { errors } = form.formState;
  return (
    <Card title={t("Password")}>
      <form onSubmit={submit} className="flex max-w-md flex-col gap-3">
        <TextField
          label={t("Password until now")}
          type="password"
          autoComplete="current-password"
          required
          error={errors.current_password?.message}
          {...form.register("current_password")}
        />
        <NewPasswordField error={errors.new_password?.message} {...form.register("new_password")} />
        {problem !== undefined && <Problem error={problem} />}
        <Button type="submit" isBusy={isBusy} className="self-start">
          {t("Change the password")}
        </Button>
      </form>
    </Card>
  );
}

function EmailForm({ me }: { me: Schema<"Me"> }) {
  const form = useForm({ defaultValues: { email: me.email ?? "", password: "" } });
  const { submit, problem, isBusy } = useSubmit(form, async (body) => {
    const { pending, email } = await client.post("/v2/me/email", { body });
    form.resetField("password");
    await renew(queryClient, ["/v2/me"]);
    notify(
      pending
        ? t("A link is on its way to {email}. The address changes when it is opened.", { email: body.email })
        : t("From now on you sign in with {email}.", { email }),
    );
  });
  const { errors } = form.formState;
  return (
    <Card title={t("E-mail")}>
      <form onSubmit={submit} className="flex max-w-md flex-col gap-3">
        <TextField
          label={t("Address")}
          type="email"
          required
          error={errors.email?.message}
          {...form.register("email")}
        />
        <TextField
          label={t("Password")}
          type="password"
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...form.register("password")}
        />
        {problem !== undefined && <Problem error={problem} />}
        <Button type="submit" isBusy={isBusy} className="self-start">
          {t("Change the address")}
        </Button>
      </form>
    </Card>
  );
}

function MailsForm({ me }: { me: Schema<"Me"> }) {
  const save = useAction((chatMails: boolean) => client.patch("/v2/me", { body: { chat_mails: chatMails } }), {
    renews: ["/v2/me"],
    onDone: () => notify(t("Saved.")),
  });
  return (
    <Card title={t("Mail to you")}>
      <CheckField
        label={t("Mail me about chats")}
        hint={t("When a visitor waits for a person or leaves their details, and when a colleague gives you a chat.")}
        checked={me.chat_mails}
        disabled={save.isPending}
        onChange={({ currentTarget }) => save.mutate(currentTarget.checked, { onError: notifyProblem })}
      />
    </Card>
  );
}

function Sessions() {
  const list = useRows("/v2/sessions", {});
  const end = useAction((id: string) => client.delete("/v2/sessions/{id}", { path: { id } }), {
    renews: ["/v2/sessions"],
  });
  return (
    <section className="flex flex-col gap-3">
      <h2>{t("Where you are signed in")}</h2>
      <SessionTable
        label={t("Where you are signed in")}
        list={list}
        onEnd={(id) => end.mutate(id, { onError: notifyProblem })}
      />
    </section>
  );
}
