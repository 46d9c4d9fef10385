import { useApi } from "../../api/use-api.ts";
import { useMe, useRights } from "../../api/use-me.ts";
import { SelectField } from "../../parts/field.tsx";
import { t } from "../../texts/language.ts";

/** Whose it is: who may list members chooses among them, everybody else takes it or leaves it. */
export function OwnerField({
  label,
  ownerId,
  onChange,
}: {
  label: string;
  ownerId: string | null;
  onChange: (ownerId: string | null) => void;
}) {
  const me = useMe();
  const { read } = useRights();
  const listed = useApi("/v2/members", { query: { limit: 100 } }, { enabled: read }).data?.data ?? [];
  const others = listed.filter(({ id }) => id !== me?.id);
  const isKnown = ownerId === null || ownerId === me?.id || others.some(({ id }) => id === ownerId);
  return (
    <SelectField label={label} value={ownerId ?? ""} onChange={({ target }) => onChange(target.value || null)}>
      <option value="">{t("Nobody")}</option>
      {me && <option value={me.id}>{t("Me")}</option>}
      {others.map(({ id, name, email }) => (
        <option key={id} value={id}>
          {name || email}
        </option>
      ))}
      {!isKnown && <option value={ownerId}>{t("A colleague")}</option>}
    </SelectField>
  );
}
