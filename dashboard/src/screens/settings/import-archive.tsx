import { useState } from "react";
import { useForm } from "react-hook-form";
import { client } from "../../api/client.ts";
import { queryClient, renew } from "../../api/use-api.ts";
import { Button } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { Field, INPUT, TextField } from "../../parts/field.tsx";
import { Problem } from "../../parts/problem.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import { formatBytes } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";

/** Sends the file of an export; what becomes of it stands in the list behind. */
export function ImportArchive({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File>();
  const [sent, setSent] = useState(0);
  const form = useForm({ defaultValues: { name: "" } });
  const { submit, problem, isBusy } = useSubmit(form, async ({ name }) => {
    setSent(0);
    await client.importWorkspace(file!, { name: name.trim() }, { onProgress: (progress) => setSent(progress.sent) });
    await renew(queryClient, ["/v2/tasks", "/v2/workspaces"]);
    onClose();
  });
  return (
    <Dialog title={t("Bring in a workspace")} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <Field label={t("The file of an export")} hint={t("Its name ends with .citedesk.")}>
          {(attributes) => (
            <input
              {...attributes}
              type="file"
              required
              className={INPUT}
              onChange={({ target }) => setFile(target.files?.[0])}
            />
          )}
        </Field>
        <TextField
          label={t("Name of the workspace")}
          hint={t("Empty: the one that it had.")}
          maxLength={200}
          error={form.formState.errors.name?.message}
          {...form.register("name")}
        />
        {isBusy && file && (
          <p role="status" className="text-sm text-muted tabular-nums">
            {t("{sent} of {all} sent", { sent: formatBytes(sent), all: formatBytes(file.size) })}
          </p>
        )}
        {problem !== undefined && <Problem error={problem} />}
        <Button type="submit" look="primary" disabled={!file} isBusy={isBusy} className="self-start">
          {t("Bring it in")}
        </Button>
      </form>
    </Dialog>
  );
}
