import { Link } from "@tanstack/react-router";
import { ArrowDown, ArrowRight, ArrowUp } from "lucide-react";
import { formatNumber } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";

interface FigureProps {
  label: string;
  value: string;
  now: number | null | undefined;
  before: number | null | undefined;
  unit?: "points";
  isBetterDown?: boolean;
  formula: string;
  to: "/insights" | "/gaps" | "/inbox" | "/leads";
  /** Where on that page its rows are. */
  at?: string;
}

/** A figure, its change to the time before, and the way to its rows. */
export function Figure({ label, value, now, before, unit, isBetterDown = false, formula, to, at }: FigureProps) {
  const change = changeOf(now, before, unit);
  const isUp = change !== undefined && change > 0;
  const isGood = change === 0 || change === undefined ? undefined : isUp !== isBetterDown;
  const Arrow = change === undefined || change === 0 ? ArrowRight : isUp ? ArrowUp : ArrowDown;
  return (
    <li className="flex flex-col gap-1 rounded-card border border-border bg-surface p-3">
      <Link to={to} {...(at ? { hash: at } : {})} className="flex flex-col text-text no-underline" title={formula}>
        <span className="text-sm text-muted">{label}</span>
        <span className="text-2xl font-semibold tabular-nums">{value}</span>
      </Link>
      {change === undefined ? (
        <span className="text-sm text-muted">{t("nothing to compare")}</span>
      ) : (
        <span
          className={`flex items-center gap-1 text-sm ${isGood === undefined ? "text-muted" : isGood ? "text-ok" : "text-bad"}`}
        >
          <Arrow size={16} strokeWidth={1.5} aria-hidden />
          {unit === "points"
            ? t("{n} points to the time before", { n: signed(change * 100) })
            : t("{n} % to the time before", { n: signed(change * 100) })}
        </span>
      )}
    </li>
  );
}

/** Shares by their difference, counts by their ratio. */
function changeOf(
  now: number | null | undefined,
  before: number | null | undefined,
  unit: "points" | undefined,
): number | undefined {
  if (now === null || now === undefined || before === null || before === undefined) return undefined;
  if (unit === "points") return now - before;
  return before === 0 ? undefined : now / before - 1;
}

function signed(value: number): string {
  const rounded = Math.round(value);
  return `${rounded > 0 ? "+" : ""}${formatNumber(rounded)}`;
}
