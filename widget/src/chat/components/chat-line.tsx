/** @jsxImportSource preact */
import { isWithoutPerson, type Line, type Problem } from "../conversation-state.ts";
import { isAway } from "../describe-away.ts";
import { sourceLine } from "../source-line.ts";
import { type Speech, sayWait } from "../texts/speak.ts";
import { AnswerText } from "./answer-text.tsx";
import { useChat } from "./context.ts";
import { CopyButton } from "./copy-button.tsx";
import { Feedback } from "./feedback.tsx";

/** One thing that was said: a question, an answer, or a person's words. */
export function ChatLine({ line, isLast }: { line: Line; isLast: boolean }) {
  if (line.role === "user") return <Question line={line} />;
  if (line.role === "member") return <PersonLine line={line} />;
  return <Answer line={line} isLast={isLast} />;
}

function Question({ line }: { line: Line }) {
  const { speech } = useChat();
  return (
    <article class="question" aria-label={speech.say("you")}>
      <p dir="auto">{line.content}</p>
      {line.status === "offline" && <output class="notice">{speech.say("offline")}</output>}
      <Failure line={line} />
    </article>
  );
}

function PersonLine({ line }: { line: Line }) {
  const { speech } = useChat();
  const author = line.author || speech.say("person");
  return (
    <article class="person" aria-label={author}>
      <p class="author" dir="auto">
        {author}
      </p>
      <p class="plain-text" dir="auto">
        {line.content}
      </p>
    </article>
  );
}

function Answer({ line, isLast }: { line: Line; isLast: boolean }) {
  const { speech, settings, conversation, openSources, ask, emit } = useChat();
  const { message, status, citations } = line;
  const isAbstention = message?.answered === false;
  const [first] = citations;
  return (
    <article
      class={isAbstention ? "answer abstention" : "answer"}
      aria-busy={status === "streaming"}
      aria-label={settings.name}
    >
      {message?.searched_for && (
        <p class="muted searched-for" dir="auto">
          {speech.say("searchedFor", { question: message.searched_for })}
        </p>
      )}
      <AnswerText line={line} />
      {status === "streaming" && line.content === "" && <p class="muted searching">{sayWait(speech, settings.open)}</p>}
      {status === "stopped" && <p class="muted">{speech.say("stopped")}</p>}
      <Failure line={line} />
      {first && (
        <ul class="on-paper small">
          {citations.map((citation) => (
            <li key={citation.number} dir="auto">
              {sourceLine(citation)}
            </li>
          ))}
        </ul>
      )}
      {isAbstention && <Nearest line={line} isLast={isLast} />}
      {message && status === "done" && message.kind !== "smalltalk" && (
        <div class="row tools">
          {first && (
            <button type="button" class="link" onClick={() => openSources(line, first)}>
              {speech.count("sources", citations.length)}
            </button>
          )}
          <span class="spring" />
          {!isAbstention && <CopyButton line={line} />}
          <Feedback
            hasReasons
            rating={line.rating}
            onRate={(rating, reasons, comment) => conversation.rate(line.id, rating, reasons, comment)}
          />
        </div>
      )}
      {isLast && <Details line={line} />}
      {isLast && message && message.suggestions.length > 0 && (
        <ul class="chips">
          {message.suggestions.map((suggestion) => (
            <li key={suggestion}>
              <button
                type="button"
                class="chip"
                dir="auto"
                onClick={() => {
                  emit("suggestion", { message_id: line.id });
                  ask(suggestion);
                }}
              >
                {suggestion}
              </button>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/**
 * Where nobody waits outside of office hours, what quotes no page may be the answer to a wish for a person: it asks for
 * the visitor's details.
 */
function Details({ line: { message, citations } }: { line: Line }) {
  const { speech, settings, conversation, openLeadForm, hasLeftDetails } = useChat();
  if (!settings.leavesDetails || !isAway(settings) || hasLeftDetails) return null;
  if (!message || message.answered === false || !isWithoutPerson(conversation.state.status)) return null;
  if (citations.some(({ kind }) => kind === "document")) return null;
  return (
    <button type="button" class="chip details" onClick={openLeadForm}>
      {speech.say("leaveEmail")}
    </button>
  );
}

/** An abstention is no error: what is near, and three ways on. */
function Nearest({ line, isLast }: { line: Line; isLast: boolean }) {
  const { speech, conversation, askPerson, openLeadForm, fill } = useChat();
  const nearest = line.message?.nearest_sources.slice(0, 3) ?? [];
  if (line.message?.reason === "policy") return null;
  const { lines, status } = conversation.state;
  const question = lines[lines.findIndex(({ id }) => id === line.id) - 1]?.content ?? "";
  return (
    <>
      {nearest.length > 0 && (
        <>
          <p class="muted">{speech.say("closest")}</p>
          <ul class="nearest">
            {nearest.map(({ document_id, title, url, quote }) => (
              <li key={document_id} dir="auto">
                {url && /^https?:\/\//.test(url) ? (
                  <a href={url} target="_blank" rel="noopener noreferrer">
                    {title}
                  </a>
                ) : (
                  title
                )}
                {quote && <q dir="auto">{quote}</q>}
              </li>
            ))}
          </ul>
        </>
      )}
      {isLast && (
        <ul class="chips">
          {isWithoutPerson(status) && (
            <li>
              <button type="button" class="chip" onClick={askPerson}>
                {speech.say("askPerson")}
              </button>
            </li>
          )}
          <li>
            <button type="button" class="chip" onClick={openLeadForm}>
              {speech.say("leaveEmail")}
            </button>
          </li>
          <li>
            <button type="button" class="chip" onClick={() => fill(question)}>
              {speech.say("rephrase")}
            </button>
          </li>
        </ul>
      )}
    </>
  );
}

function Failure({ line }: { line: Line }) {
  const { speech, conversation, openLeadForm } = useChat();
  if (line.status !== "failed" || !line.problem) return null;
  const { kind } = line.problem;
  return (
    <div class="problem" role="alert">
      <p>{explain(line.problem, speech)}</p>
      {kind === "no_new_chats" && (
        <button type="button" class="chip" onClick={openLeadForm}>
          {speech.say("leaveEmail")}
        </button>
      )}
      {kind !== "too_long" && kind !== "no_new_chats" && (
        <button type="button" class="chip" onClick={() => conversation.askAgain(line.id)}>
          {speech.say("askAgain")}
        </button>
      )}
    </div>
  );
}

const MAX_CHARACTERS = 8_000;

function explain(problem: Problem, speech: Speech): string {
  switch (problem.kind) {
    case "broken_off":
      return speech.say("brokenOff");
    case "not_answering":
      return speech.say("notAnswering");
    case "not_allowed":
      return speech.say("notAllowed");
    case "no_new_chats":
      return speech.say("noNewChats");
    case "too_long":
      return speech.say("tooLong", { n: MAX_CHARACTERS });
    case "too_fast":
      return speech.say("tooFast", { n: problem.seconds });
  }
}
