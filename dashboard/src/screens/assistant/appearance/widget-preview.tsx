import type { Schema } from "@citedesk/client";
import { MessageCircle } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../parts/button.tsx";
import { Card } from "../../../parts/page.tsx";
import { t } from "../../../texts/language.ts";
import { shownAddress } from "./brand-pictures.tsx";
import type { Look } from "./look.ts";

const WIDTHS = { phone: "22.5rem", desktop: "100%" } as const;

/** How it will stand on the page: narrow or wide, light or dark. */
export function WidgetPreview({ name, look, brand }: { name: string; look: Look; brand: Schema<"Brand"> | undefined }) {
  const [width, setWidth] = useState<keyof typeof WIDTHS>("desktop");
  const [scheme, setScheme] = useState<"light" | "dark">("light");
  const accent = look[`accent_${scheme}`] || "var(--cd-accent)";
  const logo = (scheme === "dark" && brand?.logo_dark_url) || brand?.logo_url;
  const radius = `${Number(look.radius) || 0}px`;
  const starters = look.starter_questions
    .split("\n")
    .filter((line) => line.trim() !== "")
    .slice(0, 4);
  const size = Math.min(96, Math.max(32, Number(look.launcher_size) || 56));
  return (
    <Card
      title={t("Preview")}
      actions={
        <>
          <Button
            look="quiet"
            aria-pressed={width === "phone"}
            onClick={() => setWidth(width === "phone" ? "desktop" : "phone")}
          >
            {width === "phone" ? t("Show it wide") : t("Show it at 360 px")}
          </Button>
          <Button
            look="quiet"
            aria-pressed={scheme === "dark"}
            onClick={() => setScheme(scheme === "dark" ? "light" : "dark")}
          >
            {scheme === "dark" ? t("Show it light") : t("Show it dark")}
          </Button>
        </>
      }
    >
      <div
        style={{ colorScheme: scheme, maxWidth: WIDTHS[width] }}
        className={`relative mx-auto flex min-h-[30rem] w-full flex-col ${look.position === "start" ? "items-start" : "items-end"} justify-end gap-3 rounded-card border border-border bg-sunken p-4 text-text`}
      >
        <div
          className="flex w-full max-w-[25rem] flex-col gap-3 border border-border bg-surface p-4 shadow-float"
          style={{
            borderRadius: radius,
            fontSize: `${Number(look.font_size) || 15}px`,
            fontFamily: look.font || "system-ui",
          }}
        >
          {logo && <img src={shownAddress(logo)} alt={brand?.name} className="max-h-16 max-w-40 self-start" />}
          <p className="font-semibold">{name}</p>
          <p>{look.welcome_message || t("Ask a question; every answer shows its source.")}</p>
          {starters.map((question) => (
            <p key={question} className="border border-control px-3 py-1" style={{ borderRadius: radius }}>
              {question}
            </p>
          ))}
          <p
            className="self-end px-3 py-1.5"
            style={{ background: accent, color: "var(--cd-accent-text)", borderRadius: radius }}
          >
            {t("How long do refunds take?")}
          </p>
          <p>
            {t("Refunds take 14 days.")}{" "}
            <span className="inline-flex size-5 items-center justify-center rounded-tag border border-border text-xs">
              1
            </span>
          </p>
          <p className="border border-border p-2 text-sm" style={{ borderRadius: radius }}>
            … <mark>{t("Refunds take 14 days.")}</mark> …
          </p>
        </div>
        <span
          aria-hidden
          className="flex items-center justify-center rounded-full shadow-float"
          style={{ background: accent, color: "var(--cd-accent-text)", width: size, height: size }}
        >
          <MessageCircle />
        </span>
      </div>
    </Card>
  );
}
