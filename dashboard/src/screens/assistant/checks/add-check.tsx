import { useForm } from "react-hook-form";
import { client } from "../../../api/client.ts";
import { queryClient, renew, useApi } from "../../../api/use-api.ts";
import { Button } from "../../../parts/button.tsx";
import { Dialog } from "../../../parts/dialog.tsx";
import { SelectField, TextField } from "../../../parts/field.tsx";
import { Problem } from "../../../parts/problem.tsx";
import { useSubmit } from "../../../parts/use-submit.ts";
import { formatLanguage } from "../../../texts/formats.ts";
import { t } from "../../../texts/language.ts";
import { SPOKEN_LANGUAGES } from "../../../texts/spoken-languages.ts";

/** A question with what must hold of its answer. */
export function AddCheck({ agentId, onClose }: { agentId: string; onClose: () => void }) {
  const sources = useApi("/v2/sources", { query: { agent_id: agentId, limit: 100 } }).data?.data ?? [];
  const form = useForm({
    defaultValues: { question: "", kind: "answers", contains: "", not_contains: "", language: "", cites: "" },
  });
  const kind = form.watch("kind");
  const { submit, problem, isBusy } = useSubmit(
    form,
    async ({ question, kind, contains, not_contains, language, cites }) => {
      const expect =
        kind === "abstains"
          ? { abstains: true }
          : {
              abstains: false,
              ...(contains.trim() ? { contains: [contains.trim()] } : {}),
              ...(not_contains.trim() ? { not_contains: [not_contains.trim()] } : {}),
              ...(language ? { language } : {}),
              ...(cites ? { cites } : {}),
            };
      await client.post("/v2/agents/{id}/checks", { path: { id: agentId }, body: { question, expect } });
      await renew(queryClient, ["/v2/agents/{id}/checks"]);
      onClose();
    },
  );
  return (
    <Dialog title={t("Add a check")} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <TextField
          label={t("Question")}
          required
          autoFocus
          error={form.formState.errors.question?.message}
          {...form.register("question")}
        />
        <SelectField label={t("What must hold")} {...form.register("kind")}>
          <option value="answers">{t("It is answered")}</option>
          <option value="abstains">{t("Does not answer")}</option>
        </SelectField>
        {kind === "answers" && (
          <>
            <TextField label={t("The answer contains")} {...form.register("contains")} />
            <TextField label={t("It does not mention")} {...form.register("not_contains")} />
            <SelectField label={t("It is in")} {...form.register("language")}>
              <option value="">{t("Any language")}</option>
              {SPOKEN_LANGUAGES.map((code) => (
                <option key={code} value={code}>
                  {formatLanguage(code)}
                </option>
              ))}
            </SelectField>
            <SelectField label={t("It cites")} {...form.register("cites")}>
              <option value="">{t("Any source")}</option>
              {sources.map(({ id, title }) => (
                <option key={id} value={id}>
                  {title}
                </option>
              ))}
            </SelectField>
          </>
        )}
        {problem !== undefined && <Problem error={problem} />}
        <Button type="submit" look="primary" isBusy={isBusy} className="self-start">
          {t("Add")}
        </Button>
      </form>
    </Dialog>
  );
}
