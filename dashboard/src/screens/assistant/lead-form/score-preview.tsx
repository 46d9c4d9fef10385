import { useState } from "react";
import { CheckField, SelectField, TextField } from "../../../parts/field.tsx";
import { t } from "../../../texts/language.ts";
import { describeRule } from "../../leads/lead-words.ts";
import { askedFor } from "./asked-for.ts";
import { CHAT_FACTS, type LeadFormValues, writeRule } from "./lead-form-values.ts";
import { type SampleLead, scoreOf } from "./score-of.ts";

/** What a made-up lead would be worth, by the rules as they are entered: saved or not. */
export function ScorePreview({ lead_form }: Pick<LeadFormValues, "lead_form">) {
  const [lead, setLead] = useState<SampleLead>({ fields: {}, chat: {}, questions: 1 });
  const rules = lead_form.scoring.map((rule) => writeRule(rule, lead_form.fields));
  const { score, by } = scoreOf(rules, lead);
  const enter = (name: string, value: string) => setLead({ ...lead, fields: { ...lead.fields, [name]: value } });
  return (
    <details>
      <summary className="py-0.5 font-medium">{t("Try the rules")}</summary>
      <div className="flex flex-col gap-3 pt-2">
        <p className="text-sm text-muted">{t("A made-up lead. It is not kept.")}</p>
        <div className="grid gap-3 sm:grid-cols-2">
          {askedFor(lead_form.fields).map(({ key, name, title, options }) => {
            const props = {
              label: title,
              value: lead.fields[name] ?? "",
              onChange: ({ target }: { target: { value: string } }) => enter(name, target.value),
            };
            if (options.length === 0) return <TextField key={key} {...props} />;
            return (
              <SelectField key={key} {...props}>
                <option value="" />
                {options.map((option) => (
                  <option key={option}>{option}</option>
                ))}
              </SelectField>
            );
          })}
          <TextField
            type="number"
            min={0}
            label={t("Questions asked")}
            value={lead.questions}
            onChange={({ target }) => setLead({ ...lead, questions: Number(target.value) })}
          />
        </div>
        <div className="grid gap-1 sm:grid-cols-2">
          {CHAT_FACTS.map((chat) => (
            <CheckField
              key={chat}
              label={describeRule({ chat })}
              checked={lead.chat[chat] ?? false}
              onChange={({ target }) => setLead({ ...lead, chat: { ...lead.chat, [chat]: target.checked } })}
            />
          ))}
        </div>
        <div className="rounded-card bg-sunken p-3">
          <output className="font-medium">{t("{n, plural, one {# point} other {# points}}", { n: score })}</output>
          <ul className="text-sm">
            {by.map(({ points = 0, ...rule }, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: Two rules may be the same.
              <li key={place}>
                {points > 0 ? "+" : ""}
                {points} {describeRule(rule)}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  );
}
