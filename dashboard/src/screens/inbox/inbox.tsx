import { useNavigate, useSearch } from "@tanstack/react-router";
import { useApi, useRows } from "../../api/use-api.ts";
import { useDesk } from "../../api/use-desk.ts";
import { useColleagues } from "../../api/use-live-updates.ts";
import { useMe, useRights } from "../../api/use-me.ts";
import { oneOf } from "../../application/search-texts.ts";
import { Button } from "../../parts/button.tsx";
import { AgentFilter, ChoiceFilter, Filters, LanguageFilter, SearchFilter } from "../../parts/filters.tsx";
import { Empty, Page } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { useMedia } from "../../parts/use-media.ts";
import { formatDay } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";
import { beginOf, dayBounds } from "../insights/period.ts";
import { ChatList } from "./chat-list.tsx";
import { CHAT_STATUSES, chatStatus } from "./chat-words.ts";
import { NotifyButton } from "./notify-button.tsx";
import { orderChats } from "./order-chats.ts";
import { Transcript } from "./transcript.tsx";
import { useChatNames } from "./use-chat-names.ts";
import { VisitorFacts } from "./visitor-facts.tsx";

const RATINGS = ["positive", "negative"] as const;

/** Who waits for a word of a person, longest first; then what people have; then all other chats. */
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
  const ofPeople = { enabled: status === undefined };
  const waiting = useRows("/v2/chats", { query: { ...query, status: "waiting_for_human" } }, ofPeople);
  const held = useRows("/v2/chats", { query: { ...query, status: "with_human" } }, ofPeople);
  // What isn't asked for keeps the rows of before.
  const ofOthers = status === undefined ? [...(waiting.rows ?? []), ...(held.rows ?? [])] : [];
  const rows = list.rows && orderChats([...ofOthers, ...list.rows]);
  const filter = (part: Partial<typeof search>) => void navigate({ search: (now) => ({ ...now, ...part }) });
  const colleagues = useColleagues();
  const names = useChatNames();
  const me = useMe();
  const { support } = useRights();
  const members = useDesk()?.members.filter(({ id }) => id !== me?.id) ?? [];
  const isOpen = search.chat !== undefined;
  const open = useApi("/v2/chats/{id}", { path: { id: search.chat ?? "" } }, { enabled: isOpen }).data;
  const isWide = useMedia("(min-width: 96rem)");
  const facts = open && open.id === search.chat && open.visitor_id !== null && (
    <VisitorFacts visitorId={open.visitor_id} chatId={open.id} />
  );
  return (
    <Page
      title={t("Inbox")}
      tag="Chats"
      call={{ path: "/v2/chats", query }}
      actions={
        support && (
          <span className="max-lg:hidden">
            <NotifyButton />
          </span>
        )
      }
      isFilling={isOpen}
    >
      <Filters isHidden={isOpen} foldedWith={Object.keys(query).length}>
        <SearchFilter label={t("Words, name or e-mail")} value={search.q} onChange={(q) => filter({ q })} />
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
            ...members.map(({ id, name }) => ({ value: id, label: name })),
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
              day: [search.day, search.to].flatMap((day) => (day ? formatDay(beginOf(day)) : [])).join(" – "),
            })}
          </Button>
        )}
        <AgentFilter value={search.agent} onChange={(agent) => filter({ agent })} />
      </Filters>
      {colleagues && <p className="text-sm text-muted">{t("Also here: {names}", { names: colleagues })}</p>}
      {list.error && <Problem error={list.error} retry={list.retry} />}
      <div
        className={`grid min-w-0 gap-4 lg:grid-cols-[20rem_minmax(0,1fr)] 2xl:grid-cols-[22rem_minmax(0,1fr)_18rem] ${isOpen ? "min-h-0 flex-1 grid-rows-[minmax(0,1fr)]" : "items-start"}`}
      >
        <div className={isOpen ? "min-h-0 max-lg:hidden" : ""}>
          <ChatList
            chats={rows}
            hasFailed={list.error !== null}
            openId={search.chat}
            search={search}
            names={names}
            hasMore={list.hasMore}
            loadMore={list.loadMore}
            isFilling={isOpen}
            empty={
              Object.keys(query).length > 0 ? (
                <Empty text={t("No chat fits these filters.")} />
              ) : (
                <Empty text={t("No chats yet. Each question of a visitor begins one.")} />
              )
            }
          />
        </div>
        {search.chat ? (
          <>
            <Transcript
              key={search.chat}
              chatId={search.chat}
              aside={isWide ? null : facts}
              onClose={() => filter({ chat: undefined })}
            />
            {isWide && <div className="min-h-0 overflow-auto">{facts}</div>}
          </>
        ) : (
          <p className="text-muted max-lg:hidden">{t("Choose a chat to read it.")}</p>
        )}
      </div>
    </Page>
  );
}
