/** How much of a limit is used. The figures stand beside it. */
export function UsageBar({ used, most }: { used: number; most: number }) {
  return (
    <span aria-hidden className="block h-2 w-full rounded-tag bg-sunken">
      <span
        className={`block h-2 rounded-tag ${used >= most ? "bg-bad" : "bg-accent"}`}
        style={{ width: `${Math.min(100, (100 * used) / Math.max(1, most))}%` }}
      />
    </span>
  );
}
