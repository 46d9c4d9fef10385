import type { FieldValues, UseFormReturn } from "react-hook-form";
import { SelectField, TextField } from "../../../parts/field.tsx";
import { t } from "../../../texts/language.ts";
import { AccentField } from "./accent-field.tsx";
import { judgeAccent } from "./judge-accent.ts";
import type { ThemeTexts } from "./theme-texts.ts";

interface ThemeFieldsProps<Values extends ThemeTexts & FieldValues> {
  form: UseFormReturn<Values>;
  /** What holds where a field is empty. */
  inherited: ThemeTexts;
  /** The colours of text on the accents, where the theme names them. */
  accentTexts: { light?: string | undefined; dark?: string | undefined };
}

/** Colours and sizes of a brand, or of an assistant that may have its own. */
export function ThemeFields<Values extends ThemeTexts & FieldValues>(props: ThemeFieldsProps<Values>) {
  const { inherited, accentTexts } = props;
  // Of the whole form these are the names that matter here.
  const form = props.form as unknown as UseFormReturn<ThemeTexts>;
  const { errors } = form.formState;
  const size = (name: "radius" | "font_size" | "launcher_size" | "offset_x" | "offset_y", label: string) => (
    <TextField
      label={label}
      inputMode="numeric"
      placeholder={inherited[name]}
      error={errors[name]?.message}
      {...form.register(name)}
    />
  );
  const sides = {
    end: t("Right (left where one writes from right to left)"),
    start: t("Left (right where one writes from right to left)"),
  };
  const below = inherited.position === "start" ? sides.start : sides.end;
  return (
    <>
      {(["light", "dark"] as const).map((side) => (
        <AccentField
          key={side}
          side={side}
          form={form}
          inherited={inherited[`accent_${side}`]}
          unreadable={judgeAccent(form.watch(`accent_${side}`), side, accentTexts[side])}
          onChange={(colour) => form.setValue(`accent_${side}`, colour, { shouldDirty: true })}
        />
      ))}
      <div className="grid grid-cols-3 items-end gap-3">
        {size("radius", t("Corners"))}
        {size("font_size", t("Text size"))}
        {size("launcher_size", t("Button"))}
      </div>
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField label={t("Side of the page")} error={errors.position?.message} {...form.register("position")}>
          <option value="">{t("Not set here: {side}", { side: below })}</option>
          <option value="end">{sides.end}</option>
          <option value="start">{sides.start}</option>
        </SelectField>
        <TextField
          label={t("Font")}
          placeholder={inherited.font}
          error={errors.font?.message}
          {...form.register("font")}
        />
      </div>
      <div className="grid grid-cols-2 gap-3">
        {size("offset_x", t("From the side"))}
        {size("offset_y", t("From below"))}
      </div>
    </>
  );
}
