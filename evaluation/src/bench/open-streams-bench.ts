import { boundedRow, formatNumber, unmeasuredRow } from "../report/report-row.ts";
import type { Bench } from "./bench-context.ts";
import { residentMemory } from "./resident-memory.ts";

/** Answers of a slow model, all streaming at the same time to readers of their own: each must come to its end. */
export const openStreamsBench: Bench = async ({ agentId, client, questions, quick, service }) => {
  const wanted = quick ? 100 : 1000;
  const what = "streams open at once that came to their end";
  await client.setModel(agentId, "openai/stub-slow");
  try {
    const first = await client.streamChat(agentId, questions[0]!);
    if (first.firstMs === undefined)
      return [unmeasuredRow(what, "The answer streamed no words of the model.", "≥ 1,000")];
    const before = await residentMemory(service.pid);
    const streams = Array.from({ length: wanted }, (_, index) =>
      client.streamChat(agentId, questions[index % questions.length]!).then(
        ({ body }) => body.includes("[DONE]"),
        () => false,
      ),
    );
    const peak = new Promise<number | undefined>((resolve) =>
      setTimeout(() => resolve(residentMemory(service.pid)), PEAK_AFTER_MS),
    );
    const ended = (await Promise.all(streams)).filter((isWhole) => isWhole).length;
    const grown = ((await peak) ?? Number.NaN) - (before ?? Number.NaN);
    return [
      boundedRow({
        what,
        figures: { "": ended, "MB more": grown },
        bounds: [{ figure: "", atLeast: wanted }],
        format: formatNumber,
      }),
    ];
  } finally {
    await client.setModel(agentId, "extractive");
  }
};

/** By then all are open and none has ended. */
const PEAK_AFTER_MS = 8000;
