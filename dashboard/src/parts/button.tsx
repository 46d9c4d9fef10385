import type { ComponentProps } from "react";

const LOOKS = {
  primary: "bg-accent text-accent-text border-transparent hover:opacity-90",
  plain: "bg-surface text-text border-control hover:bg-sunken",
  quiet: "quiet border-transparent text-text hover:bg-sunken",
  danger: "bg-surface text-bad border-bad hover:bg-sunken",
} as const;

export type ButtonLook = keyof typeof LOOKS;

/** The same look for buttons and for links that act like one. */
export function buttonClasses(look: ButtonLook = "plain", more = ""): string {
  return `inline-flex min-h-8 items-center wrap-normal justify-center gap-1.5 rounded-control border px-3 py-1 font-medium no-underline transition-[background-color,opacity] duration-120 disabled:opacity-60 aria-disabled:cursor-default aria-disabled:opacity-60 pointer-coarse:min-h-11 ${LOOKS[look]} ${more}`;
}

interface ButtonProps extends ComponentProps<"button"> {
  look?: ButtonLook;
  /** While its work is under way it can't be pressed again. */
  isBusy?: boolean;
}

/** One that can't be pressed keeps the focus: who pressed it by a key goes on from there. */
export function Button({ look = "plain", isBusy = false, disabled = false, className = "", ...props }: ButtonProps) {
  const isOff = disabled || isBusy;
  return (
    <button
      type="button"
      {...props}
      {...(isOff ? { onClick: (event) => event.preventDefault() } : {})}
      aria-disabled={isOff || undefined}
      aria-busy={isBusy || undefined}
      className={buttonClasses(look, className)}
    />
  );
}

/** A picture alone: its words are for who can't see it, and in the tooltip. */
export function IconButton({ label, className = "", ...props }: ComponentProps<"button"> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...props}
      className={`inline-flex size-8 shrink-0 items-center justify-center rounded-control border border-transparent text-muted hover:bg-sunken hover:text-text disabled:opacity-60 pointer-coarse:size-11 ${className}`}
    />
  );
}
