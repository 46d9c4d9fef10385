import { formatNumber } from "../../texts/formats.ts";

/** What a receipt counts, by the names of the interface. */
export function ErasedCounts({ erased }: { erased: Record<string, number> }) {
  const counted = Object.entries(erased).filter(([, count]) => count > 0);
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm tabular-nums">
      {counted.map(([name, count]) => (
        <li key={name}>
          {formatNumber(count)} {name.replaceAll("_", " ")}
        </li>
      ))}
      {counted.length === 0 && <li>–</li>}
    </ul>
  );
}
