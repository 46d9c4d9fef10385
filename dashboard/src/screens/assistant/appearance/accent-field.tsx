import { type ReactNode, useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Button } from "../../../parts/button.tsx";
import { TextField } from "../../../parts/field.tsx";
import { formatNumber } from "../../../texts/formats.ts";
import { t } from "../../../texts/language.ts";
import type { judgeAccent } from "./judge-accent.ts";
import type { ThemeTexts } from "./theme-texts.ts";

const ACCENT = { light: "#2a5fb0", dark: "#7db2f5" };

interface AccentFieldProps {
  side: "light" | "dark";
  form: UseFormReturn<ThemeTexts>;
  /** What holds where it is empty; nothing: the usual one. */
  inherited: string;
  unreadable: ReturnType<typeof judgeAccent>;
  onChange: (colour: string) => void;
}

/** A colour by its name or picked; one that text can't be read on says so before it is saved. */
export function AccentField({ side, form, inherited, unreadable, onChange }: AccentFieldProps): ReactNode {
  const id = useId();
  const name = `accent_${side}` as const;
  const value = form.watch(name);
  const below = inherited || ACCENT[side];
  const error = form.formState.errors[name]?.message;
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-end gap-2">
        <div className="flex-1">
          <TextField
            label={side === "light" ? t("Colour on light") : t("Colour on dark")}
            placeholder={below}
            error={error}
            {...(unreadable && !error ? { "aria-describedby": id } : {})}
            {...form.register(name)}
          />
        </div>
        <input
          type="color"
          aria-label={side === "light" ? t("Pick the colour on light") : t("Pick the colour on dark")}
          className="h-8 w-12 rounded-control border border-control bg-surface pointer-coarse:h-11"
          value={/^#[\da-f]{6}$/i.test(value) ? value : below}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
      {unreadable && (
        <div className="flex flex-wrap items-center gap-2">
          <p id={id} className="min-w-0 flex-1 basis-60 text-sm text-warn">
            {unreadable.nearest
              ? t("Text on this colour has {r}:1, it needs 4.5:1. Nearest that passes: {colour}.", {
                  r: formatNumber(unreadable.ratio, 2),
                  colour: unreadable.nearest,
                })
              : t("Text on this colour has {r}:1, it needs 4.5:1.", { r: formatNumber(unreadable.ratio, 2) })}
          </p>
          {unreadable.nearest && (
            <Button onClick={() => onChange(unreadable.nearest!)}>
              {t("Use {colour}", { colour: unreadable.nearest })}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
