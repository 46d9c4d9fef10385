import { CitedeskError, type Schema } from "@citedesk/client";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { client } from "../../api/client.ts";
import { queryClient, renew, useAction, useApi, useRows } from "../../api/use-api.ts";
import { useRights } from "../../api/use-me.ts";
import { Button } from "../../parts/button.tsx";
import { DataTable } from "../../parts/data-table.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { CheckField, TextField } from "../../parts/field.tsx";
import { notify, notifyProblem } from "../../parts/notices.tsx";
import { Empty, Page } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import { formatNumber } from "../../texts/formats.ts";
import { ofService, t } from "../../texts/language.ts";
import { BrandPictures } from "../assistant/appearance/brand-pictures.tsx";
import { ThemeFields } from "../assistant/appearance/theme-fields.tsx";
import { inheritedTheme, readTheme, writeTheme } from "../assistant/appearance/theme-texts.ts";

type Brand = Schema<"Brand">;

/** Clients or brands: each with assistants and sources of its own. */
export function BrandsSection() {
  const rights = useRights();
  const list = useRows("/v2/brands", {});
  const [editing, setEditing] = useState<Brand | "new">();
  const renews = ["/v2/brands"];
  const remove = useAction((id: string) => client.delete("/v2/brands/{id}", { path: { id } }), {
    renews,
    onDone: (_, id) =>
      notify(t("The brand is deleted."), async () => {
        await client.post("/v2/brands/{id}/restore", { path: { id } });
        await renew(queryClient, renews);
      }),
  });
  return (
    <Page
      title={t("Brands")}
      tag="Brands"
      call={{ path: "/v2/brands" }}
      actions={
        rights.edit && (
          <Button look="primary" onClick={() => setEditing("new")}>
            {t("Add a brand")}
          </Button>
        )
      }
    >
      {list.error && <Problem error={list.error} retry={list.retry} />}
      <DataTable
        label={t("Brands")}
        rows={list.rows}
        hasFailed={list.error !== null}
        rowKey={({ id }) => id}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        empty={<Empty text={t("No brands yet. A brand shares sources between its assistants.")} />}
        columns={[
          {
            id: "name",
            header: t("Name"),
            width: "minmax(0,2fr)",
            cell: ({ name }) => <span className="font-medium">{name}</span>,
          },
          { id: "agents", header: t("Assistants"), isNumber: true, cell: ({ agents }) => formatNumber(agents) },
          { id: "sources", header: t("Sources"), isNumber: true, cell: ({ sources }) => formatNumber(sources) },
          { id: "domains", header: t("Domains"), isWide: true, cell: ({ domains }) => domains.join(", ") },
          {
            id: "actions",
            header: "",
            width: "12rem",
            cell: (brand) =>
              rights.edit && (
                <span className="flex gap-1 @3xl:justify-end">
                  <Button look="quiet" onClick={() => setEditing(brand)}>
                    {t("Edit")}
                  </Button>
                  <Button look="quiet" onClick={() => remove.mutate(brand.id, { onError: notifyProblem })}>
                    {t("Delete")}
                  </Button>
                </span>
              ),
          },
        ]}
      />
      {editing && <BrandForm brand={editing === "new" ? undefined : editing} onClose={() => setEditing(undefined)} />}
    </Page>
  );
}

function BrandForm({ brand, onClose }: { brand: Brand | undefined; onClose: () => void }) {
  const form = useForm({
    defaultValues: {
      name: brand?.name ?? "",
      copyright: brand?.copyright ?? "",
      terms_url: brand?.terms_url ?? "",
      privacy_url: brand?.privacy_url ?? "",
      page_title: brand?.page_title ?? "",
      page_description: brand?.page_description ?? "",
      sender_name: brand?.sender_name ?? "",
      reply_to: brand?.reply_to ?? "",
      white_label: brand?.white_label ?? false,
      ...readTheme(brand?.theme ?? {}),
    },
  });
  const { submit, problem, isBusy } = useSubmit(form, async ({ terms_url, privacy_url, reply_to, ...values }) => {
    const given = { terms_url: terms_url || null, privacy_url: privacy_url || null, reply_to: reply_to || null };
    const { name, copyright, page_title, page_description, sender_name, white_label } = values;
    const texts = { name, copyright, page_title, page_description, sender_name, white_label };
    const body = { ...texts, ...given, theme: writeTheme(values, brand?.theme ?? {}) };
    if (brand) await client.patch("/v2/brands/{id}", { path: { id: brand.id }, body });
    else await client.post("/v2/brands", { body });
    await renew(queryClient, ["/v2/brands"]);
    onClose();
  });
  const { errors } = form.formState;
  return (
    <Dialog title={brand ? brand.name : t("Add a brand")} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <TextField label={t("Name")} required autoFocus error={errors.name?.message} {...form.register("name")} />
        <TextField label={t("Copyright line")} error={errors.copyright?.message} {...form.register("copyright")} />
        <TextField
          label={t("Address of your terms")}
          error={errors.terms_url?.message}
          {...form.register("terms_url")}
        />
        <TextField
          label={t("Address of your privacy notice")}
          error={errors.privacy_url?.message}
          {...form.register("privacy_url")}
        />
        <TextField
          label={t("Title of the page")}
          hint={t("Empty: the assistant's name.")}
          error={errors.page_title?.message}
          {...form.register("page_title")}
        />
        <TextField
          label={t("Description of the page")}
          hint={t("For search engines and previews.")}
          error={errors.page_description?.message}
          {...form.register("page_description")}
        />
        <TextField
          label={t("Sender of mails to visitors")}
          hint={t("Empty: the brand's name.")}
          error={errors.sender_name?.message}
          {...form.register("sender_name")}
        />
        <TextField
          label={t("Answers to mails go to")}
          type="email"
          error={errors.reply_to?.message}
          {...form.register("reply_to")}
        />
        <CheckField
          label={t("White label")}
          hint={t("Visitors see the name of this software nowhere.")}
          {...form.register("white_label")}
        />
        <fieldset className="flex flex-col gap-3 border-t border-border pt-3">
          <legend className="float-left w-full font-semibold">{t("Colour and shape")}</legend>
          <p className="text-sm text-muted">
            {t("What an assistant of the brand sets itself lies above. Empty: as usual.")}
          </p>
          <ThemeFields
            form={form}
            inherited={inheritedTheme(undefined)}
            accentTexts={{
              light: brand?.theme.colors?.light?.accent_text,
              dark: brand?.theme.colors?.dark?.accent_text,
            }}
          />
        </fieldset>
        {problem !== undefined && (
          <Problem error={problem}>
            {problem instanceof CitedeskError &&
              problem.errors.map(({ pointer, message }) => <p key={pointer}>{ofService(message)}</p>)}
          </Problem>
        )}
        <Button type="submit" look="primary" isBusy={isBusy} className="self-start">
          {t("Save")}
        </Button>
      </form>
      {brand && <ShownPictures brand={brand} />}
    </Dialog>
  );
}

/** As they are now: a picture is changed at once. */
function ShownPictures({ brand }: { brand: Brand }) {
  const now = useApi("/v2/brands/{id}", { path: { id: brand.id } }).data;
  return (
    <div className="mt-4">
      <BrandPictures brand={now ?? brand} isEditable />
    </div>
  );
}
