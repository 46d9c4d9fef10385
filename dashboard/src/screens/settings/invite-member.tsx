import type { Schema } from "@citedesk/client";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { client } from "../../api/client.ts";
import { queryClient, renew, useApi } from "../../api/use-api.ts";
import { type Role, useMe } from "../../api/use-me.ts";
import { Button } from "../../parts/button.tsx";
import { CopyButton } from "../../parts/copy-button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { CheckField, SelectField, TextField } from "../../parts/field.tsx";
import { Problem } from "../../parts/problem.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import { t } from "../../texts/language.ts";
import { assignableRoles, roleName } from "./roles.ts";

/** A role, for the whole workspace or for some assistants. */
export function InviteMember({ onClose }: { onClose: () => void }) {
  const me = useMe();
  const agents = useApi("/v2/agents", { query: { limit: 100 } }).data?.data ?? [];
  const [made, setMade] = useState<Schema<"NewInvitation">>();
  const clients = useApi("/v2/workspaces", { query: { limit: 100 } }).data?.data ?? [];
  const here = clients.find(({ id }) => id === me?.workspace_id);
  const isOneOfSeveral = clients.filter(({ kind }) => kind === "live").length > 1;
  const form = useForm({
    defaultValues: { email: "", role: "editor" as Role, agent_ids: [] as string[], all_workspaces: false },
  });
  const { submit, problem, isBusy } = useSubmit(form, async ({ email, role, agent_ids, all_workspaces }) => {
    const ids = [agent_ids].flat();
    const grants = ids.length > 0 ? { grants: { agent_ids: ids } } : {};
    const width = isOneOfSeveral ? { all_workspaces } : {};
    setMade(await client.post("/v2/invitations", { body: { email: email.trim(), role, ...grants, ...width } }));
    await renew(queryClient, ["/v2/invitations"]);
  });
  if (made)
    return (
      <Dialog title={t("Invited")} onClose={onClose}>
        <p role="status">
          {made.mailed
            ? t("A link is on its way to {email}.", { email: made.email })
            : t("No mail can be sent here: hand this link to {email} yourself.", { email: made.email })}
        </p>
        <code className="rounded-control bg-sunken p-2">{made.accept_url}</code>
        <CopyButton text={made.accept_url} label={t("Copy the link")} />
      </Dialog>
    );
  const hints: Record<Role, string> = {
    owner: t("Everything, also owners."),
    admin: t("Everything but owners."),
    editor: t("Assistants, sources, gaps, checks."),
    viewer: t("Reads and exports."),
    support: t("Answers chats, sees leads."),
  };
  return (
    <Dialog title={t("Invite a member")} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <TextField
          label={t("E-mail")}
          type="email"
          required
          autoFocus
          error={form.formState.errors.email?.message}
          {...form.register("email")}
        />
        <SelectField label={t("Role")} hint={hints[form.watch("role")]} {...form.register("role")}>
          {assignableRoles(me?.role).map((role) => (
            <option key={role} value={role}>
              {roleName(role)}
            </option>
          ))}
        </SelectField>
        {isOneOfSeveral && me?.all_workspaces && (
          <CheckField
            label={t("All workspaces of the account")}
            hint={t("Else to {name} alone: clients see nothing of each other.", { name: here?.name ?? "" })}
            {...form.register("all_workspaces")}
          />
        )}
        {agents.length > 0 && !form.watch("all_workspaces") && (
          <fieldset className="flex max-h-48 flex-col gap-1 overflow-auto">
            <legend className="font-medium">{t("Only these assistants")}</legend>
            <p className="text-sm text-muted">{t("None chosen: the whole workspace.")}</p>
            {agents.map(({ id, name }) => (
              <CheckField key={id} label={name} value={id} {...form.register("agent_ids")} />
            ))}
          </fieldset>
        )}
        {problem !== undefined && <Problem error={problem} />}
        <Button type="submit" look="primary" isBusy={isBusy} className="self-start">
          {t("Invite")}
        </Button>
      </form>
    </Dialog>
  );
}
