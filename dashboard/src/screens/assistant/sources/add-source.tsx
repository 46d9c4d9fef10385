import { useState } from "react";
import { useForm } from "react-hook-form";
import { client } from "../../../api/client.ts";
import { queryClient, renew } from "../../../api/use-api.ts";
import { Button } from "../../../parts/button.tsx";
import { Dialog } from "../../../parts/dialog.tsx";
import { SelectField, TextArea, TextField } from "../../../parts/field.tsx";
import { Problem } from "../../../parts/problem.tsx";
import { useSubmit } from "../../../parts/use-submit.ts";
import { t } from "../../../texts/language.ts";
import { lookAtSite, SITE_DEFAULTS, siteAddress } from "../../start/create-assistant.ts";
import { SCHEDULES, scheduleName } from "./schedules.ts";
import { UploadFiles } from "./upload-files.tsx";

type Kind = "website" | "document" | "text" | "qa" | "sitemap" | "video" | "business_info";

const EMPTY = {
  url: "",
  schedule: "",
  include: "",
  exclude: "",
  title: "",
  text: "",
  question: "",
  answer: "",
  name: "",
  address: "",
  phone: "",
  email: "",
  opening_hours: "",
};
type Values = typeof EMPTY;

export function AddSource({ agentId, onClose }: { agentId: string; onClose: () => void }) {
  const [kind, setKind] = useState<Kind>("website");
  const kinds: Record<Kind, string> = {
    website: t("Website"),
    document: t("Files"),
    text: t("Text"),
    qa: t("Question and answer"),
    sitemap: t("Sitemap"),
    video: t("Video"),
    business_info: t("Business facts"),
  };
  const done = () => {
    void renew(queryClient, ["/v2/sources"]);
    onClose();
  };
  return (
    <Dialog title={t("Add a source")} onClose={onClose}>
      <SelectField label={t("What to add")} value={kind} onChange={({ target }) => setKind(target.value as Kind)}>
        {Object.entries(kinds).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      {kind === "document" ? (
        <UploadFiles agentId={agentId} onDone={done} />
      ) : (
        <SourceForm kind={kind} agentId={agentId} onDone={done} />
      )}
    </Dialog>
  );
}

function SourceForm({
  kind,
  agentId,
  onDone,
}: {
  kind: Exclude<Kind, "document">;
  agentId: string;
  onDone: () => void;
}) {
  const form = useForm({ defaultValues: EMPTY });
  const { submit, problem, isBusy } = useSubmit(form, async (values) => {
    const site = kind === "website" ? await lookAtSite(values.url) : undefined;
    if (site?.reason) return form.setError("url", { message: site.reason }, { shouldFocus: true });
    await client.post("/v2/sources", { body: bodyOf(kind, site ? { ...values, url: site.url } : values, agentId) });
    onDone();
  });
  const { errors } = form.formState;
  const field = (name: keyof Values) => ({ error: errors[name]?.message, ...form.register(name) });
  const isAddress = kind === "website" || kind === "sitemap" || kind === "video";
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      {isAddress && <TextField label={t("Address")} inputMode="url" required {...field("url")} />}
      {(kind === "website" || kind === "sitemap") && (
        <>
          <TextField
            label={t("Only addresses like")}
            hint={t("For example /help/*; several with a comma. Empty: all.")}
            {...field("include")}
          />
          <TextField label={t("Leave out addresses like")} {...field("exclude")} />
          <SelectField label={t("Read again")} {...field("schedule")}>
            <option value="">{t("Only when asked")}</option>
            {SCHEDULES.map((schedule) => (
              <option key={schedule} value={schedule}>
                {scheduleName(schedule)}
              </option>
            ))}
          </SelectField>
        </>
      )}
      {kind === "text" && (
        <>
          <TextField label={t("Title")} required {...field("title")} />
          <TextArea label={t("Text")} rows={8} required {...field("text")} />
        </>
      )}
      {kind === "qa" && (
        <>
          <TextField label={t("Question")} required {...field("question")} />
          <TextArea label={t("Answer")} required {...field("answer")} />
        </>
      )}
      {kind === "business_info" && (
        <>
          <TextField label={t("Name of the business")} required {...field("name")} />
          <TextField label={t("Postal address")} {...field("address")} />
          <TextField label={t("Phone")} {...field("phone")} />
          <TextField label={t("E-mail")} {...field("email")} />
          <TextArea label={t("Opening hours")} {...field("opening_hours")} />
        </>
      )}
      {problem !== undefined && <Problem error={problem} />}
      <Button type="submit" look="primary" isBusy={isBusy} className="self-start">
        {t("Add")}
      </Button>
    </form>
  );
}

function bodyOf(kind: Exclude<Kind, "document">, values: Values, agent_id: string) {
  const list = (text: string) =>
    text
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== "");
  const url = siteAddress(values.url) ?? values.url;
  const schedule = SCHEDULES.find((one) => one === values.schedule) ?? null;
  const reading = { include: list(values.include), exclude: list(values.exclude), schedule, ...SITE_DEFAULTS };
  switch (kind) {
    case "website":
      return { type: kind, url, agent_id, ...reading };
    case "sitemap":
      return { type: kind, url, agent_id, ...reading };
    case "video":
      return { type: kind, url, agent_id, max_pages: SITE_DEFAULTS.max_pages, max_depth: SITE_DEFAULTS.max_depth };
    case "text":
      return { type: kind, title: values.title, text: values.text, agent_id };
    case "qa":
      return { type: kind, question: values.question, answer: values.answer, agent_id };
    case "business_info": {
      const { name, address, phone, email, opening_hours } = values;
      const given = Object.fromEntries(
        Object.entries({ address, phone, email, opening_hours }).filter(([, value]) => value !== ""),
      );
      return { type: kind, name, agent_id, ...given };
    }
  }
}
