import type { Schema } from "@citedesk/client";
import { X } from "lucide-react";
import { useState } from "react";
import { client } from "../../api/client.ts";
import { useAction } from "../../api/use-api.ts";
import { Button, IconButton } from "../../parts/button.tsx";
import { INPUT } from "../../parts/field.tsx";
import { notifyProblem } from "../../parts/notices.tsx";
import { Tag } from "../../parts/tag.tsx";
import { t } from "../../texts/language.ts";

type Chat = Schema<"Chat">;

/** What members call the chat and file it under. Visitors see neither. */
export function ChatLabels({ chat, canEdit }: { chat: Chat; canEdit: boolean }) {
  const [isEditing, setEditing] = useState(false);
  const [title, setTitle] = useState(chat.title);
  const [tag, setTag] = useState("");
  const save = useAction(
    (body: Schema<"UpdateChatBody">) => client.patch("/v2/chats/{id}", { path: { id: chat.id }, body }),
    { renews: ["/v2/chats"] },
  );
  const change = (body: Schema<"UpdateChatBody">) => save.mutate(body, { onError: notifyProblem });
  const tags = chat.tags ?? [];
  return (
    <div className="flex flex-wrap items-center gap-2">
      {tags.map((name) => (
        <span key={name} className="flex items-center gap-0.5">
          <Tag>{name}</Tag>
          {canEdit && (
            <IconButton
              label={t("Remove the tag {name}", { name })}
              onClick={() => change({ tags: tags.filter((one) => one !== name) })}
            >
              <X size={12} />
            </IconButton>
          )}
        </span>
      ))}
      {canEdit && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (tag.trim() === "") return;
            change({ tags: [...tags, tag.trim()] });
            setTag("");
          }}
        >
          <input
            className={`${INPUT} max-w-60 text-sm`}
            aria-label={t("Add a tag")}
            placeholder={t("Add a tag")}
            maxLength={50}
            value={tag}
            onChange={({ target }) => setTag(target.value)}
          />
        </form>
      )}
      {canEdit && !isEditing && (
        <Button look="quiet" onClick={() => setEditing(true)}>
          {t("Rename")}
        </Button>
      )}
      {isEditing && (
        <form
          className="flex min-w-0 grow gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            change({ title: title.trim() || null });
            setEditing(false);
          }}
        >
          <input
            className={INPUT}
            aria-label={t("Title among colleagues")}
            placeholder={t("Empty: the first question")}
            maxLength={200}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
          <Button type="submit" isBusy={save.isPending}>
            {t("Save")}
          </Button>
        </form>
      )}
    </div>
  );
}
