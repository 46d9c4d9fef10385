import { Button } from "../../../parts/button.tsx";
import { CopyButton } from "../../../parts/copy-button.tsx";
import { t } from "../../../texts/language.ts";

/** Shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className="flex max-w-md flex-col gap-3">
      <p>
        {t(
          "Keep these codes where you keep what matters. Each signs in once without the app; they are shown this once.",
        )}
      </p>
      <ul className="grid gap-1 rounded-control bg-sunken p-3 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join("\n")} />
        <Button look="primary" onClick={onDone}>
          {t("I have kept them")}
        </Button>
      </div>
    </div>
  );
}
