import { CopyButton } from "../../parts/copy-button.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { t } from "../../texts/language.ts";

export function SecretOnce({ title, secret, onClose }: { title: string; secret: string; onClose: () => void }) {
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{t("Copy it now: it is shown this once.")}</p>
      <code className="rounded-control bg-sunken p-2">{secret}</code>
      <CopyButton text={secret} />
    </Dialog>
  );
}
