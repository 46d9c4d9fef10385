import { useEffect, useState } from "react";

/** The shape of what comes. Nothing for the first 200 ms: most answers are there before. */
export function Skeleton({ rows = 4, height = "h-10" }: { rows?: number; height?: string }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-hidden data-skeleton className={`flex flex-col gap-2 ${isShown ? "" : "invisible"}`}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows without content have no other name.
        <div key={row} className={`skeleton ${height}`} />
      ))}
    </div>
  );
}
