import { useRef } from "react";
import { client } from "../../api/client.ts";
import { useAction } from "../../api/use-api.ts";
import { Button } from "../../parts/button.tsx";
import { TextArea } from "../../parts/field.tsx";
import { Problem } from "../../parts/problem.tsx";
import { useDraft } from "../../parts/use-draft.ts";
import { t } from "../../texts/language.ts";
import { SavedReplies } from "./saved-replies.tsx";

const TYPING_MS = 3_000;

/** A member's message takes the chat over; the assistant is silent until it is given back. */
export function Reply({
  chatId,
  agentId,
  isHolder,
  isResolved,
  holder,
}: {
  chatId: string;
  agentId: string;
  isHolder: boolean;
  isResolved: boolean;
  /** Somebody else, from whom it is to be taken over first. */
  holder: string | undefined;
}) {
  const [text, setText] = useDraft(`reply ${chatId}`);
  const told = useRef(0);
  const send = useAction(
    (content: string) => client.post("/v2/chats/{id}/messages", { path: { id: chatId }, body: { content } }),
    {
      renews: ["/v2/chats", "/v2/handoffs"],
      onDone: () => setText(""),
    },
  );
  function type(next: string): void {
    setText(next);
    if (Date.now() - told.current < TYPING_MS || !isHolder) return;
    told.current = Date.now();
    // Nobody waits for it, and the next keystroke tells again.
    void client.post("/v2/chats/{id}/typing", { path: { id: chatId } }).catch(() => {});
  }
  const submit = () => text.trim() !== "" && send.mutate(text.trim());
  return (
    <form
      className="sticky bottom-0 flex flex-col gap-2 bg-surface"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextArea
        label={t("Reply")}
        hint={
          holder
            ? t("{name} has this chat. Take it over to write in it.", { name: holder })
            : isHolder
              ? undefined
              : isResolved
                ? t("Your reply opens the chat again; the assistant is silent then.")
                : t("Your reply takes the chat over; the assistant is silent then.")
        }
        rows={2}
        disabled={holder !== undefined}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          submit();
        }}
      />
      {send.error && <Problem error={send.error} retry={submit} />}
      <div className="flex flex-wrap items-center justify-end gap-2">
        <SavedReplies agentId={agentId} onChoose={(reply) => type(text.trim() === "" ? reply : `${text}\n${reply}`)} />
        <Button
          type="submit"
          look="primary"
          isBusy={send.isPending}
          disabled={holder !== undefined || text.trim() === ""}
        >
          {t("Send")}
        </Button>
      </div>
    </form>
  );
}
