import type { Schema } from "@citedesk/client";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { client } from "../../api/client.ts";
import { queryClient, renew, useAction, useRows } from "../../api/use-api.ts";
import { useRights } from "../../api/use-me.ts";
import { Button } from "../../parts/button.tsx";
import { DataTable } from "../../parts/data-table.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { CheckField, TextArea, TextField } from "../../parts/field.tsx";
import { notify, notifyProblem } from "../../parts/notices.tsx";
import { Page } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Tag } from "../../parts/tag.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import { t } from "../../texts/language.ts";

/** What assistants may call besides their sources. */
export function ToolsSection() {
  const rights = useRights();
  const list = useRows("/v2/tools", {});
  const [isAdding, setAdding] = useState(false);
  const renews = ["/v2/tools"];
  const remove = useAction((id: string) => client.delete("/v2/tools/{id}", { path: { id } }), {
    renews,
    onDone: (_, id) =>
      notify(t("The tool is deleted."), async () => {
        await client.post("/v2/tools/{id}/restore", { path: { id } });
        await renew(queryClient, renews);
      }),
  });
  return (
    <Page
      title={t("Tools")}
      tag="Tools"
      call={{ path: "/v2/tools" }}
      actions={
        rights.edit && (
          <Button look="primary" onClick={() => setAdding(true)}>
            {t("Add a tool")}
          </Button>
        )
      }
    >
      {list.error && <Problem error={list.error} retry={list.retry} />}
      <DataTable
        label={t("Tools")}
        rows={list.rows}
        rowKey={({ id }) => id}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        empty={null}
        columns={[
          { id: "name", header: t("Name"), cell: ({ name }) => <code>{name}</code> },
          { id: "what", header: t("What for"), width: "minmax(0,3fr)", cell: ({ description }) => description },
          {
            id: "kind",
            header: t("Kind"),
            width: "8rem",
            cell: ({ kind }) => <Tag>{kind === "built_in" ? t("Built in") : kind.toUpperCase()}</Tag>,
          },
          {
            id: "confirm",
            header: t("Asks first"),
            width: "6rem",
            isWide: true,
            cell: ({ confirm }) => (confirm ? t("yes") : t("no")),
          },
          {
            id: "delete",
            header: "",
            width: "6rem",
            cell: ({ id, kind }) =>
              rights.edit &&
              kind !== "built_in" && (
                <Button look="quiet" onClick={() => remove.mutate(id, { onError: notifyProblem })}>
                  {t("Delete")}
                </Button>
              ),
          },
        ]}
      />
      {isAdding && <AddTool onClose={() => setAdding(false)} />}
    </Page>
  );
}

const EXAMPLE = '{"type": "object", "properties": {"order": {"type": "string"}}, "required": ["order"]}';

function AddTool({ onClose }: { onClose: () => void }) {
  const form = useForm({
    defaultValues: { name: "", description: "", url: "", parameters: EXAMPLE, secret: "", confirm: true },
  });
  const { submit, problem, isBusy } = useSubmit(form, async ({ parameters, secret, ...values }) => {
    const schema = readJson(parameters);
    if (!schema) return form.setError("parameters", { message: t("That is no JSON object.") }, { shouldFocus: true });
    const body: Schema<"CreateToolBody"> = {
      ...values,
      kind: "http",
      parameters: schema,
      ...(secret ? { secret } : {}),
    };
    await client.post("/v2/tools", { body });
    await renew(queryClient, ["/v2/tools"]);
    onClose();
  });
  const { errors } = form.formState;
  return (
    <Dialog title={t("Add a tool")} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <TextField
          label={t("Name")}
          placeholder="order_status"
          required
          autoFocus
          error={errors.name?.message}
          {...form.register("name")}
        />
        <TextField
          label={t("What for")}
          hint={t("The model decides by this sentence when to call it.")}
          required
          error={errors.description?.message}
          {...form.register("description")}
        />
        <TextField
          label={t("Address")}
          inputMode="url"
          required
          error={errors.url?.message}
          {...form.register("url")}
        />
        <TextArea
          label={t("Parameters (JSON Schema)")}
          rows={4}
          error={errors.parameters?.message}
          {...form.register("parameters")}
        />
        <TextField
          label={t("Secret for signing")}
          hint={t("Written once, never shown.")}
          autoComplete="off"
          error={errors.secret?.message}
          {...form.register("secret")}
        />
        <CheckField label={t("Ask the visitor before it is called")} {...form.register("confirm")} />
        {problem !== undefined && <Problem error={problem} />}
        <Button type="submit" look="primary" isBusy={isBusy} className="self-start">
          {t("Add")}
        </Button>
      </form>
    </Dialog>
  );
}

function readJson(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
