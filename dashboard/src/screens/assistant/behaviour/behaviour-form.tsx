import type { Schema } from "@citedesk/client";
import { useNavigate } from "@tanstack/react-router";
import { client } from "../../../api/client.ts";
import { queryClient, renew, useAction, useApi } from "../../../api/use-api.ts";
import { useMe, useRights } from "../../../api/use-me.ts";
import { Button } from "../../../parts/button.tsx";
import { CheckField, SelectField, TextArea, TextField } from "../../../parts/field.tsx";
import { notify, notifyProblem } from "../../../parts/notices.tsx";
import { Card, Page } from "../../../parts/page.tsx";
import { Problem } from "../../../parts/problem.tsx";
import { Skeleton } from "../../../parts/skeleton.tsx";
import { formatLanguage } from "../../../texts/formats.ts";
import { ofService, t } from "../../../texts/language.ts";
import { SPOKEN_LANGUAGES } from "../../../texts/spoken-languages.ts";
import { AgentConflict } from "../agent-conflict.tsx";
import { SaveDraft } from "../save-draft.tsx";
import { useAgentForm } from "../use-agent-form.ts";
import { type BehaviourValues, readBehaviour, writeBehaviour } from "./behaviour-values.ts";
import { HandoffFields } from "./handoff-fields.tsx";
import { type Verification, VerificationFields } from "./verification-fields.tsx";

type Agent = Schema<"Agent">;

export function BehaviourForm({ agent }: { agent: Agent }) {
  const rights = useRights(agent.id);
  const navigate = useNavigate();
  const listed = useApi("/v2/models", { query: { limit: 100 } });
  const models = listed.data?.data.filter(({ kind }) => kind === "chat") ?? [];
  const listedBrands = useApi("/v2/brands", { query: { limit: 100 } });
  const brands = listedBrands.data?.data ?? [];
  const tools = useApi("/v2/tools", { query: { limit: 100 } }).data?.data ?? [];
  const { form, submit, problem, isBusy, conflict } = useAgentForm(agent, readBehaviour, writeBehaviour, "behaviour");
  const { errors, isDirty } = form.formState;
  const workspace = useWorkspace();
  const isModel = form.watch("model") !== EXTRACTIVE;
  const decide = (verification: Verification) => form.setValue("verification", verification, { shouldDirty: true });
  /** A first language model is checked as the workspace has agreed. */
  const changeModel = (model: string) => {
    if (model !== EXTRACTIVE && agent.model === EXTRACTIVE) decide(workspace?.verification ?? "words");
  };
  const field = (name: keyof BehaviourValues) => ({
    error: errors[name]?.message as string | undefined,
    ...form.register(name),
  });
  const path = { id: agent.id };
  const renews = ["/v2/agents"];
  const duplicate = useAction(() => client.post("/v2/agents/{id}/duplicate", { path, body: {} }), {
    renews,
    onDone: ({ id }) => void navigate({ to: "/assistants/$agentId/behaviour", params: { agentId: id } }),
  });
  const remove = useAction(() => client.delete("/v2/agents/{id}", { path }), {
    renews,
    onDone: () => {
      notify(t("{name} is deleted.", { name: agent.name }), async () => {
        await client.post("/v2/agents/{id}/restore", { path });
        await renew(queryClient, renews);
      });
      void navigate({ to: "/assistants" });
    },
  });
  const labels = {
    name: t("Name"),
    model: t("Model"),
    prompt: t("Instructions"),
    tone: t("Tone"),
    language: t("Language"),
    brand_id: t("Brand"),
    fallback_model: t("When that model fails"),
    answer_length: t("Length of answers"),
    grounding: t("How close to the sources"),
    verification: t("Who checks what it says"),
    fallback_message: t("What it says without an answer"),
    visitors: t("Who may ask"),
    tools: t("Tools"),
    handoff_rules: t("When a person takes over"),
    office_hours: t("Office hours"),
  };
  const lengths = { short: t("Short"), medium: t("Medium"), long: t("Long") };
  const onError = { onError: notifyProblem };
  // A choice that is not among the options yet would show as another one.
  if (listed.isPending || listedBrands.isPending) return <Skeleton />;
  return (
    <Page
      title={t("Behaviour")}
      tag="Agents"
      call={{ method: "PATCH", path: `/v2/agents/${agent.id}`, body: { tone: "friendly" } }}
      actions={
        rights.edit && (
          <>
            <Button isBusy={duplicate.isPending} onClick={() => duplicate.mutate(undefined, onError)}>
              {t("Duplicate")}
            </Button>
            <Button isBusy={remove.isPending} onClick={() => remove.mutate(undefined, onError)}>
              {t("Delete")}
            </Button>
          </>
        )
      }
    >
      <form onSubmit={submit} className="max-w-3xl">
        <fieldset disabled={!rights.edit} className="flex flex-col gap-4">
          <Card title={t("Who it is")}>
            <TextField label={labels.name} required {...field("name")} />
            <TextArea
              label={labels.prompt}
              hint={t("For a model: what the assistant is for. Answers still come only from the sources.")}
              {...field("prompt")}
            />
            <div className="grid gap-3 sm:grid-cols-2">
              <TextField label={labels.tone} hint={t("For example: friendly, short sentences")} {...field("tone")} />
              <SelectField label={labels.language} {...field("language")}>
                {["auto", ...SPOKEN_LANGUAGES].map((code) => (
                  <option key={code} value={code}>
                    {code === "auto" ? t("As the visitor's") : formatLanguage(code)}
                  </option>
                ))}
              </SelectField>
            </div>
            <SelectField label={labels.brand_id} {...field("brand_id")}>
              <option value="">{t("None")}</option>
              {brands.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          </Card>
          <Card title={t("How it answers")}>
            <div className="grid gap-3 sm:grid-cols-2">
              <SelectField
                label={labels.model}
                {...field("model")}
                {...form.register("model", { onChange: ({ target }) => changeModel(target.value) })}
              >
                {models.map(({ id, name, ready, problem }) => (
                  <option key={id} value={id}>
                    {ofService(name)} {ready ? "" : `(${problem === null ? t("not ready") : ofService(problem)})`}
                  </option>
                ))}
                {models.every(({ id }) => id !== agent.model) && <option value={agent.model}>{agent.model}</option>}
              </SelectField>
              <SelectField label={labels.fallback_model} {...field("fallback_model")}>
                <option value="">{t("Say that it does not answer")}</option>
                {agent.fallback_model !== null && models.every(({ id }) => id !== agent.fallback_model) && (
                  <option value={agent.fallback_model}>{agent.fallback_model}</option>
                )}
                {models.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {ofService(name)}
                  </option>
                ))}
              </SelectField>
              <SelectField label={labels.answer_length} {...field("answer_length")}>
                {(["short", "medium", "long"] as const).map((value) => (
                  <option key={value} value={value}>
                    {lengths[value]}
                  </option>
                ))}
              </SelectField>
              <SelectField label={labels.grounding} {...field("grounding")}>
                <option value="balanced">{t("Balanced")}</option>
                <option value="strict">{t("Strict: only word for word")}</option>
              </SelectField>
            </div>
            {isModel && (
              <VerificationFields
                workspace={rights.administer ? workspace : undefined}
                models={models}
                verification={form.register("verification")}
                verifier={form.register("verifier_model")}
                chosenVerifier={agent.verifier_model}
                isChecked={form.watch("verification") === "model"}
                onDecide={decide}
              />
            )}
            <TextArea label={labels.fallback_message} {...field("fallback_message")} />
            <SelectField label={labels.visitors} {...field("visitors")}>
              <option value="all">{t("Everyone")}</option>
              <option value="identified">{t("Signed-in visitors")}</option>
              <option value="members">{t("Members alone")}</option>
            </SelectField>
          </Card>
          <Card title={t("What else it does")}>
            <fieldset className="flex flex-col gap-1">
              <legend className="font-medium">{labels.tools}</legend>
              {tools.map(({ id, name, description, kind }) => (
                <CheckField
                  key={id}
                  label={name}
                  hint={description}
                  value={kind === "built_in" ? name : id}
                  {...form.register("tools")}
                />
              ))}
            </fieldset>
          </Card>
          <HandoffFields form={form} />
          {problem !== undefined && <Problem error={problem} />}
          {rights.edit && <SaveDraft isBusy={isBusy} isDirty={isDirty} />}
        </fieldset>
      </form>
      {conflict && <AgentConflict conflict={conflict} labels={labels} />}
    </Page>
  );
}

const EXTRACTIVE = "extractive";

/** The workspace that is shown. */
function useWorkspace() {
  const id = useMe()?.workspace_id ?? "";
  return useApi("/v2/workspaces/{id}", { path: { id } }, { enabled: id !== "" }).data;
}
