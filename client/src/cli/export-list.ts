import { writeFile } from "node:fs/promises";
import type { Session, Values } from "./session.ts";
import { UsageError } from "./usage-error.ts";

const FORMATS = ["csv", "jsonl"];

/** A whole list as a file or to where the output goes, as the service writes it; reports are CSV only. */
export async function exportList(session: Session, values: Values, [list]: string[]): Promise<void> {
  if (!list || !/^[a-z_/]+$/.test(list)) throw new UsageError("export takes a list: chats, leads, stats/questions, …");
  const isReport = list.startsWith("stats/");
  const { format = isReport ? "csv" : "jsonl", to } = values as { format?: string; to?: string };
  if (!FORMATS.includes(format)) throw new UsageError(`--format is ${FORMATS.join(" or ")}.`);
  if (isReport && format !== "csv") throw new UsageError(`${list} is a report, which is written as --format csv.`);
  const accept = format === "csv" ? "text/csv" : "application/x-ndjson";
  const content = await session.client().request("GET", `/v2/${list}`, {
    query: { format, ...(list === "chats" && format === "jsonl" ? { include: "messages" } : {}) },
    headers: { accept: `${accept}, application/problem+json` },
    signal: session.signal,
  });
  const text = typeof content === "string" ? content : content === undefined ? "" : `${JSON.stringify(content)}\n`;
  if (to === undefined) return void session.out.write(text);
  await writeFile(to, text);
  const rows = text.split("\n").filter((line) => line !== "").length - (format === "csv" ? 1 : 0);
  session.say(`${rows} rows in ${to}`);
  session.give({ file: to, rows });
}
