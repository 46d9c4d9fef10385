import type { ComponentProps } from "react";
import { TextField } from "../parts/field.tsx";
import { t } from "../texts/language.ts";

export function NewPasswordField(props: ComponentProps<"input"> & { error: string | undefined; label?: string }) {
  return (
    <TextField
      label={t("New password")}
      hint={t("At least 8 characters.")}
      type="password"
      autoComplete="new-password"
      minLength={8}
      required
      {...props}
    />
  );
}
