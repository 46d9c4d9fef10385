import type { ReactNode } from "react";

const TONES = {
  plain: "border-border text-muted",
  ok: "border-ok text-ok",
  warn: "border-warn text-warn",
  bad: "border-bad text-bad",
  accent: "border-accent text-accent",
} as const;

export type Tone = keyof typeof TONES;

/** A state always has its word; colour only underlines it. */
export function Tag({ tone = "plain", children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={`inline-block whitespace-nowrap rounded-tag border px-1.5 text-xs font-medium ${TONES[tone]}`}>
      {children}
    </span>
  );
}
