import type { Schema } from "@citedesk/client";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useRows } from "../../api/use-api.ts";
import { oneOf } from "../../application/search-texts.ts";
import { type Column, DataTable } from "../../parts/data-table.tsx";
import { allRows, ExportCsv } from "../../parts/export-csv.tsx";
import { ChoiceFilter } from "../../parts/filters.tsx";
import { Card } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Tag } from "../../parts/tag.tsx";
import { formatDay } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";
import { ratingWords, reasonWords } from "../inbox/feedback-words.ts";

type Feedback = Schema<"Feedback">;
const RATINGS = ["negative", "positive"] as const;
/** Figures of ratings lead here: `/insights#ratings`. */
const FEEDBACK_LIST = "ratings";

interface FeedbackListProps {
  period: { from: string; to: string; agent_id?: string };
  /** The figures above are of one page or language; ratings are listed of all. */
  isPart: boolean;
}

/** The ratings behind the figures, newest first: of which question, why, and the chat. */
export function FeedbackList({ period, isPart }: FeedbackListProps) {
  const [rating, setRating] = useState<(typeof RATINGS)[number]>();
  const { from, to, agent_id } = period;
  const query = { from, to, ...(agent_id ? { agent_id } : {}), ...(rating ? { rating } : {}) };
  const list = useRows("/v2/feedback", { query });
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (location.hash === `#${FEEDBACK_LIST}`) place.current?.scrollIntoView();
  }, []);
  return (
    <div ref={place} id={FEEDBACK_LIST} className="scroll-mt-4 xl:col-span-2">
      <Card
        title={t("What people said of answers")}
        actions={<ExportCsv name="ratings" rows={() => allRows("/v2/feedback", { query })} />}
      >
        {isPart && <p className="text-muted">{t("Of all pages and languages.")}</p>}
        <search className="flex">
          <ChoiceFilter
            label={t("Rated")}
            value={rating}
            choices={RATINGS.map((value) => ({ value, label: ratingWords(value).word }))}
            onChange={(value) => setRating(oneOf(value, RATINGS))}
          />
        </search>
        {list.error && <Problem error={list.error} retry={list.retry} />}
        <DataTable
          label={t("Ratings")}
          rows={list.rows?.filter((row) => row.rating !== null)}
          hasFailed={list.error !== null}
          rowKey={({ id }) => id}
          hasMore={list.hasMore}
          loadMore={list.loadMore}
          empty={<p className="text-muted">{t("Nothing in this time.")}</p>}
          columns={columns()}
          height="24rem"
        />
      </Card>
    </div>
  );
}

function columns(): Column<Feedback>[] {
  return [
    {
      id: "question",
      header: t("Question"),
      width: "minmax(0,2fr)",
      cell: ({ question, chat_id }) => (
        <Link to="/inbox" search={{ chat: chat_id }} className="block break-words py-0.5">
          {question || t("See the chat")}
        </Link>
      ),
    },
    {
      id: "rating",
      header: t("Rated"),
      width: "8rem",
      cell: ({ rating }) => {
        const { word, tone } = ratingWords(rating ?? "negative");
        return <Tag tone={tone}>{word}</Tag>;
      },
    },
    {
      id: "reasons",
      header: t("Reason"),
      width: "minmax(0,1fr)",
      cell: ({ reasons }) => reasonWords(reasons),
    },
    {
      id: "comment",
      header: t("Comment"),
      width: "minmax(0,2fr)",
      cell: ({ comment }) => comment && <q className="break-words">{comment}</q>,
    },
    { id: "given", header: t("Day"), width: "5rem", isWide: true, cell: ({ created_at }) => formatDay(created_at) },
  ];
}
