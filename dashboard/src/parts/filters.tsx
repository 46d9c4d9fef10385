import type { ReactNode } from "react";
import { useEffect, useRef, useState } from "react";
import { useApi } from "../api/use-api.ts";
import { useRights } from "../api/use-me.ts";
import { formatLanguage } from "../texts/formats.ts";
import { t } from "../texts/language.ts";
import { SPOKEN_LANGUAGES } from "../texts/spoken-languages.ts";
import { Button } from "./button.tsx";
import { INPUT } from "./field.tsx";

interface FiltersProps {
  children: ReactNode;
  /** Where there is room for one thing alone. */
  isHidden?: boolean;
  /** How many are set, where there are so many that a phone has them behind one button. */
  foldedWith?: number;
}

/** A row of filters above a list; each lives in the address. */
export function Filters({ children, isHidden = false, foldedWith }: FiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const isFolded = foldedWith !== undefined && !isOpen;
  return (
    <search className={`flex flex-wrap items-end gap-2 ${isHidden ? "max-lg:hidden" : ""}`}>
      {foldedWith !== undefined && (
        <Button className="sm:hidden" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t("{n, plural, =0 {Filters} other {Filters, # set}}", { n: foldedWith })}
        </Button>
      )}
      <div className={`flex flex-wrap items-end gap-2 ${isFolded ? "max-sm:hidden" : ""}`}>{children}</div>
    </search>
  );
}

interface ChoiceFilterProps {
  label: string;
  value: string | undefined;
  choices: readonly { value: string; label: string }[];
  onChange: (value: string | undefined) => void;
}

export function ChoiceFilter({ label, value, choices, onChange }: ChoiceFilterProps) {
  return (
    <label className="flex flex-col gap-0.5 text-sm">
      <span className="text-muted">{label}</span>
      <select
        className={`${INPUT} max-w-56`}
        value={value ?? ""}
        onChange={({ target }) => onChange(target.value || undefined)}
      >
        <option value="">{t("All")}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Who answers chats, and reads no assistants, knows them by their names. */
export function AgentFilter({ value, onChange }: Pick<ChoiceFilterProps, "value" | "onChange">) {
  const { read } = useRights();
  const listed = useApi("/v2/agents", { query: { limit: 100 } }, { enabled: read }).data?.data;
  const named = useApi("/v2/desk", { query: {} }, { enabled: !read }).data?.agents;
  const agents = (read ? listed : named) ?? [];
  const choices = agents.map(({ id, name }) => ({ value: id, label: name }));
  return <ChoiceFilter label={t("Assistant")} value={value} choices={choices} onChange={onChange} />;
}

export function LanguageFilter({ value, onChange }: Pick<ChoiceFilterProps, "value" | "onChange">) {
  const choices = SPOKEN_LANGUAGES.map((code) => ({ value: code, label: formatLanguage(code) }));
  return <ChoiceFilter label={t("Language")} value={value} choices={choices} onChange={onChange} />;
}

const TYPING_MS = 250;

/** Asks when typing pauses. `/` goes here. */
export function SearchFilter({ label, value, onChange }: Omit<ChoiceFilterProps, "choices">) {
  const [text, setText] = useState(value ?? "");
  // By then another filter may have been chosen: what holds at that time is called.
  const change = useRef(onChange);
  useEffect(() => {
    change.current = onChange;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of the text is news.
  useEffect(() => {
    if (text === (value ?? "")) return;
    const timer = setTimeout(() => change.current(text || undefined), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <label className="flex flex-col gap-0.5 text-sm">
      <span className="text-muted">{label}</span>
      <input
        type="search"
        data-filter
        className={`${INPUT} max-w-64`}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key, currentTarget }) => {
          if (key !== "Escape") return;
          setText("");
          currentTarget.blur();
        }}
      />
    </label>
  );
}
