import type { Schema } from "@citedesk/client";
import { SelectField } from "../../parts/field.tsx";
import { t } from "../../texts/language.ts";
import { administers } from "./roles.ts";

interface HandOverFieldProps {
  members: readonly Schema<"Member">[];
  /** Whose keys and invitations they are. */
  of: Schema<"Member">;
  /** The id of whom they pass to; empty: they end. */
  value: string;
  onChange: (id: string) => void;
}

/** What becomes of the keys and open invitations of a member who may make none any more. */
export function HandOverField({ members, of, value, onChange }: HandOverFieldProps) {
  const heirs = members.filter((member) => member.id !== of.id && administers(member));
  return (
    <SelectField
      label={t("Their API keys and open invitations")}
      hint={value === "" ? t("What uses one of their keys stops working at once.") : undefined}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{t("End")}</option>
      {heirs.map(({ id, name, email }) => (
        <option key={id} value={id}>
          {t("Pass to {name}", { name: name || email })}
        </option>
      ))}
    </SelectField>
  );
}
