import { CitedeskError, type Schema } from "@citedesk/client";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { client } from "../../api/client.ts";
import { useAction } from "../../api/use-api.ts";
import { useMe } from "../../api/use-me.ts";
import { Button, buttonClasses } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { TextArea } from "../../parts/field.tsx";
import { notify } from "../../parts/notices.tsx";
import { explain, Problem } from "../../parts/problem.tsx";
import { t } from "../../texts/language.ts";

/** Publishes the draft. Failing checks stop it: they are fixed, or someone says why it goes out all the same. */
export function PublishButton({ agent }: { agent: Schema<"Agent"> }) {
  const [isStopped, setStopped] = useState(false);
  const [reason, setReason] = useState("");
  const navigate = useNavigate();
  const role = useMe()?.role;
  const mayForce = role === "owner" || role === "admin";
  const publish = useAction(
    (body: { force?: boolean; reason?: string }) =>
      client.post("/v2/agents/{id}/publish", { path: { id: agent.id }, body }),
    {
      renews: ["/v2/agents"],
      onDone: () => {
        setStopped(false);
        notify(t("{name} is published.", { name: agent.name }));
      },
    },
  );
  if (agent.status === "published" && agent.version === agent.published_version) return null;
  const { error } = publish;
  const isGate = error instanceof CitedeskError && error.status === 409;
  const isOpen = isStopped && error !== null;
  return (
    <>
      <Button
        look="primary"
        isBusy={publish.isPending && !isOpen}
        onClick={() => publish.mutate({}, { onError: () => setStopped(true) })}
      >
        {agent.status === "published" ? t("Publish the changes") : t("Publish")}
      </Button>
      {isOpen && (
        <Dialog title={t("Not published")} onClose={() => setStopped(false)}>
          {isGate ? (
            <>
              <p role="alert">{explain(error)}</p>
              {mayForce && (
                <TextArea
                  label={t("Why it goes out all the same")}
                  hint={t("Stands in the audit log.")}
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                />
              )}
              <div className="flex flex-wrap gap-2">
                <button
                  type="button"
                  className={buttonClasses("primary")}
                  onClick={() => {
                    setStopped(false);
                    void navigate({ to: "/assistants/$agentId/checks", params: { agentId: agent.id } });
                  }}
                >
                  {t("Look at the checks")}
                </button>
                {mayForce && (
                  <Button
                    look="danger"
                    disabled={reason.trim() === ""}
                    isBusy={publish.isPending}
                    onClick={() => publish.mutate({ force: true, reason: reason.trim() })}
                  >
                    {t("Publish anyway")}
                  </Button>
                )}
              </div>
            </>
          ) : (
            <Problem error={error} retry={() => publish.mutate({})} />
          )}
        </Dialog>
      )}
    </>
  );
}
