import type { Schema } from "@citedesk/client";
import { Ago } from "../../parts/ago.tsx";
import { Button } from "../../parts/button.tsx";
import { DataTable } from "../../parts/data-table.tsx";
import { Empty } from "../../parts/page.tsx";
import { Tag } from "../../parts/tag.tsx";
import { t } from "../../texts/language.ts";

interface SessionTableProps {
  label: string;
  list: { rows: Schema<"Session">[] | undefined; error: unknown; hasMore: boolean; loadMore: () => void };
  onEnd: (sessionId: string) => void;
}

/** Where somebody is signed in; each can be ended, but the one that looks. */
export function SessionTable({ label, list, onEnd }: SessionTableProps) {
  return (
    <DataTable
      label={label}
      rows={list.rows}
      hasFailed={list.error !== null}
      rowKey={({ id }) => id}
      hasMore={list.hasMore}
      loadMore={list.loadMore}
      empty={<Empty text={t("None.")} />}
      columns={[
        {
          id: "agent",
          header: t("Browser"),
          width: "minmax(0,3fr)",
          cell: ({ user_agent }) => <span className="line-clamp-1">{user_agent ?? "–"}</span>,
        },
        { id: "address", header: t("Address"), cell: ({ address }) => address },
        { id: "used", header: t("Last used"), cell: ({ last_used_at }) => <Ago at={last_used_at} /> },
        {
          id: "end",
          header: "",
          width: "7rem",
          cell: ({ id, current }) =>
            current ? (
              <Tag tone="ok">{t("This one")}</Tag>
            ) : (
              <Button look="quiet" onClick={() => onEnd(id)}>
                {t("End")}
              </Button>
            ),
        },
      ]}
    />
  );
}
