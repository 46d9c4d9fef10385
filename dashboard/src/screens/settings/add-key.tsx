import type { Schema } from "@citedesk/client";
import { useForm } from "react-hook-form";
import { client } from "../../api/client.ts";
import { queryClient, renew, useApi } from "../../api/use-api.ts";
import { Button } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { CheckField, SelectField, TextArea, TextField } from "../../parts/field.tsx";
import { Problem } from "../../parts/problem.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import { t } from "../../texts/language.ts";

type Scope = NonNullable<Schema<"CreateApiKeyBody">["scopes"]>[number];
const SCOPES: readonly Scope[] = [
  "chat:write",
  "chats:read",
  "chats:write",
  "agents:read",
  "agents:write",
  "sources:read",
  "sources:write",
  "search:read",
  "stats:read",
  "gaps:write",
  "leads:read",
  "leads:write",
  "handoffs:read",
  "handoffs:write",
  "feedback:read",
  "feedback:write",
  "visitors:read",
  "visitors:write",
  "checks:read",
  "checks:write",
  "brands:read",
  "brands:write",
  "replies:read",
  "replies:write",
  "tools:read",
  "tools:write",
  "deployments:read",
  "deployments:write",
  "domains:read",
  "domains:write",
  "webhooks:read",
  "webhooks:write",
  "events:read",
  "models:read",
  "usage:read",
  "audit:read",
  "deleted:read",
];

/** A secret key may what its scopes say; a publishable one chats with one published assistant from given origins. */
export function AddKey({ onClose, onMade }: { onClose: () => void; onMade: (key: string) => void }) {
  const agents = useApi("/v2/agents", { query: { limit: 100 } }).data?.data ?? [];
  const form = useForm({
    defaultValues: {
      name: "",
      kind: "secret",
      agent_id: "",
      allowed_origins: "",
      scopes: ["chat:write"] as Scope[],
      expires_at: "",
    },
  });
  const kind = form.watch("kind");
  const { submit, problem, isBusy } = useSubmit(
    form,
    async ({ name, kind, agent_id, allowed_origins, scopes, expires_at }) => {
      const body: Schema<"CreateApiKeyBody"> =
        kind === "publishable"
          ? { name, kind, agent_id, allowed_origins: allowed_origins.split(/[\s,]+/).filter((origin) => origin !== "") }
          : { name, kind: "secret", scopes: [scopes].flat() };
      const made = await client.post("/v2/api_keys", {
        body: { ...body, ...(expires_at ? { expires_at: `${expires_at}T23:59:59Z` } : {}) },
      });
      await renew(queryClient, ["/v2/api_keys"]);
      onMade(made.key);
      onClose();
    },
  );
  const { errors } = form.formState;
  return (
    <Dialog title={t("Add a key")} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <TextField label={t("Name")} required autoFocus error={errors.name?.message} {...form.register("name")} />
        <SelectField label={t("Kind")} {...form.register("kind")}>
          <option value="secret">{t("Secret, for servers")}</option>
          <option value="publishable">{t("Publishable, for a page")}</option>
        </SelectField>
        {kind === "publishable" ? (
          <>
            <SelectField
              label={t("Assistant")}
              required
              error={errors.agent_id?.message}
              {...form.register("agent_id")}
            >
              <option value="">–</option>
              {agents.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <TextArea
              label={t("Origins, one a line")}
              required
              error={errors.allowed_origins?.message}
              {...form.register("allowed_origins")}
            />
          </>
        ) : (
          <fieldset className="grid max-h-56 gap-1 overflow-auto sm:grid-cols-2">
            <legend className="font-medium">{t("What it may")}</legend>
            {SCOPES.map((scope) => (
              <CheckField key={scope} label={scope} value={scope} {...form.register("scopes")} />
            ))}
          </fieldset>
        )}
        <TextField
          label={t("Until")}
          type="date"
          hint={t("Empty: no end.")}
          error={errors.expires_at?.message}
          {...form.register("expires_at")}
        />
        {problem !== undefined && <Problem error={problem} />}
        <Button type="submit" look="primary" isBusy={isBusy} className="self-start">
          {t("Add")}
        </Button>
      </form>
    </Dialog>
  );
}
