import type { Schema } from "@citedesk/client";
import type { ComponentProps } from "react";
import { client } from "../../../api/client.ts";
import { useAction } from "../../../api/use-api.ts";
import { Button } from "../../../parts/button.tsx";
import { SelectField } from "../../../parts/field.tsx";
import { notifyProblem } from "../../../parts/notices.tsx";
import { t } from "../../../texts/language.ts";

export type Verification = Schema<"Agent">["verification"];

interface VerificationFieldsProps {
  /** What the workspace has agreed to; undefined while it isn't known, or isn't this person's to decide. */
  workspace: { id: string; verification: Verification | null } | undefined;
  models: readonly Schema<"Model">[];
  verification: ComponentProps<"select">;
  verifier: ComponentProps<"select">;
  /** As it is stored: it may not be among the models, or they are not known yet. */
  chosenVerifier: string | null;
  isChecked: boolean;
  onDecide(verification: Verification): void;
}

/** Who checks what a model says; where nobody has decided yet, the question with what it costs. */
export function VerificationFields(props: VerificationFieldsProps) {
  const { workspace, models, verification, verifier, chosenVerifier, isChecked, onDecide } = props;
  return (
    <>
      {workspace?.verification === null && <CheckerQuestion workspaceId={workspace.id} onDecide={onDecide} />}
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField label={t("Who checks what it says")} {...verification}>
          <option value="words">{t("The sources' words alone")}</option>
          <option value="model">{t("Words, then a model")}</option>
        </SelectField>
        {isChecked && (
          <SelectField label={t("The model that checks")} {...verifier}>
            <option value="">{t("The one that answers")}</option>
            {chosenVerifier !== null && models.every(({ id }) => id !== chosenVerifier) && (
              <option value={chosenVerifier}>{chosenVerifier}</option>
            )}
            {models
              .filter(({ id }) => id !== "extractive")
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </SelectField>
        )}
      </div>
    </>
  );
}

function CheckerQuestion({ workspaceId, onDecide }: { workspaceId: string; onDecide(chosen: Verification): void }) {
  const decide = useAction(
    (verification: Verification) =>
      client.patch("/v2/workspaces/{id}", { path: { id: workspaceId }, body: { verification } }),
    { renews: ["/v2/workspaces"], onDone: ({ verification }) => onDecide(verification ?? "words") },
  );
  const choose = (verification: Verification) => decide.mutate(verification, { onError: notifyProblem });
  return (
    <section aria-label={t("A question about costs")} className="flex flex-col gap-2 rounded-card bg-sunken p-3">
      <p className="font-medium">{t("May a model check what words are not sure of?")}</p>
      <p className="text-sm text-muted">
        {t(
          "More of what a model says well is then shown, and less that no source says. Each answer costs about its prompt once more. When the check fails, words decide. Your choice holds for new assistants, too.",
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button isBusy={decide.isPending} onClick={() => choose("model")}>
          {t("Yes, check with a model")}
        </Button>
        <Button isBusy={decide.isPending} onClick={() => choose("words")}>
          {t("No, words alone")}
        </Button>
      </div>
    </section>
  );
}
