import { useApi } from "../../api/use-api.ts";
import { INPUT } from "../../parts/field.tsx";
import { t } from "../../texts/language.ts";

/** Texts that come up again, for this chat's assistant. Nothing is sent by itself. */
export function SavedReplies({ agentId, onChoose }: { agentId: string; onChoose: (text: string) => void }) {
  const replies = useApi("/v2/replies", { query: { agent_id: agentId, limit: 100 } }).data?.data ?? [];
  if (replies.length === 0) return null;
  return (
    <select
      className={`${INPUT} max-w-64`}
      aria-label={t("Put in a saved reply")}
      value=""
      onChange={({ target }) => {
        const chosen = replies.find(({ id }) => id === target.value);
        if (chosen) onChoose(chosen.text);
      }}
    >
      <option value="">{t("Put in a saved reply")}</option>
      {replies.map(({ id, title, shortcut }) => (
        <option key={id} value={id}>
          {shortcut ? `${shortcut}: ${title}` : title}
        </option>
      ))}
    </select>
  );
}
