import { ArrowDown, ArrowUp, X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "../../../parts/button.tsx";
import { t } from "../../../texts/language.ts";

interface RowBoxProps {
  title: string;
  error?: string | undefined;
  /** Absent where there is no place to move to. */
  onUp?: (() => void) | undefined;
  onDown?: (() => void) | undefined;
  onRemove: () => void;
  children: ReactNode;
}

/** One of several that are entered below each other. */
export function RowBox({ title, error, onUp, onDown, onRemove, children }: RowBoxProps) {
  return (
    <fieldset aria-label={title} className="flex min-w-0 flex-col gap-3 rounded-card border border-border p-3">
      <div className="flex items-center gap-1">
        <p aria-hidden className="mr-auto min-w-0 wrap-anywhere font-medium">
          {title}
        </p>
        {onUp && (
          <IconButton label={t("Move up: {name}", { name: title })} onClick={onUp}>
            <ArrowUp size={16} />
          </IconButton>
        )}
        {onDown && (
          <IconButton label={t("Move down: {name}", { name: title })} onClick={onDown}>
            <ArrowDown size={16} />
          </IconButton>
        )}
        <IconButton label={t("Remove {name}", { name: title })} onClick={onRemove}>
          <X size={16} />
        </IconButton>
      </div>
      {children}
      {error && (
        <p role="alert" className="text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
