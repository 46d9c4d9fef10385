import type { Schema } from "@citedesk/client";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { client } from "../../api/client.ts";
import { queryClient, renew, useApi } from "../../api/use-api.ts";
import { useMe, useRights } from "../../api/use-me.ts";
import { Button } from "../../parts/button.tsx";
import { CheckField, SelectField, TextField } from "../../parts/field.tsx";
import { limitName } from "../../parts/limits.ts";
import { notify } from "../../parts/notices.tsx";
import { numberOf } from "../../parts/number-of.ts";
import { Card, Page } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Skeleton } from "../../parts/skeleton.tsx";
import { TypedConfirmation } from "../../parts/typed-confirmation.tsx";
import { UsageBar } from "../../parts/usage-bar.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import { formatBytes, formatNumber, formatTime } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";
import { RETENTION, shortenedRetention } from "./shortened-retention.ts";

type Workspace = Schema<"Workspace">;

/** Name, how long things are kept, limits, and what was used of them. */
export function WorkspaceSection() {
  const me = useMe();
  const id = me?.workspace_id ?? "";
  const { data: workspace, error, refetch } = useApi("/v2/workspaces/{id}", { path: { id } }, { enabled: id !== "" });
  const usage = useApi("/v2/usage", {}).data;
  const rights = useRights();
  return (
    <Page title={t("Workspace and usage")} tag="Workspaces" call={{ path: "/v2/usage" }}>
      {error && <Problem error={error} retry={() => void refetch()} />}
      {usage && <UsageCard usage={usage} />}
      {workspace ? (
        <WorkspaceForm key={workspace.id} workspace={workspace} canEdit={rights.administer} />
      ) : (
        <Skeleton />
      )}
    </Page>
  );
}

function UsageCard({ usage }: { usage: Schema<"Usage"> }) {
  const rows = [
    { label: t("Sources"), ...usage.sources, show: formatNumber },
    { label: t("Pages"), ...usage.pages, show: formatNumber },
    { label: t("Passages"), ...usage.passages, show: formatNumber },
    { label: t("Files"), ...usage.upload_bytes, show: formatBytes },
    { label: t("Chats this month"), ...usage.chats, show: formatNumber },
    {
      label: t("Models this month, in US dollars"),
      used: usage.spend,
      limit: usage.spend_limit,
      show: (n: number) => formatNumber(n, 2),
    },
  ];
  return (
    <Card title={t("Used in {month}", { month: usage.month })}>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {rows.map(({ label, used, limit, show }) => (
          <li key={label} className="flex flex-col gap-1">
            <span className="flex justify-between gap-2">
              {label}
              <span className="tabular-nums">
                {show(used)} {limit === null ? "" : t("of {limit}", { limit: show(limit) })}
              </span>
            </span>
            {limit !== null && <UsageBar used={used} most={limit} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const PERSONAL_DATA = ["card_number", "iban", "email", "phone"] as const;
const LIMITS = [
  "sources",
  "pages",
  "passages",
  "chats_per_month",
  "agent_chats_per_month",
  "spend_per_month",
  "agent_spend_per_month",
] as const;

const textOf = (value: number | null) => (value === null ? "" : String(value));
const limitOf = (text: string) => (text.trim() === "" ? null : numberOf(text));

function textsOf<Name extends string>(names: readonly Name[], values: Record<Name, number | null>) {
  return Object.fromEntries(names.map((name) => [name, textOf(values[name])])) as Record<Name, string>;
}

function limitsOf<Name extends string>(names: readonly Name[], texts: Record<Name, string>) {
  return Object.fromEntries(names.map((name) => [name, limitOf(texts[name])])) as Record<Name, number | null>;
}

type Values = ReturnType<typeof valuesOf>;

function valuesOf(workspace: Workspace) {
  return {
    name: workspace.name,
    verification: (workspace.verification ?? "") as "" | NonNullable<Workspace["verification"]>,
    sign_in: {
      require_totp: workspace.sign_in.require_totp,
      session_hours: textOf(workspace.sign_in.session_hours),
      idle_minutes: textOf(workspace.sign_in.idle_minutes),
    },
    personal_data: {
      mask: workspace.personal_data.mask,
      phone_country: workspace.personal_data.phone_country ?? "",
    },
    retention: textsOf(RETENTION, workspace.retention),
    limits: textsOf(LIMITS, workspace.limits),
  };
}

function WorkspaceForm({ workspace, canEdit }: { workspace: Workspace; canEdit: boolean }) {
  const ofAccount = useRights().account;
  const isOwner = workspace.role === "owner";
  const form = useForm({ defaultValues: valuesOf(workspace) });
  /** What would erase, until it is confirmed. */
  const [erasing, setErasing] = useState<Values>();
  const { submit, problem, isBusy } = useSubmit(form, async (values) => {
    if (shortenedRetention(workspace.retention, limitsOf(RETENTION, values.retention)).length > 0) setErasing(values);
    else await save(values);
  });
  async function save(values: Values): Promise<void> {
    await client.patch("/v2/workspaces/{id}", {
      path: { id: workspace.id },
      body: {
        name: values.name,
        verification: values.verification || null,
        ...(isOwner
          ? {
              sign_in: {
                require_totp: values.sign_in.require_totp,
                session_hours: limitOf(values.sign_in.session_hours),
                idle_minutes: limitOf(values.sign_in.idle_minutes),
              },
            }
          : {}),
        personal_data: {
          mask: PERSONAL_DATA.filter((kind) => values.personal_data.mask.includes(kind)),
          phone_country: values.personal_data.phone_country.trim().toUpperCase() || null,
        },
        retention: limitsOf(RETENTION, values.retention),
        ...(ofAccount ? { limits: limitsOf(LIMITS, values.limits) } : {}),
      },
    });
    await renew(queryClient, ["/v2/workspaces", "/v2/usage", "/v2/me"]);
    notify(t("Saved."));
  }
  const { errors } = form.formState;
  const retentionNames = {
    chats_days: t("Chats, days"),
    visitors_days: t("Visitors, days"),
    logs_days: t("Logs, days"),
  };
  const personalDataNames = {
    card_number: t("Card numbers"),
    iban: t("IBANs"),
    email: t("E-mail addresses"),
    phone: t("Phone numbers"),
  };
  return (
    <>
      <form onSubmit={submit}>
        <fieldset disabled={!canEdit} className="flex flex-col gap-4">
          <Card title={t("Workspace")}>
            <TextField label={t("Name")} required error={errors.name?.message} {...form.register("name")} />
          </Card>
          <Card title={t("Models")}>
            <SelectField
              label={t("What a model says in new assistants is checked by")}
              hint={t("A model that checks costs about each answer's prompt once more.")}
              {...form.register("verification")}
            >
              <option value="">{t("The sources' words alone; ask me at the first model")}</option>
              <option value="words">{t("The sources' words alone")}</option>
              <option value="model">{t("Words, then a model")}</option>
            </SelectField>
          </Card>
          <Card title={t("How long things are kept")}>
            <p className="text-muted">{t("Older ones are erased, with a receipt. Empty: they stay.")}</p>
            <div className="grid gap-3 sm:grid-cols-3">
              {RETENTION.map((name) => (
                <TextField
                  key={name}
                  label={retentionNames[name]}
                  inputMode="numeric"
                  error={errors.retention?.[name]?.message}
                  {...form.register(`retention.${name}`)}
                />
              ))}
            </div>
          </Card>
          <Card title={t("Limits")}>
            <p className="text-muted">{t("Empty: none.")}</p>
            <div className="grid gap-3 sm:grid-cols-3">
              {LIMITS.map((name) => (
                <TextField
                  key={name}
                  label={limitName(name)}
                  inputMode="decimal"
                  error={errors.limits?.[name]?.message}
                  {...form.register(`limits.${name}`)}
                />
              ))}
            </div>
          </Card>
          <Card title={t("Personal data")}>
            <p className="text-muted">
              {t(
                "Replaced by placeholders before a language model, an embedder or a webhook sees a visitor's words. Members read what was written, and tools get it.",
              )}
            </p>
            <div className="grid gap-3 sm:grid-cols-2">
              {PERSONAL_DATA.map((kind) => (
                <CheckField
                  key={kind}
                  label={personalDataNames[kind]}
                  value={kind}
                  {...form.register("personal_data.mask")}
                />
              ))}
            </div>
            <TextField
              label={t("Country of phone numbers without a prefix")}
              hint={t("Two letters, such as GB. Empty: only numbers that begin with + are found.")}
              maxLength={2}
              error={errors.personal_data?.phone_country?.message}
              {...form.register("personal_data.phone_country")}
            />
          </Card>
          {isOwner && (
            <Card title={t("How members sign in")}>
              <CheckField
                label={t("Ask every member for a code besides the password")}
                hint={t("Who has no second step yet may only set it up. API keys are not asked.")}
                {...form.register("sign_in.require_totp")}
              />
              <div className="grid gap-3 sm:grid-cols-2">
                <TextField
                  label={t("A sign-in lasts at the most, hours")}
                  hint={t("Empty: 30 days after its last use.")}
                  inputMode="numeric"
                  error={errors.sign_in?.session_hours?.message}
                  {...form.register("sign_in.session_hours")}
                />
                <TextField
                  label={t("A sign-in lasts without use, minutes")}
                  hint={t("Empty: no limit of its own.")}
                  inputMode="numeric"
                  error={errors.sign_in?.idle_minutes?.message}
                  {...form.register("sign_in.idle_minutes")}
                />
              </div>
            </Card>
          )}
          {problem !== undefined && <Problem error={problem} />}
          {canEdit && (
            <Button type="submit" look="primary" isBusy={isBusy} className="self-start">
              {t("Save")}
            </Button>
          )}
        </fieldset>
      </form>
      {erasing && (
        <RetentionConfirmation
          workspace={workspace}
          retention={limitsOf(RETENTION, erasing.retention)}
          act={() => save(erasing)}
          onClose={() => setErasing(undefined)}
        />
      )}
    </>
  );
}

interface RetentionConfirmationProps {
  workspace: Workspace;
  retention: Workspace["retention"];
  act: () => Promise<void>;
  onClose: () => void;
}

/** What a shorter time takes, from its date on backwards. */
function RetentionConfirmation({ workspace, retention, act, onClose }: RetentionConfirmationProps) {
  const lines = {
    chats_days: (date: string) => t("Chats whose last message is older than {date}", { date }),
    visitors_days: (date: string) => t("Visitors who were last here before {date}, with their chats", { date }),
    logs_days: (date: string) => t("Audit log, events and deliveries from before {date}", { date }),
  };
  return (
    <TypedConfirmation
      title={t("Erase what is older")}
      text={t(
        "This is erased for good in the coming night, and what grows older each night after. It can't be undone.",
      )}
      word={workspace.name}
      action={t("Save and erase")}
      act={act}
      onClose={onClose}
    >
      <ul className="list-disc pl-5">
        {shortenedRetention(workspace.retention, retention).map(({ name, before }) => (
          <li key={name}>{lines[name](formatTime(before))}</li>
        ))}
      </ul>
    </TypedConfirmation>
  );
}
