/** @jsxImportSource preact */
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Stored, ToLoader } from "../port-messages.ts";
import type { ChatSettings } from "./chat-settings.ts";
import { Announcer } from "./components/announcer.tsx";
import { ChatLog } from "./components/chat-log.tsx";
import { Composer } from "./components/composer.tsx";
import { type Chat, ChatContext } from "./components/context.ts";
import { History } from "./components/history.tsx";
import { Icon } from "./components/icon.tsx";
import { LeadForm } from "./components/lead-form.tsx";
import { Logo } from "./components/logo.tsx";
import { Menu, type MenuItem } from "./components/menu.tsx";
import { PersonBanner, TypingDots } from "./components/person-banner.tsx";
import { SourcePanel } from "./components/source-panel.tsx";
import { Welcome } from "./components/welcome.tsx";
import type { Conversation } from "./conversation.ts";
import { type Citation, type ConversationState, isWithoutPerson, type Line } from "./conversation-state.ts";
import { describeAway, serviceTime } from "./describe-away.ts";
import { explainProblem } from "./explain-problem.ts";
import { isTimeToAsk } from "./is-time-to-ask.ts";
import { readRefusedWait } from "./read-refused-wait.ts";
import { type Speech, sayWait } from "./texts/speak.ts";
import type { Visitor } from "./visitor.ts";
import { writeToClipboard } from "./write-to-clipboard.ts";

/** What the page around the chat asks of it. */
export interface Remote {
  ask(question: string, isSent: boolean): void;
  /** Into the field, or to the heading where a field would raise a keyboard. */
  focus(): void;
}

const WIDE = "640px";

export interface ChatAppProps {
  settings: ChatSettings;
  speech: Speech;
  conversation: Conversation;
  state: ConversationState;
  visitor: Visitor;
  mode: "bubble" | "inline" | "page";
  stored: Stored;
  canStore: boolean;
  tell(message: ToLoader): void;
  onConsent(isGiven: boolean): void;
  onDeleted(): void;
  /** They left their details, or said that they don't want to. */
  onAsked(): void;
  onRemote(remote: Remote): void;
}

export function ChatApp(props: ChatAppProps) {
  const { settings, speech, conversation, state, visitor, mode, stored, tell } = props;
  const [view, setView] = useState<"chat" | "history">("chat");
  const [text, setText] = useState("");
  /** How often it was wanted since it was closed. */
  const [leadWanted, setLeadWanted] = useState(0);
  const [leadReason, setLeadReason] = useState("");
  const [leftIn, setLeftIn] = useState<string | null>(null);
  const [notice, setNotice] = useState("");
  const [isWide, setWide] = useState(false);
  const [source, setSource] = useState<{ line: Line; citation: Citation } | undefined>();
  const field = useRef<HTMLTextAreaElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const opener = useRef<Element | null>(null);
  const isRemembered = stored.consent === true;
  const remembered = !props.canStore ? "no" : isRemembered ? "yes" : "offered";
  const isByMail = visitor.isByMail();
  const panelWidth = String(settings.theme["panel-width"]);
  const hasLeftDetails = isByMail || (leftIn !== null && leftIn === (state.chatId ?? ""));
  const isTime = !stored.asked && isTimeToAsk(settings.leadForm?.ask, state.lines);
  const isAnswering = state.lines.some(({ status }) => status === "sending" || status === "streaming");

  const ask = useCallback(
    (question: string) => {
      if (question.trim() === "" || conversation.isAnswering) return;
      setText("");
      setNotice("");
      setView("chat");
      void conversation.ask(question);
      field.current?.focus();
    },
    [conversation],
  );
  const chat: Chat = useMemo(
    () => ({
      settings,
      speech,
      conversation,
      visitor,
      ask,
      fill: (question) => {
        setText(question);
        field.current?.focus();
      },
      askPerson: () => {
        const lastQuestion = conversation.state.lines.findLast(({ role }) => role === "user")?.content ?? "";
        setView("chat");
        conversation.askPerson(lastQuestion.slice(0, 1000)).catch((error: unknown) => {
          const refused = readRefusedWait(error);
          if (refused) openLeadForm(describeAway(refused.opensAt, serviceTime(settings), speech));
          else if (explainProblem(error).kind === "no_new_chats") openLeadForm(speech.say("noNewChats"));
          else setNotice(speech.say("notAnswering"));
        });
      },
      leavePerson: () => {
        conversation.leavePerson().catch(() => setNotice(speech.say("notAnswering")));
        field.current?.focus();
      },
      openLeadForm: () => openLeadForm(),
      remembered,
      remember: () => {
        props.onConsent(true);
        field.current?.focus();
      },
      hasLeftDetails,
      openSources: (line, citation) => {
        opener.current = document.activeElement;
        setSource({ line, citation });
      },
      emit: (name, detail) => tell({ type: "event", name, detail }),
    }),
    [settings, speech, conversation, visitor, ask, tell, remembered, hasLeftDetails],
  );

  function openLeadForm(reason = ""): void {
    setNotice("");
    setLeadReason(reason);
    setLeadWanted((before) => before + 1);
  }

  // At once: what the page asked for while the chat was loading comes right behind.
  useLayoutEffect(() => {
    props.onRemote({
      ask: (question, isSent) => (isSent ? ask(question) : setText(question)),
      focus: () => (matchMedia("(pointer: coarse)").matches ? heading : field).current?.focus(),
    });
  }, [props.onRemote, ask]);

  function beginAnew(): void {
    conversation.begin();
    setView("chat");
    setSource(undefined);
  }

  function copyChat(): void {
    setView("chat");
    writeToClipboard(conversation.readTranscript(speech.language)).then(
      () => setNotice(speech.say("copied")),
      () => setNotice(speech.say("notAnswering")),
    );
  }

  const items: MenuItem[] = [
    { text: speech.say("newChat"), run: beginAnew },
    // A mail's link opens one chat.
    ...(isByMail ? [] : [{ text: speech.say("history"), run: () => setView("history") }]),
    ...(isWithoutPerson(state.status) ? [{ text: speech.say("askPerson"), run: chat.askPerson }] : []),
    // Who gets an answer to everything may want to leave their details, too.
    ...(settings.leadForm && leadWanted === 0
      ? [
          {
            text: speech.say("leaveEmail"),
            run: () => {
              setView("chat");
              chat.openLeadForm();
            },
          },
        ]
      : []),
    ...(props.canStore
      ? [
          {
            text: speech.say("remember"),
            isOn: isRemembered,
            run: () => props.onConsent(!isRemembered),
          },
        ]
      : []),
    ...(state.chatId ? [{ text: speech.say("copyChat"), run: copyChat }] : []),
    ...(mode === "bubble" ? [] : [{ text: speech.say("print"), run: () => window.print() }]),
    ...(mode === "bubble"
      ? [
          {
            text: speech.say("wider"),
            isOn: isWide,
            // Where it fills a small screen, or would not fit as it is, there is nothing to widen.
            isOffered: () => isWide || innerWidth === Number.parseInt(panelWidth, 10),
            run: () => {
              setWide(!isWide);
              tell({ type: "theme", values: [["panel-width", isWide ? panelWidth : WIDE]] });
            },
          },
        ]
      : []),
  ];

  return (
    <ChatContext.Provider value={chat}>
      <main class={source ? "with-panel" : ""}>
        <div class="column">
          <header class="row top">
            {view === "history" ? (
              <button type="button" class="plain" aria-label={speech.say("back")} onClick={() => setView("chat")}>
                <Icon name="back" />
              </button>
            ) : (
              state.lines.length > 0 && <Logo alt="" name="mark" />
            )}
            <h1 ref={heading} tabIndex={-1} dir="auto">
              {settings.name}
            </h1>
            <span class="spring" />
            <Menu items={items} />
            {mode === "bubble" && (
              <button
                type="button"
                class="plain"
                aria-label={speech.say("close")}
                onClick={() => tell({ type: "close" })}
              >
                <Icon name="close" />
              </button>
            )}
          </header>
          {view === "history" ? (
            <History
              onOpen={(id, title) => {
                setView("chat");
                conversation.open(id, title).catch(() => setNotice(speech.say("notAnswering")));
              }}
              onDeleted={() => {
                props.onDeleted();
                setView("chat");
                setNotice(speech.say("deleted"));
              }}
            />
          ) : (
            <ChatLog state={state}>
              {state.lines.length === 0 && !isByMail && <Welcome />}
              {isAnswering && state.lines.at(-1)?.role === "user" && state.status !== "with_human" && (
                <p class="muted searching">{sayWait(speech, settings.open)}</p>
              )}
              <PersonBanner state={state} />
              <TypingDots typing={state.typing} person={state.person} />
              {(leadWanted > 0 || isTime) && (
                <LeadForm
                  wanted={leadWanted}
                  reason={leadReason}
                  onClose={(isSent) => {
                    setLeadWanted(0);
                    setLeadReason("");
                    props.onAsked();
                    if (isSent) {
                      setLeftIn(state.chatId ?? "");
                      setNotice(speech.say("leadThanks"));
                    }
                    field.current?.focus();
                  }}
                />
              )}
              {notice && <output class="notice">{notice}</output>}
              {!state.isConnected && <output class="notice">{speech.say("reconnecting")}</output>}
            </ChatLog>
          )}
          <Composer field={field} text={text} isAnswering={isAnswering} onText={setText} />
          <Footer settings={settings} speech={speech} />
        </div>
        {source && (
          <SourcePanel
            line={state.lines.find(({ id }) => id === source.line.id) ?? source.line}
            chosen={source.citation}
            onClose={() => {
              setSource(undefined);
              (opener.current as HTMLElement | null)?.focus();
            }}
          />
        )}
      </main>
      <Announcer state={state} />
    </ChatContext.Provider>
  );
}

/** Whoever has asked finds what becomes of it as well as who hasn't yet. */
function Footer({ settings, speech }: { settings: ChatSettings; speech: Speech }) {
  const { copyright, terms, privacy, whiteLabel } = settings.brand;
  if (!copyright && !terms && !privacy && whiteLabel) return null;
  return (
    <footer class="muted small">
      {copyright && <span dir="auto">{copyright}</span>}
      {terms && <OwnLink url={terms} text={speech.say("terms")} />}
      {privacy && <OwnLink url={privacy} text={speech.say("privacy")} />}
      {!whiteLabel && <span>{speech.say("by")}</span>}
    </footer>
  );
}

function OwnLink({ url, text }: { url: string; text: string }) {
  if (!/^https?:\/\//.test(url)) return null;
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {text}
    </a>
  );
}
