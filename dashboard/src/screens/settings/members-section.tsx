import type { Schema } from "@citedesk/client";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { client } from "../../api/client.ts";
import { useAction, useApi, useRows } from "../../api/use-api.ts";
import { useMe, useRights } from "../../api/use-me.ts";
import { Button } from "../../parts/button.tsx";
import { CopyButton } from "../../parts/copy-button.tsx";
import { DataTable } from "../../parts/data-table.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { INPUT } from "../../parts/field.tsx";
import { notify, notifyProblem } from "../../parts/notices.tsx";
import { Empty, Page } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Tag } from "../../parts/tag.tsx";
import { formatTime } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";
import { DemoteMember } from "./demote-member.tsx";
import { InviteMember } from "./invite-member.tsx";
import { MemberSessions } from "./member-sessions.tsx";
import { RemoveMember } from "./remove-member.tsx";
import { administers, assignableRoles, roleName } from "./roles.ts";

type Member = Schema<"Member">;

export function MembersSection() {
  const { open } = useSearch({ from: "/settings/$section" });
  const navigate = useNavigate({ from: "/settings/$section" });
  const rights = useRights();
  const me = useMe();
  const list = useRows("/v2/members", {});
  const clients = useApi("/v2/workspaces", { query: { limit: 100 } }).data?.data ?? [];
  const isOneOfSeveral = clients.filter(({ kind }) => kind === "live").length > 1;
  /** Who looks after one workspace changes nobody who looks after all. */
  const mayChange = ({ all_workspaces }: Member) => rights.administer && (rights.account || !all_workspaces);
  const [removing, setRemoving] = useState<Member>();
  const [watched, setWatched] = useState<Member>();
  const [link, setLink] = useState<string>();
  const [demoting, setDemoting] = useState<{ member: Member; role: Member["role"] }>();
  const renews = ["/v2/members"];
  const change = useAction(
    ({ id, ...body }: { id: string; role: Member["role"]; hand_over_to?: string }) =>
      client.patch("/v2/members/{id}", { path: { id }, body }),
    { renews: [...renews, "/v2/api_keys", "/v2/invitations"], onDone: () => notify(t("Saved.")) },
  );
  const makeLink = useAction((id: string) => client.post("/v2/members/{id}/reset_link", { path: { id } }), {
    renews: [],
    onDone: ({ reset_url }) => setLink(reset_url),
  });
  const removeTotp = useAction((id: string) => client.delete("/v2/members/{id}/totp", { path: { id } }), {
    renews,
    onDone: () => notify(t("Removed. Their next sign-in takes the password alone.")),
  });
  const setOpen = (value: string | undefined) =>
    void navigate({ params: { section: "members" }, search: { open: value }, replace: true });
  return (
    <Page
      title={t("Members")}
      tag="Members"
      call={{ path: "/v2/members" }}
      actions={
        rights.administer && (
          <Button look="primary" onClick={() => setOpen("new")}>
            {t("Invite a member")}
          </Button>
        )
      }
    >
      {list.error && <Problem error={list.error} retry={list.retry} />}
      <DataTable
        label={t("Members")}
        rows={list.rows}
        hasFailed={list.error !== null}
        rowKey={({ id }) => id}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        empty={null}
        columns={[
          {
            id: "name",
            header: t("Name"),
            cell: ({ name, totp_enabled, all_workspaces }) => (
              <span className="flex flex-wrap items-center gap-2 font-medium">
                {name || "–"}
                {all_workspaces && isOneOfSeveral && <Tag>{t("All workspaces")}</Tag>}
                {totp_enabled && <Tag tone="ok">{t("With a code")}</Tag>}
              </span>
            ),
          },
          { id: "email", header: t("E-mail"), width: "minmax(0,1.5fr)", cell: ({ email }) => email },
          {
            id: "role",
            header: t("Role"),
            width: "8rem",
            cell: (member) => {
              const { id, role, name, email } = member;
              const setRole = (next: Member["role"]) =>
                administers(member) && !administers({ role: next })
                  ? setDemoting({ member, role: next })
                  : change.mutate({ id, role: next }, { onError: notifyProblem });
              return mayChange(member) && id !== me?.id && (role !== "owner" || me?.role === "owner") ? (
                <select
                  aria-label={t("Role of {name}", { name: name || email })}
                  className={INPUT}
                  value={role}
                  onChange={({ target }) => setRole(target.value as Member["role"])}
                >
                  {assignableRoles(me?.role).map((one) => (
                    <option key={one} value={one}>
                      {roleName(one)}
                    </option>
                  ))}
                </select>
              ) : (
                roleName(role)
              );
            },
          },
          { id: "since", header: t("Since"), isWide: true, cell: ({ created_at }) => formatTime(created_at) },
          {
            id: "actions",
            header: "",
            width: "15rem",
            cell: (member) =>
              mayChange(member) &&
              member.id !== me?.id && (
                <span className="flex flex-wrap gap-1 @3xl:justify-end">
                  <Button look="quiet" onClick={() => makeLink.mutate(member.id, { onError: notifyProblem })}>
                    {t("Reset link")}
                  </Button>
                  <Button look="quiet" onClick={() => setWatched(member)}>
                    {t("Sign-ins")}
                  </Button>
                  {member.totp_enabled && (
                    <Button look="quiet" onClick={() => removeTotp.mutate(member.id, { onError: notifyProblem })}>
                      {t("Remove the second step")}
                    </Button>
                  )}
                  <Button look="quiet" onClick={() => setRemoving(member)}>
                    {t("Remove")}
                  </Button>
                </span>
              ),
          },
        ]}
      />
      {rights.administer && <Invitations />}
      {open === "new" && rights.administer && <InviteMember onClose={() => setOpen(undefined)} />}
      {watched && <MemberSessions member={watched} onClose={() => setWatched(undefined)} />}
      {removing && <RemoveMember member={removing} members={list.rows ?? []} onClose={() => setRemoving(undefined)} />}
      {demoting && (
        <DemoteMember
          {...demoting}
          members={list.rows ?? []}
          demote={(heir) => {
            const body = { id: demoting.member.id, role: demoting.role };
            change.mutate(heir === undefined ? body : { ...body, hand_over_to: heir }, { onError: notifyProblem });
          }}
          onClose={() => setDemoting(undefined)}
        />
      )}
      {link && (
        <Dialog title={t("Reset link")} onClose={() => setLink(undefined)}>
          <p>{t("Hand it over yourself. It works once, for an hour.")}</p>
          <code className="rounded-control bg-sunken p-2">{link}</code>
          <CopyButton text={link} label={t("Copy the link")} />
        </Dialog>
      )}
    </Page>
  );
}

function Invitations() {
  const list = useRows("/v2/invitations", { query: { status: "open" } });
  const revoke = useAction((id: string) => client.delete("/v2/invitations/{id}", { path: { id } }), {
    renews: ["/v2/invitations"],
    onDone: () => notify(t("The invitation is taken back.")),
  });
  return (
    <section className="flex flex-col gap-3">
      <h2>{t("Open invitations")}</h2>
      <DataTable
        label={t("Open invitations")}
        rows={list.rows}
        hasFailed={list.error !== null}
        rowKey={({ id }) => id}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        empty={<Empty text={t("None.")} />}
        columns={[
          { id: "email", header: t("E-mail"), width: "minmax(0,2fr)", cell: ({ email }) => email },
          { id: "role", header: t("Role"), cell: ({ role }) => <Tag>{roleName(role)}</Tag> },
          { id: "until", header: t("Until"), cell: ({ expires_at }) => formatTime(expires_at) },
          {
            id: "revoke",
            header: "",
            width: "8rem",
            cell: ({ id }) => (
              <Button look="quiet" onClick={() => revoke.mutate(id, { onError: notifyProblem })}>
                {t("Take back")}
              </Button>
            ),
          },
        ]}
      />
    </section>
  );
}
