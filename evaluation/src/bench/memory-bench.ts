import { boundedRow, formatNumber, unmeasuredRow } from "../report/report-row.ts";
import type { Bench } from "./bench-context.ts";
import { residentMemory } from "./resident-memory.ts";

/** Memory after everything else was measured: with the passages loaded and thousands of chats behind it. */
export const memoryBench: Bench = async ({ passages, service }) => {
  const what = `memory with ${passages.toLocaleString("en")} passages, after all requests, MB`;
  const used = await residentMemory(service.pid);
  if (used === undefined) return [unmeasuredRow(what, "Only measured where /proc is there.")];
  const bounds = passages <= 100_000 ? [{ figure: "", atMost: 800 }] : [];
  return [
    boundedRow({
      what,
      reference: "Flowise 1,300 after 500 chats",
      figures: { "": used },
      bounds,
      format: formatNumber,
      note: "The mark is for 100,000 passages.",
    }),
  ];
};
