import type { Schema } from "@citedesk/client";
import { ArrowUp, MessageCircle } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../parts/button.tsx";
import { linesOf } from "../../../parts/lines-of.ts";
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
  const filled = { background: accent, color: "var(--cd-accent-text)" };
  const radius = `${Number(look.radius) || 0}px`;
  const starters = linesOf(look.starter_questions).slice(0, 4);
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
          className="flex w-full max-w-[25rem] flex-col gap-3 overflow-hidden bg-bg shadow-float"
          style={{
            borderRadius: radius,
            fontSize: `${Number(look.font_size) || 15}px`,
            fontFamily: look.font || "system-ui",
          }}
        >
          <p className="flex items-center gap-2 border-b border-border bg-surface px-4 py-3 font-semibold">
            {logo && <img src={shownAddress(logo)} alt={brand?.name} className="max-h-6 max-w-20" />}
            {name}
          </p>
          <div className="flex flex-col gap-3 px-4 py-1">
            {look.welcome_message && <p className="font-semibold">{look.welcome_message}</p>}
            <ul className="flex flex-wrap gap-2 text-base">
              {starters.map((question) => (
                <li key={question} className="rounded-lg border border-border bg-accent-soft px-3 py-1">
                  {question}
                </li>
              ))}
            </ul>
            <p className="text-sm text-muted">{t("An example of a question and its answer:")}</p>
            <p
              className="self-end bg-accent-soft px-3 py-2"
              style={{ borderRadius: radius, borderEndEndRadius: "4px" }}
            >
              {t("How long do refunds take?")}
            </p>
            <div
              className="flex flex-col gap-2 border border-border bg-surface p-3"
              style={{ borderRadius: radius, borderEndStartRadius: "4px" }}
            >
              <p>
                {t("Refunds take 14 days.")}{" "}
                <span className="inline-flex size-6 items-center justify-center rounded-tag bg-mark text-xs">1</span>
              </p>
              <p className="border-l-2 border-mark pl-3 text-sm text-muted">
                … <mark>{t("Refunds take 14 days.")}</mark> …
              </p>
            </div>
          </div>
          <p className="flex gap-2 border-t border-border bg-surface px-4 py-3">
            <span className="min-h-11 flex-1 rounded-lg border border-control px-3 py-2 text-muted">
              {t("Ask a question")}
            </span>
            <span className="flex size-11 items-center justify-center rounded-lg" style={filled}>
              <ArrowUp size={20} strokeWidth={1.5} aria-hidden />
            </span>
          </p>
        </div>
        <span
          aria-hidden
          className="flex items-center justify-center rounded-full shadow-float"
          style={{ ...filled, width: size, height: size }}
        >
          <MessageCircle />
        </span>
      </div>
    </Card>
  );
}
