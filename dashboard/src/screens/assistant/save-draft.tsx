import { Button } from "../../parts/button.tsx";
import { t } from "../../texts/language.ts";

/** Sends the form that it stands in. */
export function SaveDraft({ isBusy, isDirty }: { isBusy: boolean; isDirty: boolean }) {
  return (
    <Button type="submit" look="primary" isBusy={isBusy} disabled={!isDirty} className="self-start">
      {t("Save in the draft")}
    </Button>
  );
}
