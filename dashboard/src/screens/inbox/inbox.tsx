import { useNavigate, useSearch } from "@tanstack/react-router";
import { useRows } from "../../api/use-api.ts";
import { useColleagues } from "../../api/use-live-updates.ts";
import { oneOf } from "../../application/search-texts.ts";
import { Button } from "../../parts/button.tsx";
import { AgentFilter, ChoiceFilter, Filters, LanguageFilter, SearchFilter } from "../../parts/filters.tsx";
import { Empty, Page } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { formatDay } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";
import { dayBounds } from "../insights/period.ts";
import { ChatList } from "./chat-list.tsx";
import { CHAT_STATUSES, chatStatus } from "./chat-words.ts";
import { Transcript } from "./transcript.tsx";
import { useChatNames } from "./use-chat-names.ts";
import { VisitorFacts } from "./visitor-facts.tsx";

const RATINGS = ["positive", "negative"] as const;

/** Who waits for a person, longest first; then all other chats. */
export function Inbox() {
  const search = useSearch({ from: "/inbox" });
  const navigate = useNavigate({ from: "/inbox" });
  const status = oneOf(search.status, CHAT_STATUSES);
  const rating = oneOf(search.rating, RATINGS);
  const query = {
    ...(status ? { status } : {}),
    ...(search.agent ? { agent_id: search.agent } : {}),
    ...(search.q ? { q: search.q } : {}),
    ...(search.mine ? { assigned_to: search.mine } : {}),
    ...(search.tag ? { tag: search.tag } : {}),
    ...(search.language ? { language: search.language } : {}),
    ...(rating ? { rating } : {}),
    ...(search.day ? dayBounds(search.day, search.to ?? search.day) : {}),
  };
  const list = useRows("/v2/chats", { query });
  const waiting = useRows(
    "/v2/chats",
    { query: { ...query, status: "waiting_for_human" } },
    { enabled: status === undefined },
  );
  const first = waiting.rows?.toSorted((a, b) => a.updated_at.localeCompare(b.updated_at)) ?? [];
  const rows = list.rows && [
    ...(status ? [] : first),
    ...(status === "waiting_for_human"
      ? list.rows.toSorted((a, b) => a.updated_at.localeCompare(b.updated_at))
      : list.rows.filter(({ id }) => status || !first.some((one) => one.id === id))),
  ];
  const filter = (part: Partial<typeof search>) => void navigate({ search: { ...search, ...part } });
  const colleagues = useColleagues();
  const names = useChatNames();
  const open = rows?.find(({ id }) => id === search.chat);
  return (
    <Page title={t("Inbox")} tag="Chats" call={{ path: "/v2/chats", query }}>
      <Filters isHidden={search.chat !== undefined} foldedWith={Object.keys(query).length}>
        <SearchFilter label={t("Words of a question")} value={search.q} onChange={(q) => filter({ q })} />
        <ChoiceFilter
          label={t("State")}
          value={status}
          choices={CHAT_STATUSES.map((value) => ({ value, label: chatStatus(value).word }))}
          onChange={(value) => filter({ status: value })}
        />
        <ChoiceFilter
          label={t("Who answers")}
          value={search.mine}
          choices={[
            { value: "me", label: t("Me") },
            { value: "none", label: t("Nobody") },
          ]}
          onChange={(mine) => filter({ mine })}
        />
        <ChoiceFilter
          label={t("Rated")}
          value={rating}
          choices={[
            { value: "negative", label: t("Not helpful") },
            { value: "positive", label: t("Helpful") },
          ]}
          onChange={(value) => filter({ rating: value })}
        />
        <SearchFilter label={t("Tag")} value={search.tag} onChange={(tag) => filter({ tag })} />
        <LanguageFilter value={search.language} onChange={(language) => filter({ language })} />
        {search.day && (
          <Button onClick={() => filter({ day: undefined, to: undefined })}>
            {t("Only {day} ×", {
              day: [search.day, search.to].flatMap((day) => (day ? formatDay(day) : [])).join(" – "),
            })}
          </Button>
        )}
        <AgentFilter value={search.agent} onChange={(agent) => filter({ agent })} />
      </Filters>
      {colleagues && <p className="text-sm text-muted">{t("Also here: {names}", { names: colleagues })}</p>}
      {list.error && <Problem error={list.error} retry={list.retry} />}
      <div className="grid min-w-0 items-start gap-4 lg:grid-cols-[20rem_minmax(0,1fr)] 2xl:grid-cols-[22rem_minmax(0,1fr)_18rem]">
        <div className={search.chat ? "max-lg:hidden" : ""}>
          <ChatList
            chats={rows}
            hasFailed={list.error !== null}
            openId={search.chat}
            search={search}
            names={names}
            hasMore={list.hasMore}
            loadMore={list.loadMore}
            empty={<Empty text={t("No chats yet. Each question of a visitor begins one.")} />}
          />
        </div>
        {search.chat ? (
          <>
            <Transcript key={search.chat} chatId={search.chat} onClose={() => filter({ chat: undefined })} />
            {open?.visitor_id && (
              <div className="lg:col-start-2 2xl:col-start-3">
                <VisitorFacts visitorId={open.visitor_id} chatId={open.id} />
              </div>
            )}
          </>
        ) : (
          <p className="text-muted max-lg:hidden">{t("Choose a chat to read it.")}</p>
        )}
      </div>
    </Page>
  );
}
