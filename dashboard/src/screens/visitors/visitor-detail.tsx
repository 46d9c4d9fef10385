import type { Schema } from "@citedesk/client";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { client } from "../../api/client.ts";
import { queryClient, renew, useApi, useRows } from "../../api/use-api.ts";
import { useRights } from "../../api/use-me.ts";
import { Button } from "../../parts/button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { notifyProblem } from "../../parts/notices.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Skeleton } from "../../parts/skeleton.tsx";
import { Tag } from "../../parts/tag.tsx";
import { TypedConfirmation } from "../../parts/typed-confirmation.tsx";
import { formatTime } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";
import { ErasedCounts } from "../settings/erased-counts.tsx";

export function VisitorDetail({ visitorId, onClose }: { visitorId: string; onClose: () => void }) {
  const path = { id: visitorId };
  const rights = useRights();
  const { data: visitor, error, refetch } = useApi("/v2/visitors/{id}", { path });
  const questions = useRows("/v2/visitors/{id}/questions", { path });
  const [isErasing, setErasing] = useState(false);
  const [receipt, setReceipt] = useState<Schema<"ErasureReceipt">>();
  const word = visitor?.email ?? visitor?.external_id ?? visitor?.name ?? t("erase");
  async function exportAll(): Promise<void> {
    try {
      const all = await client.get("/v2/visitors/{id}/export", { path });
      const address = URL.createObjectURL(new Blob([JSON.stringify(all, null, 2)], { type: "application/json" }));
      Object.assign(document.createElement("a"), { href: address, download: `${visitorId}.json` }).click();
      URL.revokeObjectURL(address);
    } catch (failure) {
      notifyProblem(failure);
    }
  }
  return (
    <Dialog
      title={visitor?.name ?? visitor?.email ?? visitor?.contact?.name ?? visitor?.contact?.email ?? t("Visitor")}
      onClose={onClose}
      isWide
    >
      {error && !receipt && <Problem error={error} retry={() => void refetch()} />}
      {!visitor && !error && <Skeleton rows={4} />}
      {receipt && (
        <section role="status" className="flex flex-col gap-2">
          <p>{t("Everything of this visitor is erased. This is the receipt; it stays in Settings, Erasures.")}</p>
          <ErasedCounts erased={receipt.erased} />
        </section>
      )}
      {visitor && !receipt && (
        <>
          <p className="text-muted">
            {t("First seen {first}, last {last}", {
              first: formatTime(visitor.created_at),
              last: formatTime(visitor.last_seen_at),
            })}
          </p>
          <h3>{t("Questions")}</h3>
          <ul className="flex max-h-80 flex-col gap-1 overflow-auto">
            {questions.rows?.map(({ id, chat_id, question, answered }) => (
              <li key={id} className="flex items-center gap-2">
                <Link to="/inbox" search={{ chat: chat_id }} className="min-w-0 flex-1 py-0.5">
                  {question}
                </Link>
                {answered === false && <Tag tone="warn">{t("No answer")}</Tag>}
              </li>
            ))}
          </ul>
          {rights.administer && (
            <div className="flex flex-wrap gap-2">
              <Button onClick={() => void exportAll()}>{t("Export all data")}</Button>
              <Button look="danger" onClick={() => setErasing(true)}>
                {t("Erase")}
              </Button>
            </div>
          )}
        </>
      )}
      {isErasing && (
        <TypedConfirmation
          title={t("Erase this visitor")}
          text={t("Chats, leads, ratings and all that was derived from them go for good. This can't be undone.")}
          word={word}
          action={t("Erase for good")}
          act={async () => {
            setReceipt(await client.delete("/v2/visitors/{id}", { path }));
            await renew(queryClient, ["/v2/visitors", "/v2/chats", "/v2/leads"]);
          }}
          onClose={() => setErasing(false)}
        />
      )}
    </Dialog>
  );
}
