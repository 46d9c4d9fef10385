import { client } from "../../api/client.ts";
import { useAction, useRows } from "../../api/use-api.ts";
import { useMe, useRights } from "../../api/use-me.ts";
import { Button } from "../../parts/button.tsx";
import { TextArea } from "../../parts/field.tsx";
import { notifyProblem } from "../../parts/notices.tsx";
import { Problem } from "../../parts/problem.tsx";
import { useDraft } from "../../parts/use-draft.ts";
import { formatTime } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";

/** What stays among colleagues: no visitor ever sees it. */
export function ChatNotes({ chatId, canWrite }: { chatId: string; canWrite: boolean }) {
  const path = { id: chatId };
  const notes = useRows("/v2/chats/{id}/notes", { path });
  const [text, setText] = useDraft(`note ${chatId}`);
  const me = useMe();
  const { administer } = useRights();
  const renews = ["/v2/chats/{id}/notes"];
  const add = useAction((note: string) => client.post("/v2/chats/{id}/notes", { path, body: { text: note } }), {
    renews,
    onDone: () => setText(""),
  });
  const remove = useAction(
    (id: string) => client.delete("/v2/chats/{id}/notes/{note_id}", { path: { ...path, note_id: id } }),
    { renews },
  );
  const rows = notes.rows ?? [];
  return (
    <details className="rounded-control border border-border px-3 py-2" open={rows.length > 0 || notes.error !== null}>
      <summary className="py-0.5 font-medium">
        {t("{n, plural, =0 {Notes among colleagues} one {# note among colleagues} other {# notes among colleagues}}", {
          n: rows.length,
        })}
      </summary>
      <div className="flex flex-col gap-2 pt-2">
        {notes.error && <Problem error={notes.error} retry={notes.retry} />}
        <ul className="flex flex-col gap-2">
          {rows.map(({ id, author, created_at, text: said }) => (
            <li key={id}>
              <p className="flex flex-wrap items-center gap-2 text-xs text-muted">
                {author.name} · {formatTime(created_at)}
                {(author.member_id === me?.id || administer) && (
                  <Button
                    look="quiet"
                    className="text-xs"
                    onClick={() => remove.mutate(id, { onError: notifyProblem })}
                  >
                    {t("Delete")}
                  </Button>
                )}
              </p>
              <p className="whitespace-pre-wrap break-words">{said}</p>
            </li>
          ))}
        </ul>
        {notes.hasMore && (
          <Button look="quiet" onClick={notes.loadMore}>
            {t("Show more")}
          </Button>
        )}
        {canWrite && (
          <form
            className="flex flex-col gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              if (text.trim() !== "") add.mutate(text.trim(), { onError: notifyProblem });
            }}
          >
            <TextArea
              label={t("New note")}
              hint={t("Visitors never see it.")}
              rows={2}
              maxLength={5000}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
            <Button type="submit" isBusy={add.isPending} disabled={text.trim() === ""} className="self-end">
              {t("Add the note")}
            </Button>
          </form>
        )}
      </div>
    </details>
  );
}
