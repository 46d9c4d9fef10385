import type { Schema } from "@citedesk/client";
import { useId } from "react";
import { client } from "../../../api/client.ts";
import { useAction } from "../../../api/use-api.ts";
import { Button } from "../../../parts/button.tsx";
import { Card } from "../../../parts/page.tsx";
import { Problem } from "../../../parts/problem.tsx";
import { ofService, t } from "../../../texts/language.ts";

type Brand = Schema<"Brand">;
type Kind = "logo" | "logo_dark" | "icon" | "preview_image";

const TYPES = "image/png,image/jpeg,image/webp,image/gif,image/svg+xml";

/** The pictures of an assistant's brand. They are shown at once: they belong to the brand, not to the draft. */
export function BrandPictures({ brand, isEditable }: { brand: Brand; isEditable: boolean }) {
  const pictures: { kind: Kind; label: string; hint: string }[] = [
    { kind: "logo", label: t("Logo"), hint: t("In the chat, and in mails to visitors.") },
    { kind: "logo_dark", label: t("Logo on dark"), hint: t("Where the chat is dark. Without one, the logo.") },
    { kind: "icon", label: t("Icon"), hint: t("In the tab of the page.") },
    { kind: "preview_image", label: t("Preview"), hint: t("Where a link to the page is shared.") },
  ];
  return (
    <Card title={t("Pictures of {brand}", { brand: brand.name })}>
      <p className="text-sm text-muted">
        {t("PNG, JPEG, WebP, GIF or SVG, up to 256 KiB. Shown at once, wherever this brand is.")}
      </p>
      <ul className="flex flex-col gap-3">
        {pictures.map(({ kind, label, hint }) => (
          <Picture key={kind} brand={brand} kind={kind} label={label} hint={hint} isEditable={isEditable} />
        ))}
      </ul>
    </Card>
  );
}

function Picture({
  brand,
  kind,
  label,
  hint,
  isEditable,
}: {
  brand: Brand;
  kind: Kind;
  label: string;
  hint: string;
  isEditable: boolean;
}) {
  const id = useId();
  const address = brand[`${kind}_url`];
  const renews = ["/v2/brands"];
  const upload = useAction((file: File) => client.putBrandImage(brand.id, kind, file), { renews });
  const remove = useAction(
    (_: undefined) => client.delete("/v2/brands/{id}/images/{kind}", { path: { id: brand.id, kind } }),
    { renews },
  );
  const problem = upload.error ?? remove.error;
  const refused = upload.error?.errors[0]?.message;
  const wrong = refused && ofService(refused);
  return (
    <li className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <span
          style={{ colorScheme: kind === "logo_dark" ? "dark" : "light" }}
          className="flex h-16 w-28 shrink-0 items-center justify-center rounded-control border border-border bg-surface p-2"
        >
          {address === null ? (
            <span className="text-sm text-muted">{t("None")}</span>
          ) : (
            <img src={shownAddress(address)} alt={label} className="max-h-full max-w-full" />
          )}
        </span>
        <div className="min-w-36 flex-1">
          <p className="font-medium">{label}</p>
          <p className="text-sm text-muted">{hint}</p>
        </div>
        {isEditable && (
          <span className="flex gap-1">
            <label
              htmlFor={id}
              className="inline-flex min-h-8 cursor-pointer items-center rounded-control border border-control px-3 font-medium focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-link pointer-coarse:min-h-11"
            >
              {upload.isPending ? t("Uploading…") : t("Choose a file")}
              <span className="sr-only"> {label}</span>
              <input
                id={id}
                type="file"
                accept={TYPES}
                className="sr-only"
                onChange={({ target }) => {
                  const file = target.files?.[0];
                  if (file) upload.mutate(file);
                  // The same file may be chosen again, once it was changed.
                  target.value = "";
                }}
              />
            </label>
            {address !== null && (
              <Button look="quiet" onClick={() => remove.mutate(undefined)}>
                {t("Remove")}
                <span className="sr-only"> {label}</span>
              </Button>
            )}
          </span>
        )}
      </div>
      {wrong === undefined ? problem && <Problem error={problem} /> : <FileProblem text={`${label} ${wrong}`} />}
    </li>
  );
}

function FileProblem({ text }: { text: string }) {
  return (
    <p role="alert" className="text-sm text-bad">
      {text}
    </p>
  );
}

/** Ours from wherever the dashboard was opened: its policy takes pictures of its own origin alone. */
export function shownAddress(address: string): string {
  const { pathname } = new URL(address);
  return pathname.startsWith("/brand-images/") ? pathname : address;
}
