import type { Schema } from "@citedesk/client";
import { useRights } from "../../../api/use-me.ts";
import { CheckField, TextArea, TextField } from "../../../parts/field.tsx";
import { Card, Page } from "../../../parts/page.tsx";
import { Problem } from "../../../parts/problem.tsx";
import { t } from "../../../texts/language.ts";
import { AgentConflict } from "../agent-conflict.tsx";
import { SaveDraft } from "../save-draft.tsx";
import { useAgentForm } from "../use-agent-form.ts";
import { AskFields } from "./ask-fields.tsx";
import { FieldList } from "./field-list.tsx";
import { readLeadForm, writeLeadForm } from "./lead-form-values.ts";
import { RuleList } from "./rule-list.tsx";
import { ScorePreview } from "./score-preview.tsx";

const EXAMPLE = { lead_form: { fields: [{ name: "email", type: "email", required: true }] } };

export function LeadFormEditor({ agent }: { agent: Schema<"Agent"> }) {
  const rights = useRights(agent.id);
  const { form, submit, problem, isBusy, conflict } = useAgentForm(agent, readLeadForm, writeLeadForm, "lead form");
  const { register, formState } = form;
  const errors = formState.errors.lead_form;
  const values = form.watch();
  const { isDirty } = formState;
  return (
    <Page title={t("Lead form")} tag="Agents" call={{ method: "PATCH", path: `/v2/agents/${agent.id}`, body: EXAMPLE }}>
      <form onSubmit={submit} noValidate className="max-w-3xl">
        <fieldset disabled={!rights.edit} className="flex min-w-0 flex-col gap-4">
          <Card title={t("Whether it asks")}>
            <CheckField
              label={t("Ask for contact details")}
              hint={t("Without a form of yours, visitors may leave an e-mail address where nobody answers.")}
              {...register("has_form")}
            />
            {values.has_form && <AskFields form={form} />}
          </Card>
          {values.has_form && (
            <>
              <Card title={t("What it asks for")}>
                <FieldList form={form} />
              </Card>
              <Card title={t("Consent")}>
                <TextArea
                  label={t("Consent text")}
                  hint={t("Empty: nobody is asked to agree to anything.")}
                  error={errors?.consent?.text?.message}
                  {...register("lead_form.consent.text")}
                />
                <TextField
                  label={t("Version of these words")}
                  hint={t("Leads keep it. Words that change get one by themselves.")}
                  error={errors?.consent?.version?.message}
                  {...register("lead_form.consent.version")}
                />
                <CheckField label={t("No lead without it")} {...register("lead_form.consent.required")} />
              </Card>
              <Card title={t("Against leads that no person leaves")}>
                <div className="grid gap-3 sm:grid-cols-2">
                  <TextField
                    type="number"
                    label={t("Seconds that it takes at least")}
                    hint={t("Empty: none")}
                    error={errors?.guard?.least_seconds?.message}
                    {...register("lead_form.guard.least_seconds")}
                  />
                  <TextField
                    type="number"
                    label={t("Leads of one visitor a day")}
                    hint={t("Empty: 5")}
                    error={errors?.guard?.leads_per_day?.message}
                    {...register("lead_form.guard.leads_per_day")}
                  />
                </div>
              </Card>
              <Card title={t("What a lead is worth")}>
                <p className="text-muted">
                  {t("Each rule adds its points where it holds; points below zero take away.")}
                </p>
                <RuleList form={form} />
                {values.lead_form.scoring.length > 0 && <ScorePreview lead_form={values.lead_form} />}
              </Card>
            </>
          )}
          {problem !== undefined && <Problem error={problem} />}
          {rights.edit && <SaveDraft isBusy={isBusy} isDirty={isDirty} />}
        </fieldset>
      </form>
      {conflict && (
        <AgentConflict
          conflict={conflict}
          labels={{ has_form: t("Ask for contact details"), lead_form: t("Lead form") }}
        />
      )}
    </Page>
  );
}
