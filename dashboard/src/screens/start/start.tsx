import { useNavigate } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { chooseWorkspace, client } from "../../api/client.ts";
import { queryClient, useApi } from "../../api/use-api.ts";
import { useRights } from "../../api/use-me.ts";
import { NotFound } from "../../application/not-found.tsx";
import { Button } from "../../parts/button.tsx";
import { TextField } from "../../parts/field.tsx";
import { notifyProblem } from "../../parts/notices.tsx";
import { Page } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import { t } from "../../texts/language.ts";
import { createFromFiles, createFromSite, lookAtSite } from "./create-assistant.ts";

/** From an address, from files, or from the sample: the assistant is made and begins to read. */
export function Start() {
  const rights = useRights();
  const navigate = useNavigate();
  const open = (agentId: string) => navigate({ to: "/assistants/$agentId", params: { agentId } });
  const form = useForm({ defaultValues: { url: "" } });
  const { submit, problem, isBusy } = useSubmit(form, async (values) => {
    const site = await lookAtSite(values.url);
    const message = site ? site.reason : t("That is no address of a website.");
    if (!site || message) return form.setError("url", { message: message ?? "" }, { shouldFocus: true });
    await open(await createFromSite(site));
  });
  if (!rights.edit) return <NotFound />;
  return (
    <Page
      title={t("New assistant")}
      tag="Agents"
      call={{
        method: "POST",
        path: "/v2/sources",
        body: { type: "website", url: "https://example.com", agent_id: "agent_…" },
      }}
    >
      <div className="flex max-w-2xl flex-col gap-6">
        <form onSubmit={submit} className="flex flex-col gap-3">
          <TextField
            label={t("Your website's address")}
            hint={t("Its pages are read now, and answers come only from them.")}
            placeholder="example.com"
            inputMode="url"
            autoComplete="url"
            autoFocus
            required
            error={form.formState.errors.url?.message}
            {...form.register("url")}
          />
          {problem !== undefined && <Problem error={problem} />}
          <Button type="submit" look="primary" isBusy={isBusy} className="self-start">
            {isBusy ? t("Looking at the site…") : t("Read the site")}
          </Button>
        </form>
        <FileZone onFiles={(files) => createFromFiles(files).then(open, notifyProblem)} />
        {rights.administer && <SampleShop />}
      </div>
    </Page>
  );
}

function FileZone({ onFiles }: { onFiles: (files: File[]) => Promise<unknown> }) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  async function take(files: FileList | null): Promise<void> {
    if (!files || files.length === 0) return;
    setBusy(true);
    await onFiles([...files]);
    setBusy(false);
  }
  return (
    <section
      aria-label={t("Files")}
      className="flex flex-col items-start gap-2 rounded-card border border-dashed border-control p-6"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void take(event.dataTransfer.files);
      }}
    >
      <p>{t("Or drop files here: PDF, Word, PowerPoint, Excel, HTML, Markdown, text, up to 50 MB each.")}</p>
      <input ref={input} type="file" multiple hidden onChange={({ target }) => void take(target.files)} />
      <Button isBusy={isBusy} onClick={() => input.current?.click()}>
        {t("Choose files")}
      </Button>
    </section>
  );
}

/** Lives in the test workspace, so that nothing made up mixes with what is real. */
function SampleShop() {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const test = useApi("/v2/workspaces", {}).data?.data.find(({ kind }) => kind === "test");
  if (!test) return null;
  async function make(id: string): Promise<void> {
    setBusy(true);
    try {
      chooseWorkspace(id);
      const sample = await client.post("/v2/workspaces/{id}/sample_data", { path: { id } });
      await queryClient.resetQueries();
      await navigate({ to: "/assistants/$agentId", params: { agentId: sample.agent_id } });
    } catch (error) {
      notifyProblem(error);
      setBusy(false);
    }
  }
  return (
    <section className="flex flex-col items-start gap-2">
      <p>{t("No site at hand? The sample shop comes with pages, questions and leads, in your test workspace.")}</p>
      <Button isBusy={isBusy} onClick={() => void make(test.id)}>
        {t("Use the sample shop")}
      </Button>
    </section>
  );
}
